import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingSortLabels } from './listing-sort.ts';
import {
  getAttributeParamNames,
  hasFilters,
  type ListingQuery,
  parseListingQuery,
  toListingSearchParams,
  toUnfilteredQuery,
  toUpdatedQuery,
} from './listing-url.ts';

const attributes = ['color', 'made-of', 'seats', 'overall-width'];
const isAttribute = (id: string) => attributes.includes(id);

/** Characters that need escaping, Bangla with combining marks, multi-part emoji, and any other character. */
const sign = fc.oneof(
  fc.constantFrom(...'aZ9 -_.~&=+%#?/\\"<', 'খা', 'ট্ট', '৳', '٣', 'é', 'e\u0301', '🛋️', '👩‍👧'),
  fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
);
const anyText = (maxLength: number) => fc.array(sign, { maxLength }).map((signs) => signs.join(''));
const text = anyText(30)
  .map((drawn) =>
    drawn
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .trim(),
  )
  .filter((drawn) => drawn !== '');
const end = (most: number) => fc.integer({ min: 0, max: most });
const span = (low: string, high: string, most: number) =>
  fc.oneof(
    fc.constant({}),
    end(most).map((value) => ({ [low]: value })),
    end(most).map((value) => ({ [high]: value })),
    fc.tuple(end(most), end(most)).map((ends) => ({ [low]: Math.min(...ends), [high]: Math.max(...ends) })),
  );

const addresses: fc.Arbitrary<ListingQuery> = fc
  .tuple(
    fc.record(
      {
        categoryId: text,
        categoryName: text,
        categoryBanner: text,
        query: text,
        inStock: fc.constant<true>(true),
        onOffer: fc.constant<true>(true),
        filters: fc.constant<'all'>('all'),
      },
      { requiredKeys: [] },
    ),
    span('minPrice', 'maxPrice', 1e8),
    span('minWidth', 'maxWidth', 1e4),
    fc.dictionary(fc.constantFrom(...attributes), fc.uniqueArray(text, { minLength: 1, maxLength: 5 })),
    fc.constantFrom(...(Object.keys(listingSortLabels) as (keyof typeof listingSortLabels)[])),
    fc.oneof(
      fc.record({ page: fc.integer({ min: 1, max: 50 }) }),
      fc.record({
        page: fc.integer({ min: 2, max: 900 }),
        nextPageToken: fc.stringMatching(/^[\w-]{1,80}$/),
      }),
    ),
  )
  .map(([own, prices, widths, facets, sort, pages]) => ({
    ...own,
    ...prices,
    ...widths,
    facets: { ...facets },
    sort,
    ...pages,
  }));

test('SHOP-2 the URL holds the whole query: parsing restores what was serialized', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(parseListingQuery(toListingSearchParams(address), isAttribute)).toEqual(address);
    }),
  );
});

test('SHOP-2 parses any URL, and serializing the result changes nothing', () => {
  const anything = fc.array(
    fc.tuple(
      fc.oneof(
        anyText(6),
        fc.constantFrom('query', 'minPrice', 'maxWidth', 'inStock', 'sort', 'page', 'color'),
      ),
      fc.oneof(anyText(20), fc.constantFrom('-1', '1e9', 'true', '٣', 'NaN')),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anything, (pairs) => {
      const address = parseListingQuery(new URLSearchParams(pairs), isAttribute);
      expect(parseListingQuery(toListingSearchParams(address), isAttribute)).toEqual(address);
    }),
  );
});

test.each([
  'minPrice=-1',
  'minPrice=cheap',
  'maxPrice=1e9',
  'maxPrice=999999999',
  'minWidth=1.5',
  'inStock=1',
  'onOffer=',
  'sort=random',
  'sort=toString',
  'page=0',
  'page=two',
  'nextPageToken=abc',
  'utm_source=letter',
  'query=%20%0A%00',
])('SHOP-2 ignores invalid and unknown parameters: %s', (search) => {
  expect(parseListingQuery(new URLSearchParams(search), isAttribute)).toEqual({
    facets: {},
    sort: 'relevance',
    page: 1,
  });
});

test('SHOP-2 parses an attribute under its own id, with each value once', () => {
  const params = new URLSearchParams('color=Ash&color=Teal&color=Ash&colour=Red&inStock=true');
  expect(getAttributeParamNames(params)).toEqual(['color', 'colour']);
  expect(parseListingQuery(params, isAttribute)).toMatchObject({
    facets: { color: ['Ash', 'Teal'] },
    inStock: true,
  });
  expect(String(toListingSearchParams(parseListingQuery(params, isAttribute)))).toBe(
    'color=Ash&color=Teal&inStock=true',
  );
});

test('SHOP-2 swaps the ends of a range given in the wrong order', () => {
  expect(parseListingQuery(new URLSearchParams('minPrice=900&maxPrice=100'))).toMatchObject({
    minPrice: 100,
    maxPrice: 900,
  });
});

test('SHOP-2 a new filter goes to the first page, and clearing filters keeps the rest', () => {
  const params = 'categoryId=sofas&query=teal&color=Ash&maxPrice=900&sort=newest&page=3&nextPageToken=x';
  const address = parseListingQuery(new URLSearchParams(params), isAttribute);
  expect(toUpdatedQuery(address, { onOffer: true })).toMatchObject({ page: 1, onOffer: true, maxPrice: 900 });
  expect(toUpdatedQuery(address, {}).nextPageToken).toBeUndefined();
  expect(String(toListingSearchParams(toUnfilteredQuery(address)))).toBe(
    'categoryId=sofas&query=teal&sort=newest',
  );
  expect([hasFilters(address), hasFilters(toUnfilteredQuery(address))]).toEqual([true, false]);
});
