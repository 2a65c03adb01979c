import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Returns the classes of each component, with those of all modules that it imports, by the name of its subpath.
 */
export function findComponentClasses(
  dist: string,
  classesOf: Map<string, Set<string>>,
): Map<string, Set<string>> {
  const components = [...classesOf.keys()]
    .filter((file) => basename(dirname(file)) === basename(file, '.js') && dirname(dirname(file)) === dist)
    // Tokens are data for tools.
    .filter((file) => basename(file) !== 'tokens.js')
    .sort();
  return new Map(
    components.map((file) => {
      const modules = [...findImported(file)];
      return [
        basename(file, '.js'),
        new Set(modules.flatMap((module) => [...(classesOf.get(module) ?? [])])),
      ];
    }),
  );
}

/** Returns a module and all modules of the package that it imports, also on demand. */
function findImported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
    if (fileName.startsWith('.')) findImported(join(dirname(file), fileName), found);
  }
  return found;
}
