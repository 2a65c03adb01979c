import type { ComponentRenames } from '../src/renamed/renames.ts';

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

/** Returns what a name is called now, if it was renamed. */
export function renamed(names: Names | undefined, name: string): string | undefined {
  return names && Object.hasOwn(names, name) ? names[name] : undefined;
}
