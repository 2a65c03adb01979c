import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A source file of a component, with what it imports. Paths are relative to the folder of the sources. */
export interface SourceModule {
  path: string;
  code: string;
  /** Files of this package. */
  imports: string[];
  /** Names of packages. */
  packages: string[];
}

/** Reads every source that a component reaches, starting with `<component>/<component>.tsx`. Keys are paths. */
export function readSourceModules(source: string): Map<string, SourceModule> {
  const modules = new Map<string, SourceModule>();
  const waiting = listComponents(source).map((name) => `${name}/${name}.tsx`);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue;
    const module = readModule(source, path);
    modules.set(path, module);
    waiting.push(...module.imports);
  }
  return modules;
}

/** The folders that hold a component of their own name. */
export function listComponents(source: string): string[] {
  return globSync('*/*.tsx', { cwd: source })
    .map((file) => dirname(file))
    .filter((name, index, all) => all.indexOf(name) === index)
    .filter((name) => existsSync(join(source, name, `${name}.tsx`)))
    .sort();
}

function readModule(source: string, path: string): SourceModule {
  const code = readFileSync(join(source, path), 'utf8');
  const specifiers = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
  return {
    path,
    code,
    imports: specifiers
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(source, join(source, dirname(path), name))),
    packages: specifiers.filter((name) => !name.startsWith('.')).map(getPackageName),
  };
}

/** Returns `react-dom` for `react-dom/client`, and `@radix-ui/react-dialog` as it is. */
function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
