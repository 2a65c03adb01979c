import { expect, it } from 'vitest';
import { getCompareHref, parseComparedIds } from './get-compare-href.ts';

const asked = (query: string) => parseComparedIds(new URLSearchParams(query));

it('adds every item to the URL, and no parameter without items', () => {
  expect(getCompareHref(['koel-accent-chair', 'piri-stool'])).toBe(
    '/compare?id=koel-accent-chair&id=piri-stool',
  );
  expect(getCompareHref([])).toBe('/compare');
});

it('parses each item once, in order, and skips empty fields', () => {
  expect(asked('id=b&id=a&id=b&id=')).toEqual({ known: ['b', 'a'], unknown: [] });
});

it('accepts three items at most', () => {
  expect(asked('id=a&id=b&id=c&id=d').known).toEqual(['a', 'b', 'c']);
});

it('treats an invalid id as unknown, and shortens it', () => {
  expect(asked("id=a&id=' or 1=1")).toEqual({ known: ['a'], unknown: ["' or 1=1"] });
  expect(asked(`id=${'x'.repeat(300)}`).unknown).toEqual(['x'.repeat(60)]);
});
