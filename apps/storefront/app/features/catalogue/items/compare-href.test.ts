import { expect, it } from 'vitest';
import { compareHref, parseComparedIds } from './compare-href.ts';

const asked = (query: string) => parseComparedIds(new URLSearchParams(query));

it('names every piece in the address, and none where there is none', () => {
  expect(compareHref(['koel-accent-chair', 'piri-stool'])).toBe(
    '/compare?id=koel-accent-chair&id=piri-stool',
  );
  expect(compareHref([])).toBe('/compare');
});

it('reads each piece once, in its order, and passes over a field that was left empty', () => {
  expect(asked('id=b&id=a&id=b&id=')).toEqual({ known: ['b', 'a'], unknown: [] });
});

it('has room for three', () => {
  expect(asked('id=a&id=b&id=c&id=d').known).toEqual(['a', 'b', 'c']);
});

it('asks nobody about what cannot be an id', () => {
  expect(asked("id=a&id=' or 1=1")).toEqual({ known: ['a'], unknown: ["' or 1=1"] });
  expect(asked(`id=${'x'.repeat(300)}`).unknown).toEqual(['x'.repeat(60)]);
});
