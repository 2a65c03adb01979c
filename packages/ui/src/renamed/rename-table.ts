import type { ComponentRenames } from './renames.ts';

type Names = Readonly<Record<string, string>>;

/** Everything that was renamed, as `src/renamed/renames.ts` exports it. */
export interface RenameTable {
  renames: Readonly<Record<string, ComponentRenames>>;
  renamedOptions: Readonly<Record<string, ComponentRenames>>;
  renamedExports: Readonly<Record<string, Names>>;
  renamedSubpaths: Names;
  renamedCssVariables: Names;
  renamedUtilities: Names;
  renamedDataAttributes: Names;
}

/** Returns the entry of a table under a key, and never what every object inherits, such as `constructor`. */
export function getOwn<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
