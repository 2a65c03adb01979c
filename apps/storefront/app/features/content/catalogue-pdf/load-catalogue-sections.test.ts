import type { ItemSummary } from '@piri/contract/items';
import { expect, test } from 'vitest';
import { toCatalogueSections } from './load-catalogue-sections.ts';

const item = (id: string, ...categories: string[]) =>
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

test('CONT-3 the printed catalogue has each item once, in menu order, without empty categories', () => {
  const items = [
    item('vase', 'living'),
    item('small', 'two', 'desks'),
    item('big', 'sofas'),
    item('lost', 'x'),
  ];
  const printed = toCatalogueSections(rooms, items).map(({ id, groups }) => [
    id,
    groups.map((group) => [group.id, group.items.map((each) => each.id)]),
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
