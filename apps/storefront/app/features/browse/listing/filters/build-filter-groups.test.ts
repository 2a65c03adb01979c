import { expect, test } from 'vitest';
import { getListingHref } from '../address/listing-hrefs.ts';
import type { ListingQuery } from '../address/listing-url.ts';
import type { ListingData } from '../data/listing-data.ts';
import { buildFilterGroups } from './build-filter-groups.ts';
import { getActiveFilters } from './get-active-filters.ts';

const address: ListingQuery = { categoryId: 'sofas', facets: {}, sort: 'relevance', page: 1 };
const data: ListingData = {
  address,
  loaded: true,
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

test('SHOP-2 builds filters for price, width, every attribute with counts, stock and offers', () => {
  const groups = groupsOf({});
  expect(groups.map(({ name }) => name)).toEqual(['Price', 'Width', 'Color', 'Availability']);
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

test('SHOP-2 keeps a selected value that has no results, so that it can be removed', () => {
  expect(groupsOf({ facets: { color: ['Rust'] } })[2]).toMatchObject({
    values: [{ label: 'Ash' }, { label: 'Teal' }, { label: 'Rust', count: 0, selected: true }],
  });
});

test('SHOP-2 extends the range beyond the chosen prices, so that a form does not omit them', () => {
  const [range] = groupsOf({ maxPrice: 900, minPrice: 20 });
  expect(range).toMatchObject({ min: 0, from: 20, to: 900 });
  expect(range?.kind === 'range' && range.max).toBeGreaterThan(900);
});

test('SHOP-2 spaces the ends of the range by whole steps, so that browsers do not round them', () => {
  const [range] = buildFilterGroups({ ...data, prices: { min: 24_552, max: 112_640 } }, 'BDT');
  expect(range).toMatchObject({ min: 24_550, max: 112_650, step: 50 });
});

test('SHOP-2 names the currency of typed prices if another one is shown', () => {
  expect(groupsOf({}, 'USD')[0]).toMatchObject({ name: 'Price (৳)' });
});

test('SHOP-2 links each active filter to the list without it', () => {
  const filtered: ListingQuery = {
    ...address,
    facets: { color: ['Ash', 'Teal'] },
    minPrice: 15_000,
    maxPrice: 130_000,
    maxWidth: 200,
    inStock: true,
    page: 3,
  };
  const filters = getActiveFilters(filtered, (other) => getListingHref('/shop', other));
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
