import { expect, test } from 'vitest';
import type { RootCategory } from './category-tree.ts';
import { findCategoryPosition } from './find-category-position.ts';

const kinds = [
  { id: 'two', name: '2-Seater' },
  { id: 'three', name: '3-Seater' },
];
const living: RootCategory = {
  id: 'living',
  name: 'Living Room',
  shortName: 'Living',
  nameBn: '',
  backdrop: 'living',
  groups: [
    { id: 'sofas', name: 'Sofas', kinds },
    { id: 'tables', name: 'Tables', kinds: [] },
  ],
};

test('SHOP-1 a root category has its groups below it and nothing above', () => {
  expect(findCategoryPosition([living], 'living')).toMatchObject({
    above: [],
    below: living.groups,
    beside: [],
  });
});

test('SHOP-1 a category of the third level has its ancestors and siblings', () => {
  const position = findCategoryPosition([living], 'three');
  expect(position?.above.map(({ id }) => id)).toEqual(['living', 'sofas']);
  expect(position?.beside).toEqual([kinds[0]]);
});

test('SHOP-1 returns undefined for an unknown id', () => {
  expect(findCategoryPosition([living], 'attic')).toBeUndefined();
});
