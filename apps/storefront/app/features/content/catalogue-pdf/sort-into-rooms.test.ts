import type { ItemSummary } from '@piri/contract/items';
import { expect, test } from 'vitest';
import { groupByCategory } from './load-catalogue-sections.ts';

const piece = (id: string, ...categories: string[]) =>
  ({ id, categories: categories.map((category) => ({ id: category, name: category })) }) as ItemSummary;
const rooms = [
  {
    ...{ id: 'living', name: 'Living Room', backdrop: 'living' as const },
    groups: [{ id: 'sofas', name: 'Sofas', kinds: [{ id: 'two', name: 'Two' }] }],
  },
  {
    id: 'office',
    name: 'Office',
    backdrop: 'office' as const,
    groups: [{ id: 'desks', name: 'Desks', kinds: [] }],
  },
];

test('CONT-3 the printed catalogue has each piece once, in the order of the menu, and no empty room', () => {
  const items = [
    piece('vase', 'living'),
    piece('small', 'two', 'desks'),
    piece('big', 'sofas'),
    piece('lost', 'x'),
  ];
  const printed = groupByCategory(rooms, items).map(({ id, groups }) => [
    id,
    groups.map((group) => [group.id, group.pieces.map((each) => each.id)]),
  ]);
  expect(printed).toEqual([
    [
      'living',
      [
        ['living', ['vase']],
        ['sofas', ['big', 'small']],
      ],
    ],
  ]);
});
