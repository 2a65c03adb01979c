import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** The entries of `@piri/ui` that are not `src/<name>/<name>.tsx`. */
const otherEntries: Readonly<Record<string, string>> = {
  'packages/ui/src/mega-menu/lazy-mega-menu.tsx': '@piri/ui/lazy-mega-menu',
};

/** Finds the path by which an app imports a name of a file, or nothing if it cannot. */
export type FindImportPath = (file: string, name?: string) => string | undefined;

/** Finds the path in the package. `root` is the folder of the repository. */
export function findPackageImportPath(root: string, file: string, name?: string): string | undefined {
  const path = relative(root, file);
  const [, folder, own] = /^packages\/ui\/src\/([^/]+)\/([^/]+)\.tsx?$/.exec(path) ?? [];
  if (otherEntries[path]) return otherEntries[path];
  if (folder !== undefined && folder === own) return `@piri/ui/${folder}`;
  return folder !== undefined && name !== undefined && isFromEntry(root, folder, name)
    ? `@piri/ui/${folder}`
    : undefined;
}

/** Returns whether the file exists only for stories. */
export function isForStories(file: string): boolean {
  return /[.-](stories|fixtures?)\.tsx?$/.test(basename(file));
}

/** Returns whether the entry of a component exports a name of another file of its folder. */
function isFromEntry(root: string, folder: string, name: string): boolean {
  try {
    const entry = readFileSync(join(root, 'packages/ui/src', folder, `${folder}.tsx`), 'utf8');
    return [...entry.matchAll(/export (?:type )?\{([^}]*)\} from/g)].some(([, names]) =>
      names?.split(',').some((one) => one.trim() === name),
    );
  } catch {
    // `src/internal` and the like have no entry.
    return false;
  }
}
