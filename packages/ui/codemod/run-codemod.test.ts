// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renameTableFixture } from './rename-table.fixtures.ts';
import { runCodemod } from './run-codemod.ts';

const page = `import { Button } from '@piri/ui/button';\nexport const Save = () => <Button busy {...rest} />;\n`;
let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'piri-codemod-'));
  put('page.tsx', page);
  put('styles/page.scss', '[data-busy] { top: 0 }');
  put('plain.ts', 'export const one = 1;');
  for (const folder of ['node_modules/a', 'dist', 'build', '.cache']) put(`${folder}/page.tsx`, page);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

const read = (path: string) => readFileSync(join(project, path), 'utf8');

function run(...args: string[]) {
  const lines: string[] = [];
  const code = runCodemod(args, project, renameTableFixture, (line) => lines.push(line));
  return { code, lines };
}

it('rewrites the files of a project and reports the changes', () => {
  expect(run()).toEqual({
    code: 0,
    lines: [
      'look at page.tsx:2: props of Button from elsewhere: some have new names',
      'page.tsx: 1 prop',
      'styles/page.scss: 1 data attribute',
      '2 changes made in 2 files.',
    ],
  });
  expect(read('page.tsx')).toBe(page.replace('busy', 'loading'));
  expect(read('styles/page.scss')).toBe('[data-loading] { top: 0 }');
  for (const folder of ['node_modules/a', 'dist', 'build', '.cache']) {
    expect(read(`${folder}/page.tsx`)).toBe(page);
  }
});

it('changes nothing the second time', () => {
  run();
  expect(run().lines.at(-1)).toBe('0 changes made in 0 files.');
});

it('writes nothing with --dry-run', () => {
  expect(run('--dry-run').lines.at(-1)).toBe('2 changes would be made in 2 files.');
  expect(read('page.tsx')).toBe(page);
});

it('reads only the paths that it is given', () => {
  expect(run('styles').lines).toEqual(['styles/page.scss: 1 data attribute', '1 change made in 1 file.']);
});

it('exits with 1 if a file cannot be parsed, and rewrites the others', () => {
  put('broken.tsx', 'const = 1;');
  const { code, lines } = run();
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^broken\.tsx:1: /);
  expect(read('page.tsx')).toContain('loading');
});

it('prints its usage', () => {
  expect(run('--help')).toEqual({ code: 0, lines: [expect.stringContaining('--dry-run')] });
});

it('uses its own TypeScript if that of the project has no API', () => {
  put('node_modules/typescript/package.json', '{ "name": "typescript", "main": "index.cjs" }');
  put('node_modules/typescript/index.cjs', 'module.exports = { version: "7.0.2" };');
  expect(run().code).toBe(0);
});
