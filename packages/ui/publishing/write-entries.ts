import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenameTable } from '../src/renamed/rename-table.ts';
import type { PropRenames } from '../src/renamed/renames.ts';
import { sharedModules } from './shared-modules.ts';

/** The parts of the table that entries depend on. Style sheets and attributes have no entries. */
export type EntryRenameTable = Pick<RenameTable, 'renamedProps' | 'renamedExports' | 'renamedSubpaths'>;

interface Entry {
  subpath: string;
  /** The path of the built module, relative to the folder of the entries. */
  module: string;
  /** The exports that exist at run time. */
  values: string[];
  components: [name: string, renames: PropRenames][];
  /** Old → new name. */
  aliases: [old: string, current: string][];
}

/**
 * Writes `dist/entries/<subpath>.js` and its types, which the published package serves: all of the module as it is, or
 * with its renamed components under old and current names. Modules of the package import each other without entries.
 * Those in `entries/shared` are for sources that a project owns.
 */
export async function writeEntries(dist: string, table: EntryRenameTable): Promise<void> {
  const modules = findModules(dist);
  assertKnownModules(table, modules);
  mkdirSync(join(dist, 'entries/shared'), { recursive: true });
  const write = (subpath: string, code: string, types: string) => {
    writeFileSync(join(dist, 'entries', `${subpath}.js`), code);
    writeFileSync(join(dist, 'entries', `${subpath}.d.ts`), types);
  };
  for (const [subpath, file] of modules) {
    const components = Object.entries(table.renamedProps).flatMap(
      ([name, { from, ...inside }]): Entry['components'] => (from === subpath ? [[name, inside]] : []),
    );
    const aliases = Object.entries(table.renamedExports[subpath] ?? {});
    const module = `../${file}`;
    if (components.length + aliases.length === 0) {
      write(subpath, exportAll(module), exportAll(module));
      continue;
    }
    const values = Object.keys(await import(pathToFileURL(join(dist, file)).href));
    const types = readFileSync(join(dist, file.replace(/\.js$/, '.d.ts')), 'utf8');
    for (const name of [...components.map(([name]) => name), ...aliases.map(([, name]) => name)]) {
      if (!new RegExp(`\\b${name}\\b`).test(types))
        throw new Error(`The table of renames names ${name}, which ${module} does not export.`);
    }
    const entry = { subpath, module, values, components, aliases };
    write(subpath, codeOf(entry), typesOf(entry));
  }
  for (const [old, subpath] of Object.entries(table.renamedSubpaths)) {
    write(old, exportAll(`./${subpath}.js`), exportAll(`./${subpath}.js`));
  }
  for (const [name, module] of Object.entries(sharedModules)) {
    write(`shared/${name}`, exportAll(`../../${module}.js`), exportAll(`../../${module}.js`));
  }
}

/** The modules that can be imported, by subpath. */
function findModules(dist: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const file of globSync('*/*.js', { cwd: dist }).sort()) {
    const [, folder, name] = /^([\w-]+)\/([\w-]+)\.js$/.exec(file) ?? [];
    if (!folder || !name) continue;
    if (folder === name || name === 'lazy-mega-menu') modules.set(name, file);
  }
  return modules;
}

function assertKnownModules(
  { renamedProps, renamedExports, renamedSubpaths }: EntryRenameTable,
  modules: Map<string, string>,
) {
  const named = [
    ...Object.values(renamedProps).map(({ from }) => from),
    ...Object.keys(renamedExports),
    ...Object.values(renamedSubpaths),
  ];
  const unknown = named.filter((subpath) => !modules.has(subpath));
  if (unknown.length > 0)
    throw new Error(`The table of renames names modules that do not exist: ${unknown}.`);
  const taken = Object.keys(renamedSubpaths).filter((subpath) => modules.has(subpath));
  if (taken.length > 0)
    throw new Error(`These old subpaths in the table of renames are still modules: ${taken}.`);
}

const exportAll = (module: string) => `export * from '${module}';\n`;

const current = (name: string) => `Current${name}`;

/** Names every export, since frameworks with server components refuse `export *` from a module of the client. */
function codeOf({ subpath, module, values, components, aliases }: Entry): string {
  const wrapped = new Set(components.map(([name]) => name));
  const plain = values.filter((name) => !wrapped.has(name));
  return lines(
    // Tokens are data, which servers read too.
    subpath !== 'tokens' && `'use client';`,
    `import { ${components.map(([name]) => `${name} as ${current(name)}`).join(', ')} } from '${module}';`,
    components.length > 0 && `import { withOldNames } from '../renamed/with-old-names.js';`,
    plain.length > 0 && `export { ${plain.join(', ')} } from '${module}';`,
    ...components.map(
      ([name, renames]) =>
        `export const ${name} = /* @__PURE__ */ withOldNames(${current(name)}, ${JSON.stringify(renames)});`,
    ),
    ...aliases.flatMap(([old, name]) => {
      if (!values.includes(name)) return [];
      return wrapped.has(name)
        ? `export { ${name} as ${old} };`
        : `export { ${name} as ${old} } from '${module}';`;
    }),
  );
}

function typesOf({ module, components, aliases }: Entry): string {
  const wrapped = new Set(components.map(([name]) => name));
  return lines(
    `import type { ${components.map(([name]) => `${name} as ${current(name)}`).join(', ')} } from '${module}';`,
    components.length > 0 && `import type { WithOldNames } from '../renamed/with-old-names.js';`,
    // Local declarations take precedence over names from `export *`.
    `export * from '${module}';`,
    ...components.map(
      ([name, renames]) =>
        `export declare const ${name}: WithOldNames<typeof ${current(name)}, ${JSON.stringify(renames)}>;`,
    ),
    ...components.flatMap(([name, { closeHandlers }]) =>
      closeHandlers
        ? `export type {\n  /** @deprecated \`onOpenChange\` is called with a \`${name}OpenChangeReason\`. */\n  OldCloseReason as ${name}CloseReason,\n} from '../renamed/with-old-names.js';`
        : [],
    ),
    ...aliases.map(([old, name]) => {
      const from = wrapped.has(name) ? '' : ` from '${module}'`;
      return `export {\n  /** @deprecated It is called \`${name}\`. */\n  ${name} as ${old},\n}${from};`;
    }),
  );
}

function lines(...all: (string | false)[]): string {
  const kept = all.filter((line) => line && !/^import (type )?\{ {2}\}/.test(line));
  return `${kept.join('\n')}\n`;
}
