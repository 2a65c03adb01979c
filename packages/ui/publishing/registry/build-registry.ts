import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isClientModule } from '../client-modules.ts';
import { findPackageSpecifier } from '../shared-modules.ts';
import { type RegistryFile, type RegistryItem, registryNamespace } from './registry-item.ts';
import { listComponents, readSourceModules, type SourceModule } from './source-modules.ts';

export interface RegistryOptions {
  packageFolder: string;
  /** Returns what a component is, in one sentence. */
  describe: (component: string) => string;
}

/** The item that every component depends on. */
const stylesItem = 'styles';

/**
 * Builds an item for each component from its sources. An item holds the files of its own folder and the internal files
 * that it reaches; a file of another component is a dependency on that item. The folders keep their layout, so relative
 * imports work in the project. What has to be the same for owned components and those of the package stays in the
 * package, and is imported from there. What a project imports is marked for server components, as in the package.
 */
export function buildRegistry({ packageFolder, describe }: RegistryOptions): RegistryItem[] {
  const source = join(packageFolder, 'src');
  const versions = readInstalledVersions(join(packageFolder, 'package.json'));
  const modules = readSourceModules(source);
  const components = new Set(
    listComponents(source).filter((name) => !findPackageSpecifier(`${name}/${name}.tsx`)),
  );
  const items = [...components].map((name): RegistryItem => {
    const { files, others } = collectFiles(name, modules, components);
    const packages = new Set(files.flatMap(({ packages: imported }) => imported));
    return {
      name,
      type: 'registry:ui',
      title: toTitle(name),
      description: describe(name),
      dependencies: [...packages]
        .filter((name) => versions[name])
        .sort()
        .map((name) => `${name}@${versions[name]}`),
      registryDependencies: [stylesItem, ...others].map((other) => `${registryNamespace}/${other}`),
      files: files.map(toRegistryFile),
    };
  });
  const styles: RegistryItem = {
    name: stylesItem,
    type: 'registry:item',
    title: 'Styles',
    description: 'Tokens, utilities, fonts and element defaults that the components use.',
    dependencies: ['@piri/ui'],
    // With the rules of the package's own components, which stand beside owned ones.
    css: { '@import "@piri/ui/tailwind.css"': {} },
  };
  return [styles, ...items];
}

/** Returns the files of an item, and the names of the items that it depends on. */
function collectFiles(
  name: string,
  modules: ReadonlyMap<string, SourceModule>,
  components: ReadonlySet<string>,
): { files: SourceModule[]; others: string[] } {
  const own = [...modules.values()].filter(({ path }) => getFolder(path) === name);
  const files = new Map<string, SourceModule>();
  const others = new Set<string>();
  const waiting = own.map(({ path }) => path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = modules.get(path);
    if (!module || files.has(path) || findPackageSpecifier(path)) continue;
    const folder = getFolder(path);
    if (folder !== name && components.has(folder)) {
      others.add(folder);
      continue;
    }
    files.set(path, module);
    waiting.push(...module.imports);
  }
  return {
    files: [...files.values()].sort((one, other) => one.path.localeCompare(other.path)),
    others: [...others].sort(),
  };
}

function toRegistryFile({ path, code }: SourceModule): RegistryFile {
  return {
    path: `src/${path}`,
    type: 'registry:ui',
    target: `@ui/piri/${path}`,
    content: (isClientModule(path) ? `'use client';\n` : '') + writeBreakpoints(writeImports(path, code)),
  };
}

/**
 * Imports what stays in the package from there. Other imports lose their extension: not every project allows `.tsx` in
 * them, and every bundler finds the file without it.
 */
function writeImports(path: string, code: string): string {
  return code.replace(
    /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"\n]+?)\.tsx?(?=['"])/g,
    (_, start: string, file: string) =>
      start + (findPackageSpecifier(posix.join(posix.dirname(path), file)) ?? file),
  );
}

/** Returns the installed version of each dependency. React is none of them: every project has it already. */
function readInstalledVersions(manifestFile: string): Readonly<Record<string, string>> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  );
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const installed = findPackageJSON(name, pathToFileURL(manifestFile));
      if (!installed) throw new Error(`${name} is not installed.`);
      return [name, JSON.parse(readFileSync(installed, 'utf8')).version];
    }),
  );
}

/** Our `xs:` and `sm:` begin elsewhere than those of a project, so they become widths: `sm:p-2` → `min-[30rem]:p-2`. */
function writeBreakpoints(code: string): string {
  return code.replace(
    /(?<=[\s'"`:])(max-)?(xs|sm):(?=[^\s'"`])/g,
    (_, max: string | undefined, name: 'xs' | 'sm') => `${max ?? 'min-'}[${breakpoints[name]}]:`,
  );
}

const breakpoints = { xs: '22.5rem', sm: '30rem' };

function getFolder(path: string): string {
  return path.split('/')[0] ?? '';
}

function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the files of a registry that a web server serves, by path: the list of the items, and one file for each. */
export function buildRegistryFiles(items: readonly RegistryItem[]): Map<string, string> {
  // The list has no sources: clients read it to find items.
  const list = items.map(({ files, ...item }) => ({
    ...item,
    ...(files && { files: files.map(({ content: _content, ...file }) => file) }),
  }));
  return new Map([
    ['registry.json', toJson({ name: 'piri', items: list })],
    ...items.map((item): [string, string] => [`${item.name}.json`, toJson(item)]),
  ]);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
