import { expect, test } from 'vitest';
import { listingHref } from '../address/listing-hrefs.ts';
import type { ListingQuery } from '../address/listing-url.ts';
import type { ListingData } from '../data/listing-data.ts';
import { getActiveFilters } from './active-filters.ts';
import { buildFilterGroups } from './build-filter-groups.ts';

const address: ListingQuery = { categoryId: 'sofas', facets: {}, sort: 'relevance', page: 1 };
const data: ListingData = {
  address,
  reached: true,
  tiles: [],
  total: 5,
  facets: [
    {
      id: 'color',
      name: 'Color',
      values: [
        { label: 'Ash', count: 2, src: '/ash.svg' },
        { label: 'Teal', count: 1 },
      ],
    },
  ],
  categories: {},
  prices: { min: 100, max: 900 },
  widths: { min: 50, max: 200 },
  inStock: 4,
  onOffer: 0,
  snippets: [],
};
const groupsOf = (own: Partial<ListingQuery>, currency = 'BDT') =>
  buildFilterGroups({ ...data, address: { ...address, ...own } }, currency);

test('SHOP-2 the filters are price, width that fits, every attribute with counts, in stock and on offer', () => {
  const groups = groupsOf({});
  expect(groups.map(({ name }) => name)).toEqual(['Price', 'Width that fits', 'Color', 'At hand']);
  expect(groups[2]).toMatchObject({
    values: [
      { value: 'Ash', count: 2, selected: false, swatch: { image: '/ash.svg' } },
      { value: 'Teal', count: 1, selected: false },
    ],
  });
  expect(groups[3]).toMatchObject({
    values: [
      { field: 'inStock', count: 4 },
      { field: 'onOffer', count: 0 },
    ],
  });
});

test('SHOP-2 what is chosen and not found any more can still be taken back', () => {
  expect(groupsOf({ facets: { color: ['Rust'] } })[2]).toMatchObject({
    values: [{ label: 'Ash' }, { label: 'Teal' }, { label: 'Rust', count: 0, selected: true }],
  });
});

test('SHOP-2 an end of the prices that was chosen lies within the line, or a form would leave it out', () => {
  const [range] = groupsOf({ maxPrice: 900, minPrice: 20 });
  expect(range).toMatchObject({ min: 0, from: 20, to: 900 });
  expect(range?.kind === 'range' && range.max).toBeGreaterThan(900);
});

test('SHOP-2 the ends of the prices are whole steps apart, so that no browser moves one by itself', () => {
  const [range] = buildFilterGroups({ ...data, prices: { min: 24_552, max: 112_640 } }, 'BDT');
  expect(range).toMatchObject({ min: 24_550, max: 112_650, step: 50 });
});

test('SHOP-2 prices to be typed are taka, and say so where others are shown', () => {
  expect(groupsOf({}, 'USD')[0]).toMatchObject({ name: 'Price, in taka' });
});

test('SHOP-2 each filter in use is a link to the list without it', () => {
  const filtered: ListingQuery = {
    ...address,
    facets: { color: ['Ash', 'Teal'] },
    minPrice: 15_000,
    maxPrice: 130_000,
    maxWidth: 200,
    inStock: true,
    page: 3,
  };
  const filters = getActiveFilters(filtered, (other) => listingHref('/shop', other));
  expect(filters.map(({ label }) => label)).toEqual([
    'Ash',
    'Teal',
    '৳15,000 to ৳1,30,000',
    'up to 200 cm wide',
    'In stock now',
  ]);
  expect(filters[0]?.href).toBe(
    '/shop?categoryId=sofas&color=Teal&minPrice=15000&maxPrice=130000&maxWidth=200&inStock=true',
  );
  expect(filters[2]?.href).not.toContain('Price');
});
