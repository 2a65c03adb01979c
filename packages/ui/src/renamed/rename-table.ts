import type { ComponentRenames } from './renames.ts';

type Names = Readonly<Record<string, string>>;

/** All renames, as exported by `src/renamed/renames.ts`. */
export interface RenameTable {
  renamedProps: Readonly<Record<string, ComponentRenames>>;
  renamedFunctionOptions: Readonly<Record<string, ComponentRenames>>;
  renamedExports: Readonly<Record<string, Names>>;
  renamedSubpaths: Names;
  renamedCssVariables: Names;
  renamedUtilities: Names;
  renamedDataAttributes: Names;
}

/** Returns the entry of a table for a key, ignoring inherited properties such as `constructor`. */
export function getOwn<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
