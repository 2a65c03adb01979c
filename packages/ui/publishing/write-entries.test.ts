// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntryRenameTable, writeEntries } from './write-entries.ts';

// A small package that is built like this one: two modules with renamed components, and one without.
const source: Record<string, string> = {
  'button/button.tsx': `
    export interface ButtonProps { loading?: boolean; variant?: 'ghost' | 'primary' }
    export function Button({ loading, variant }: ButtonProps) { return <b>{loading ? 'loading' : variant}</b>; }
    export function ButtonRow() { return <Button />; }`,
  'link-tile/link-tile.tsx': `
    export interface LinkTileProps<T> { value: T }
    export function LinkTile({ value }: LinkTileProps<string>) { return <i>{value}</i>; }`,
  'tokens/tokens.tsx': `export const getTokens = () => new Map();`,
  'plain/plain.tsx': `export function Plain() { return null; }`,
};

const table: EntryRenameTable = {
  renamedProps: {
    Button: { from: 'button', props: { busy: 'loading' }, values: { variant: { quiet: 'ghost' } } },
  },
  renamedExports: {
    button: { Press: 'Button', PressProps: 'ButtonProps', PressRow: 'ButtonRow' },
    'link-tile': { JointTile: 'LinkTile', JointTileProps: 'LinkTileProps' },
    tokens: { tokensOf: 'getTokens' },
  },
  renamedSubpaths: { 'joint-tile': 'link-tile' },
};

const folder = mkdtempSync(join(tmpdir(), 'piri-entries-'));
const dist = join(folder, 'node_modules/@piri/ui/dist');
const read = (file: string) => readFileSync(join(dist, 'entries', file), 'utf8');
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
  'bin/tsc',
);
const options = { target: 'es2024', module: 'nodenext', jsx: 'react-jsx', strict: true, types: [] };

function compile(config: object) {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

beforeAll(async () => {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  put('package.json', '{ "type": "module" }');
  for (const [file, text] of Object.entries(source)) put(`src/${file}`, text);
  cpSync(join(import.meta.dirname, '../src/renamed'), join(folder, 'src/renamed'), {
    recursive: true,
    filter: (path) => !path.includes('.test.'),
  });
  for (const name of ['react', '@types/react']) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(import.meta.dirname, '../node_modules', name), join(folder, 'node_modules', name));
  }
  put(
    'node_modules/@piri/ui/package.json',
    JSON.stringify({
      type: 'module',
      exports: { './*': { types: './dist/entries/*.d.ts', default: './dist/entries/*.js' } },
    }),
  );
  const emitted = { declaration: true, rewriteRelativeImportExtensions: true, rootDir: 'src', outDir: dist };
  expect(compile({ compilerOptions: { ...options, ...emitted }, include: ['src'] })).toBe('');
  const types = join(dist, 'renamed/with-old-names.d.ts');
  writeFileSync(types, readFileSync(types, 'utf8').replaceAll(".ts'", ".js'"));
  await writeEntries(dist, table);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the entries of the published package', () => {
  it('re-export a module without renames as it is', () => {
    expect(read('plain.js')).toBe("export * from '../plain/plain.js';\n");
    expect(read('plain.d.ts')).toBe("export * from '../plain/plain.js';\n");
  });

  it('name every export of a module with renames, for frameworks with server components', () => {
    expect(read('button.js')).toMatch(/^'use client';\n/);
    expect(read('button.js')).not.toContain('export *');
    expect(read('link-tile.js')).not.toContain('with-old-names');
  });

  it('do not mark tokens as client modules', () => {
    expect(read('tokens.js')).toMatch(/^export \{ getTokens \}/);
    expect(read('tokens.js')).toContain('getTokens as tokensOf');
  });

  it('have types for old and current names, with all libraries checked', { timeout: 60_000 }, () => {
    writeFileSync(
      join(folder, 'page.tsx'),
      `import { Button, ButtonRow, type ButtonProps, Press, type PressProps, PressRow } from '@piri/ui/button';
      import { JointTile, type JointTileProps, LinkTile } from '@piri/ui/joint-tile';
      import { LinkTile as Same } from '@piri/ui/link-tile';
      import { Plain } from '@piri/ui/plain';
      const props: PressProps & ButtonProps = { variant: 'ghost' };
      const tile: JointTileProps<string> = { value: 'a' };
      export const page = [
        <Button loading />, <Button busy variant="quiet" {...props} />, <Press busy />, <ButtonRow />, <PressRow />,
        <JointTile {...tile} />, <LinkTile {...tile} />, <Same {...tile} />, <Plain />,
      ];
      // @ts-expect-error: a value that never existed
      export const wrong = <Button variant="loud" />;`,
    );
    const config = { ...options, noEmit: true, skipLibCheck: false };
    expect(compile({ compilerOptions: config, include: ['page.tsx'] })).toBe('');
    const bundler = { ...config, module: 'esnext', moduleResolution: 'bundler' };
    expect(compile({ compilerOptions: bundler, include: ['page.tsx'] })).toBe('');
  });

  it('give old exports the same components, which accept old props', async () => {
    const button = await import(join(dist, 'entries/button.js'));
    const plain = await import(join(dist, 'button/button.js'));
    expect(Object.keys(button).sort()).toEqual(['Button', 'ButtonRow', 'Press', 'PressRow']);
    expect(button.Press).toBe(button.Button);
    expect(button.Button).not.toBe(plain.Button);
    expect(button.PressRow).toBe(plain.ButtonRow);
    expect(Object.keys(await import(join(dist, 'entries/joint-tile.js'))).sort()).toEqual([
      'JointTile',
      'LinkTile',
    ]);
  });
});

describe('refuses a table', () => {
  it.each<[why: string, wrong: Partial<EntryRenameTable>, message: RegExp]>([
    ['a module that is not built', { renamedExports: { chair: { Old: 'New' } } }, /do not exist: chair/],
    [
      'an old path that is still a module',
      { renamedSubpaths: { plain: 'button' } },
      /are still modules: plain/,
    ],
    ['an unknown export', { renamedExports: { plain: { Old: 'New' } } }, /names New, which/],
    ['an unknown component', { renamedProps: { Chair: { from: 'plain' } } }, /names Chair, which/],
  ])('that names %s', async (_, wrong, message) => {
    const empty = { renamedProps: {}, renamedExports: {}, renamedSubpaths: {} };
    await expect(writeEntries(dist, { ...empty, ...wrong })).rejects.toThrow(message);
  });
});
