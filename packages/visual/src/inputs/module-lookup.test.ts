import { expect, test } from 'vitest';
import { parseGlobImports } from './glob-imports.ts';
import { collectReachableModules, type GraphModule, toRepositoryPath } from './module-lookup.ts';
import { parseCssImports } from './style-imports.ts';

const module = (importedIds: string[], dynamicallyImportedIds: string[] = []): GraphModule => ({
  isEntry: false,
  importedIds,
  dynamicallyImportedIds,
});

test('BENCH-4 static, dynamic and circular imports are followed, but not beyond the list of stories', () => {
  const modules: Record<string, GraphModule> = {
    a: module(['b'], ['c']),
    b: module(['a']),
    c: module(['list']),
    list: module(['d']),
  };
  expect([...collectReachableModules(['a'], (id) => modules[id] ?? null, ['list'])].sort()).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect([...collectReachableModules(['c'], (id) => modules[id] ?? null)].sort()).toEqual(['c', 'd', 'list']);
  const toolbarOnly = ['list', 'c'];
  expect([...collectReachableModules(['a'], (id) => modules[id] ?? null, toolbarOnly)].sort()).toEqual([
    'a',
    'b',
  ]);
});

test('BENCH-4 only files of the repository are inputs, whatever the query of their import', () => {
  expect(toRepositoryPath('/piri/packages/ui/a.svg?raw', '/piri')).toBe('packages/ui/a.svg');
  expect(toRepositoryPath('C:\\piri\\packages\\ui\\a.tsx', 'C:\\piri')).toBe('packages/ui/a.tsx');
  expect(toRepositoryPath('/piri/node_modules/.pnpm/react/index.js', '/piri')).toBeNull();
  expect(toRepositoryPath('\0virtual:thing', '/piri')).toBeNull();
  expect(toRepositoryPath('/piri-two/a.tsx', '/piri')).toBeNull();
});

test('BENCH-4 glob import patterns are resolved to paths relative to the root', () => {
  const source = `
    const one = import.meta.glob('../data/*.json', { eager: true });
    const two = import.meta.glob<string>(['./a/*.ts', '!./a/x.ts', "/public/*.svg"]);`;
  expect(parseGlobImports(source, 'apps/shop/app.ts')).toEqual([
    'apps/data/*.json',
    'apps/shop/a/*.ts',
    'public/*.svg',
  ]);
});

test('BENCH-4 the @import rules of a style sheet are found, except in comments', () => {
  const css = '@import "./a.css" layer(theme);\n/* @import "./b.css"; */\n@import url(\'c.css\') screen;';
  expect(parseCssImports(css)).toEqual(['./a.css', 'c.css']);
});
