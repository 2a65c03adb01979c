// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFixedTexts } from './find-fixed-texts.ts';

const source = join(import.meta.dirname, '../..');
const notComponents =
  /\.(test|stories)\.|fixture|(^|\/)testing\/|^internal\/(docs|pictures)\/|^(renamed|tokens|styles|fonts|bangla-labels)\/|\/build-/;

test('every default text of a component comes through `useLabels`', () => {
  const components = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !notComponents.test(path))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
  expect(components.length).toBeGreaterThan(150);
  expect(findFixedTexts(components)).toEqual([]);
});

test.each([
  [`function A({ label = 'was' }) {} interface P { label?: string }`, 'was'],
  [
    `function A({ more = (n) => \`and \${n} more\` }) {} interface P { more?: (n: number) => string }`,
    'and {} more',
  ],
  [`const a = <p>of all</p>;`, 'of all'],
  [`const a = <nav aria-label="main" />;`, 'main'],
  [`const a = <p>{given ?? 'Whole numbers only.'}</p>;`, 'Whole numbers only.'],
  [`const english = { retry: 'Try again' }; const labels = { ...english, ...own };`, 'Try again'],
])('finds the text in %j', (text, found) => {
  expect(findFixedTexts([{ path: 'a.tsx', text }])).toEqual([`a.tsx:1: ${found}`]);
});

test.each([
  `const english = { a: 'Try again', b: inner }; const inner = { c: 'No.' }; useLabels('A', english, own);`,
  `function A({ side = 'start', id = 'gallery' }) {} interface P { side?: Side; id?: string }`,
  `const a = key === 'Enter' ? <p className="Any class" data-slot="a">{text}, 1</p> : null;`,
  `throw new Error('\`Tab\` is outside \`Tabs\`.');`,
])('finds no text in %j', (text) => {
  expect(findFixedTexts([{ path: 'a.tsx', text }])).toEqual([]);
});
