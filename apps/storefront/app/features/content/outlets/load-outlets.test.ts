import { expect, it } from 'vitest';
import { stockInStories } from '../../browse/item-details/data/details-in-stories.ts';
import { divisionsInStories } from '../../customer/delivery/divisions-in-stories.ts';
import { divisionPatches } from './division-patches.ts';
import { arrange } from './load-outlets.ts';
import { outletsInStories } from './outlets-in-stories.ts';

const names = (asked: Parameters<typeof arrange>[1]) =>
  arrange(outletsInStories, asked).outlets.map(({ name }) => name);

it('CONT-2 the map has a patch for every division that the shop delivers to, and no other', () => {
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => `${id} ${name}`).toSorted();
  expect(named(divisionPatches)).toEqual(named(divisionsInStories));
});

it('CONT-2 showrooms stand division by division, the one with most of them first', () => {
  const { outlets, counts, division } = arrange(outletsInStories, { division: '', stock: [] });
  expect(outlets.slice(0, 6).map((outlet) => outlet.division)).toEqual([
    ...['Dhaka', 'Dhaka', 'Dhaka', 'Dhaka'],
    ...['Chattogram', 'Chattogram'],
  ]);
  expect(counts).toMatchObject({ dhaka: 4, chattogram: 2, sylhet: 1 });
  expect(counts).not.toHaveProperty('mymensingh');
  expect(division).toBeUndefined();
});

it('CONT-2 a division that is none is as none', () => {
  expect(names({ division: 'atlantis', stock: [] })).toHaveLength(outletsInStories.length);
  expect(names({ division: 'mymensingh', stock: [] })).toEqual([]);
});

it('DETAIL-3 those that have a piece come first, with what they have, and those that do not show it last', () => {
  const stock = stockInStories('meghna-3-seater').filter(({ skuCode }) => skuCode === 'MGN-3S-ASH');
  const { outlets } = arrange(outletsInStories, { division: 'dhaka', stock });
  expect(outlets.map(({ name, stock }) => [name, stock?.available])).toEqual([
    ['Dhanmondi', 4],
    ['Uttara', 2],
    ['Mirpur', 1],
    ['Bashundhara', undefined],
  ]);
});
