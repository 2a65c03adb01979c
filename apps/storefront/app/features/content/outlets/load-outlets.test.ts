import { expect, it } from 'vitest';
import { createStockEntryFixtures } from '../../browse/item-details/data/details.fixtures.ts';
import { divisionFixtures } from '../../customer/delivery/divisions.fixtures.ts';
import { divisionTiles } from './division-map-layout.ts';
import { buildOutletsList } from './load-outlets.ts';
import { outletFixtures } from './outlet.fixtures.ts';

const names = (asked: Parameters<typeof buildOutletsList>[1]) =>
  buildOutletsList(outletFixtures, asked).outlets.map(({ name }) => name);

it('CONT-2 the map has a tile for every division of the API, and no other', () => {
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => `${id} ${name}`).toSorted();
  expect(named(divisionTiles)).toEqual(named(divisionFixtures));
});

it('CONT-2 sorts showrooms by division, the one with most showrooms first', () => {
  const { outlets, counts, division } = buildOutletsList(outletFixtures, { division: '', stock: [] });
  expect(outlets.slice(0, 6).map((outlet) => outlet.division)).toEqual([
    ...['Dhaka', 'Dhaka', 'Dhaka', 'Dhaka'],
    ...['Chattogram', 'Chattogram'],
  ]);
  expect(counts).toMatchObject({ dhaka: 4, chattogram: 2, sylhet: 1 });
  expect(counts).not.toHaveProperty('mymensingh');
  expect(division).toBeUndefined();
});

it('CONT-2 ignores an unknown division, and returns no showroom for an empty one', () => {
  expect(names({ division: 'atlantis', stock: [] })).toHaveLength(outletFixtures.length);
  expect(names({ division: 'mymensingh', stock: [] })).toEqual([]);
});

it('DETAIL-3 sorts showrooms by their stock of the sku, those without it last', () => {
  const stock = createStockEntryFixtures('meghna-3-seater').filter(({ skuCode }) => skuCode === 'MGN-3S-ASH');
  const { outlets } = buildOutletsList(outletFixtures, { division: 'dhaka', stock });
  expect(outlets.map(({ name, stock }) => [name, stock?.available])).toEqual([
    ['Dhanmondi', 4],
    ['Uttara', 2],
    ['Mirpur', 1],
    ['Bashundhara', undefined],
  ]);
});
