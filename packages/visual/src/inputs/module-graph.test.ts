import { expect, test } from 'vitest';
import { globsIn } from './glob-imports.ts';
import { fileOf, type GraphModule, reachedFrom } from './module-graph.ts';
import { importsOf } from './style-imports.ts';

const module = (importedIds: string[], dynamicallyImportedIds: string[] = []): GraphModule => ({
  isEntry: false,
  importedIds,
  dynamicallyImportedIds,
});

test('BENCH-4 static and dynamic imports are followed, circles too, and nothing behind the list of stories', () => {
  const modules: Record<string, GraphModule> = {
    a: module(['b'], ['c']),
    b: module(['a']),
    c: module(['list']),
    list: module(['d']),
  };
  expect([...reachedFrom(['a'], (id) => modules[id] ?? null, 'list')].sort()).toEqual(['a', 'b', 'c']);
  expect([...reachedFrom(['c'], (id) => modules[id] ?? null)].sort()).toEqual(['c', 'd', 'list']);
});

test('BENCH-4 only files of the repository are inputs; what a query asks of them does not matter', () => {
  expect(fileOf('/piri/packages/ui/a.svg?raw', '/piri')).toBe('packages/ui/a.svg');
  expect(fileOf('C:\\piri\\packages\\ui\\a.tsx', 'C:\\piri')).toBe('packages/ui/a.tsx');
  expect(fileOf('/piri/node_modules/.pnpm/react/index.js', '/piri')).toBeNull();
  expect(fileOf('\0virtual:thing', '/piri')).toBeNull();
  expect(fileOf('/piri-two/a.tsx', '/piri')).toBeNull();
});

test('BENCH-4 the patterns of a glob import are read from the root', () => {
  const source = `
    const one = import.meta.glob('../data/*.json', { eager: true });
    const two = import.meta.glob<string>(['./a/*.ts', '!./a/x.ts', "/public/*.svg"]);`;
  expect(globsIn(source, 'apps/shop/app.ts')).toEqual([
    'apps/data/*.json',
    'apps/shop/a/*.ts',
    'public/*.svg',
  ]);
});

test('BENCH-4 a style sheet names the sheets it imports, a comment does not', () => {
  const css = '@import "./a.css" layer(theme);\n/* @import "./b.css"; */\n@import url(\'c.css\') screen;';
  expect(importsOf(css)).toEqual(['./a.css', 'c.css']);
});
