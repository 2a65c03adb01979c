import { expect, test } from 'vitest';
import type { RootCategory } from './category-tree.ts';
import { findCategory } from './find-category.ts';

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

test('SHOP-1 a room lists its groups below it and nothing above', () => {
  expect(findCategory([living], 'living')).toMatchObject({ above: [], below: living.groups, beside: [] });
});

test('SHOP-1 a kind knows its way up and the kinds beside it', () => {
  const position = findCategory([living], 'three');
  expect(position?.above.map(({ id }) => id)).toEqual(['living', 'sofas']);
  expect(position?.beside).toEqual([kinds[0]]);
});

test('SHOP-1 an unknown id stands nowhere', () => {
  expect(findCategory([living], 'attic')).toBeUndefined();
});
