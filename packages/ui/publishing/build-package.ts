import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renamedExports, renamedProps, renamedSubpaths } from '../src/renamed/renames.ts';
import { buildStyleSheets } from './build-style-sheets.ts';
import { buildTailwindEntry } from './build-tailwind-entry.ts';
import { bundleCommand } from './bundle-command.ts';
import { isClientModule } from './client-modules.ts';
import { loadClassCheck } from './compile-utilities.ts';
import { findComponentClasses } from './find-component-classes.ts';
import { prefixClasses } from './prefix-classes.ts';
import { writeDocs } from './write-docs.ts';
import { writeEntries } from './write-entries.ts';

// Run with `pnpm --filter @piri/ui build`. Builds everything in the tarball of this package except its README.
const folder = dirname(import.meta.dirname);
const source = join(folder, 'src');
const dist = join(folder, 'dist');

rmSync(dist, { recursive: true, force: true });
emitModules();
for (const file of globSync('**/*.d.ts', { cwd: dist })) nameModules(join(dist, file));
// Tables of old and new names are no components.
const modules = globSync('**/*.js', { cwd: dist, exclude: ['renamed/**'] }).map((file) => join(dist, file));
const classes = prefixClasses(modules, await loadClassCheck());
for (const file of globSync('*/*.js', { cwd: dist })) {
  if (isClientModule(file)) markForClient(join(dist, file));
}
await writeEntries(dist, { renamedProps, renamedExports, renamedSubpaths });
await bundleCommand(dist, 'codemod/piri-ui-codemod.ts');
await bundleCommand(dist, 'theme/piri-ui-theme.ts');
copy('fonts', /\.(woff2|txt)$/);
copy('logo/favicon', /./);
buildTailwindEntry(join(source, 'styles'), join(dist, 'styles'));
await buildStyleSheets(dist, findComponentClasses(dist, classes));
removeUnusedFonts();
writeDocs(folder, dist);

/** Compiles without bundling: one module per source, with its types, so that an import loads only its component. */
function emitModules(): void {
  const { resolve } = createRequire(import.meta.url);
  const compiler = join(dirname(resolve('typescript-7/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(import.meta.dirname, 'tsconfig.emit.json')], {
    stdio: 'inherit',
  });
}

/** Renames imports in type files: the compiler turns `./icon.tsx` into `./icon.js` in modules, but not in types. */
function nameModules(file: string): void {
  const types = readFileSync(file, 'utf8');
  writeFileSync(file, types.replace(/(["']\.{1,2}\/[^"'\n]+)\.tsx?(["'])/g, '$1.js$2'));
}

/** Marks a component for frameworks with server components: it can be imported there, but also runs in the browser. */
function markForClient(file: string): void {
  writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
}

/** Removes the fonts that only the workspace's apps use. */
function removeUnusedFonts(): void {
  const sheets = globSync('*.css', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
  for (const file of globSync('fonts/*.woff2', { cwd: dist })) {
    if (!sheets.some((css) => css.includes(file))) rmSync(join(dist, file));
  }
}

function copy(name: string, wanted: RegExp): void {
  for (const file of globSync(`${name}/*`, { cwd: source })) {
    if (wanted.test(file)) cpSync(join(source, file), join(dist, file));
  }
}
