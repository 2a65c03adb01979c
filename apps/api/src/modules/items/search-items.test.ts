import { readCatalogue } from '@piri/catalogue/catalogue';
import { searchItems as call, type ItemSummary } from '@piri/contract/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createTextFilter, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { searchItems } from './search-items.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { products, bundles, categories } = readCatalogue();
const everything = [...products, ...bundles];
const search = (body: object = {}) => callEndpoint(api, call, body);
const ids = async (body: object) =>
  (await search({ size: 100, ...body })).list.map(({ id }) => id).toSorted();
const byCode = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('a page of items', () => {
  it('SHOP-3 has 24 cards, newest first, and the total number', async () => {
    const page = await search();
    expect([page.list.length, page.total]).toEqual([24, everything.length]);
    const days = page.list.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().reverse());
    expect(days[0]).toBe(
      everything
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1),
    );
  });

  it.each([
    [[], (a: ItemSummary, b: ItemSummary) => byCode(b.createdAt, a.createdAt) || byCode(a.id, b.id)],
    [
      [{ field: 'createdAt', type: 'ASC' }],
      (a: ItemSummary, b: ItemSummary) => byCode(a.createdAt, b.createdAt) || byCode(a.id, b.id),
    ],
    [[{ field: 'title', type: 'DESC' }], (a: ItemSummary, b: ItemSummary) => byCode(b.title, a.title)],
    [[{ field: 'id', type: 'ASC' }], (a: ItemSummary, b: ItemSummary) => byCode(a.id, b.id)],
  ])(
    'CALL-4 in the order %j is followed by all others without gaps or repeats',
    async (sortParams, compare) => {
      const body = { size: 7, sortParams };
      const rows = await fetchAllSearchRows<ItemSummary>(api, call, body);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(everything.map(({ id }) => id).toSorted());
      expect(rows).toEqual(rows.toSorted(compare));
    },
  );

  it('CALL-4 is the same by number as by token', async () => {
    const { nextPageToken } = await search();
    expect((await search({ page: 2 })).list).toEqual((await search({ nextPageToken })).list);
  });

  it('takes three queries with a count and two without, whatever its size', async () => {
    const cost = (body: object) =>
      countQueries(api, (ctx) => searchItems({ ctx, input: call.body.parse(body) }));
    expect([await cost({ size: 1 }), await cost({ size: 100 })]).toEqual([3, 3]);
    expect([await cost({ size: 1, fetchCount: false }), await cost({ fetchCount: false })]).toEqual([2, 2]);
  });
});

describe('finding items', () => {
  const below = (id: string): string[] => [
    id,
    ...categories.filter(({ parentId }) => parentId === id).flatMap((row) => below(row.id)),
  ];
  const inCategory = (...wanted: string[]) =>
    products
      .filter((product) => product.categories.some((id) => wanted.flatMap(below).includes(id)))
      .map(({ id }) => id)
      .toSorted();
  const onlyItems = { field: 'sourceType', matchType: 'EXACT', value: 'item' };

  it.each([['3-seater-sofas'], ['sofas'], ['living-room'], ['beds', 'sofas'], ['decor']])(
    'SHOP-1 in %s and all subcategories',
    async (...wanted) => {
      const { textParams } = createTextFilter('categoryId', wanted.length > 1 ? wanted : String(wanted[0]));
      const found = await ids({ textParams: [...textParams, onlyItems] });
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(inCategory(...wanted));
    },
  );

  it('SHOP-1 includes bundles in the rooms of their items', async () => {
    expect(await ids(createTextFilter('categoryId', 'kids'))).toContain('kids-corner');
    expect(await ids(createTextFilter('categoryId', 'bunk-beds'))).not.toContain('kids-corner');
  });

  it.each(['nowhere', 'monsoon-clearance', ''])('SHOP-1 finds nothing in the category %j', async (id) => {
    expect(await search(createTextFilter('categoryId', id))).toEqual({
      list: [],
      nextPageToken: '',
      total: 0,
    });
  });

  it.each([
    ['id', ['piri-stool', 'kids-corner', 'nowhere'], ['kids-corner', 'piri-stool']],
    ['skuCode', ['PIRI-NAT', 'MGN-3S-ASH'], ['meghna-3-seater', 'piri-stool']],
    ['contains', 'meghna-3-seater', ['boshar-ghor', 'meghna-corner']],
    ['contains', 'MGN-2S-ASH', ['boshar-ghor']],
    ['contains', 'MGN-2S-RUST', []],
    ['sourceType', 'bundle', bundles.map(({ id }) => id).toSorted()],
  ])('DETAIL-3 by %s %j', async (field, value, wanted) => {
    expect(await ids(createTextFilter(field, value))).toEqual(wanted);
  });

  it.each([
    ['title', 'STARTS_WITH', 'meghna', ['meghna-2-seater', 'meghna-3-seater']],
    ['skuCode', 'STARTS_WITH', 'mgn-3s', ['meghna-3-seater']],
    ['title', 'CONTAINS', '%', []],
    ['categoryId', 'CONTAINS', 'poufs', ['piri-stool', 'shimul-pouf']],
  ])('by a partial match: %s %s %s', async (field, matchType, value, wanted) => {
    expect(await ids(createTextFilter(field, value, matchType))).toEqual(expect.arrayContaining(wanted));
    if (wanted.length === 0) expect(await ids(createTextFilter(field, value, matchType))).toEqual([]);
  });

  it('combines parameters with AND', async () => {
    const textParams = [
      ...createTextFilter('categoryId', 'sofas').textParams,
      ...createTextFilter('title', 'Meghna', 'STARTS_WITH').textParams,
      ...createTextFilter('skuCode', 'MGN-2S-ASH').textParams,
    ];
    expect(await ids({ textParams })).toEqual(['meghna-2-seater']);
  });
});

it.each([
  { textParams: [{ field: 'kind', matchType: 'EXACT', value: 'a' }] },
  { sortParams: [{ field: 'price', type: 'ASC' }] },
  { sortParams: [{ field: 'categoryId', type: 'ASC' }] },
  { size: 101 },
  { query: 'sofa' },
  createTextFilter('title', 'a'.repeat(10_000)),
  createTextFilter('title', 'a\0b'),
  createTextFilter('title', '\ud800'),
])('CALL-1 rejects %.60j', async (body) => {
  expectApiError(await api.post(call.path, body), 422, 'INVALID');
});
