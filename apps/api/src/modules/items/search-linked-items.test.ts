import { readCatalogue } from '@piri/catalogue/catalogue';
import { searchLinkedItems as call, type ItemSummary, searchItems } from '@piri/contract/items';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, createTextFilter, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';
import { searchLinkedItems } from './search-linked-items.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { products, bundles } = readCatalogue();
const linked = async (id: string) => {
  const { list, total } = await callEndpoint(api, call, createTextFilter('itemId', id));
  expect(total).toBe(list.length);
  return list.map((item) => item.id);
};

it('DETAIL-3 lists the linked items of each product in the order of the file', async () => {
  for (const { id, goesWith } of products) expect(await linked(id), id).toEqual(goesWith);
});

it('DETAIL-4 lists each item of a bundle once', async () => {
  for (const { id, skus } of bundles) {
    const pieces = skus.map(
      ({ code }) => products.find((one) => one.skus.some((sku) => sku.code === code))?.id,
    );
    expect(await linked(id), id).toEqual([...new Set(pieces)]);
  }
});

it('SHOP-3 returns the same cards as the search for items', async () => {
  const [table] = (await callEndpoint(api, call, createTextFilter('itemId', 'meghna-3-seater'))).list;
  const [card] = (await callEndpoint(api, searchItems, createTextFilter('id', 'jamuna-centre-table'))).list;
  expect(table).toEqual(card);
});

it('DETAIL-3 returns nothing for an unknown item', async () => {
  expect(await linked('nowhere')).toEqual([]);
});

it('CALL-1 returns changed links at once', async () => {
  const linkedItemIds = ['piri-stool', 'nowhere', 'kids-corner'];
  const change = { table: 'items', key: { id: 'meghna-3-seater' }, set: { linkedItemIds } };
  expect(await withChangedRow(api, change, () => linked('meghna-3-seater'))).toEqual([
    'piri-stool',
    'kids-corner',
  ]);
});

it('CALL-4 returns all links exactly once by token', async () => {
  const { total } = await callEndpoint(api, call);
  const rows = await fetchAllSearchRows<ItemSummary>(api, call, { size: 23 });
  expect(rows).toHaveLength(total);
  const wanted = products.flatMap(({ goesWith }) => goesWith);
  const pieces = bundles.flatMap(({ skus }) =>
    skus.map(({ code }) => products.find((one) => one.skus.some((sku) => sku.code === code))?.id),
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...wanted, ...pieces].toSorted());
});

it('needs as many queries for many cards as for one', async () => {
  const cost = (size: number) =>
    countQueries(api, (ctx) =>
      searchLinkedItems({ ctx, input: call.body.parse({ size, fetchCount: false }) }),
    );
  expect([await cost(1), await cost(100)]).toEqual([3, 3]);
});

it.each([createTextFilter('id', 'a'), { sortParams: [{ field: 'title', type: 'ASC' }] }, { size: 101 }])(
  'CALL-1 rejects %j',
  async (body) => {
    expectApiError(await api.post(call.path, body), 422, 'INVALID');
  },
);
