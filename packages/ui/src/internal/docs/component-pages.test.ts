// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const parts = join(import.meta.dirname, '../..');
const pages = globSync('*/*.mdx', { cwd: parts });

const sections = [
  'What it is for',
  'Live',
  'Anatomy',
  'Do and don’t',
  'Keyboard',
  'For assistive technology',
  'Props',
  'Data attributes',
];

test('BENCH-1 every part with stories has a page', () => {
  const withStories = globSync('*/*.stories.tsx', { cwd: parts }).map((path) => path.split('/')[0]);
  const withPage = pages.map((path) => path.split('/')[0]);
  expect(withStories.filter((part) => !withPage.includes(part))).toEqual([]);
});

test.each(pages)('BENCH-1 %s has every section of the template, in its order', (page) => {
  const titles = [...readFileSync(join(parts, page), 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, title]) => title,
  );
  expect(titles.filter((title) => sections.includes(title ?? ''))).toEqual(sections);
});

test.each(pages)('BENCH-1 %s shows its keyboard table and what to take instead', (page) => {
  const source = readFileSync(join(parts, page), 'utf8');
  for (const block of [
    '<Lead',
    '<Choice',
    '<Live',
    '<Anatomy',
    '<DoAndDont',
    '<KeyboardTable',
    '<ArgTypes',
    '<DataAttributes',
  ]) {
    expect(source).toContain(block);
  }
});
