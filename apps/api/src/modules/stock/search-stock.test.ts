import { readCatalogue } from '@piri/catalogue/catalogue';
import { searchStock as call, type StockEntry } from '@piri/contract/stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createTextFilter, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const skus = readCatalogue().products.flatMap((product) => product.skus);
const search = (body: object = {}) => callEndpoint(api, call, body);

describe('stock by showroom', () => {
  it('DETAIL-3 equals the stock in the files', async () => {
    const { list } = await search(createTextFilter('itemId', 'meghna-3-seater'));
    expect(
      list
        .filter(({ skuCode }) => skuCode === 'MGN-3S-ASH')
        .map((row) => [row.outlet.id, row.available, row.state]),
    ).toEqual([
      ['dhanmondi', 4, 'IN_STOCK'],
      ['gec-circle', 3, 'FEW'],
      ['mirpur', 1, 'FEW'],
      ['shibbari', 1, 'FEW'],
      ['uttara', 2, 'FEW'],
      ['zindabazar', 0, 'DISPLAY_ONLY'],
    ]);
    expect(
      list.find(({ skuCode, outlet }) => skuCode === 'MGN-3S-TEAL' && outlet.id === 'gec-circle'),
    ).toEqual({
      itemId: 'meghna-3-seater',
      skuCode: 'MGN-3S-TEAL',
      outlet: { id: 'gec-circle', name: 'Chattogram GEC', division: 'Chattogram', district: 'Chattogram' },
      available: 0,
      state: 'SOLD_OUT',
    });
  });

  it('DETAIL-3 marks skus that are made to order', async () => {
    const { list } = await search(createTextFilter('skuCode', 'PDM-LEFT-NAVY'));
    expect(list.map(({ outlet, state }) => [outlet.id, state])).toEqual([
      ['dhanmondi', 'DISPLAY_ONLY'],
      ['gec-circle', 'MADE_TO_ORDER'],
      ['uttara', 'MADE_TO_ORDER'],
    ]);
  });

  it('CALL-4 returns 50 per page, and every sku of every showroom once by token', async () => {
    const wanted = skus.flatMap(({ code, stock }) => Object.keys(stock).map((outlet) => `${code}/${outlet}`));
    const first = await search();
    expect([first.list.length, first.total]).toEqual([50, wanted.length]);
    for (const sortParams of [[], [{ field: 'available', type: 'DESC' }]]) {
      const rows = await fetchAllSearchRows<StockEntry>(api, call, { size: 90, sortParams });
      const found = rows.map(({ skuCode, outlet }) => `${skuCode}/${outlet.id}`);
      expect(found.toSorted()).toEqual(wanted.toSorted());
      if (sortParams.length > 0) {
        const available = rows.map((row) => row.available);
        expect(available).toEqual(available.toSorted((a, b) => b - a));
      }
    }
  });

  it('DETAIL-3 can be filtered by showroom', async () => {
    const { list, total } = await search({ ...createTextFilter('outletId', ['rangpur']), size: 100 });
    expect(total).toBe(skus.filter(({ stock }) => 'rangpur' in stock).length);
    expect(new Set(list.map(({ outlet }) => outlet.id))).toEqual(new Set(['rangpur']));
  });
});

it('DETAIL-3 is never cached', async () => {
  expect((await api.post(call.path, {})).headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['the quantity', { table: 'outletStock', set: { available: 40 } }, { available: 40, state: 'IN_STOCK' }],
  [
    'that it is display only',
    { table: 'outletStock', set: { available: 0, display: true } },
    { state: 'DISPLAY_ONLY' },
  ],
  [
    'that it is made to order',
    { table: 'outletStock', set: { available: 0, madeToOrder: true } },
    { state: 'MADE_TO_ORDER' },
  ],
])('CALL-1 returns a changed row at once, which says %s', async (_, change, wanted) => {
  const key = { skuCode: 'PIRI-NAT', outletId: 'rangpur' };
  const row = async () =>
    (await search({ ...createTextFilter('skuCode', 'PIRI-NAT') })).list.find(
      ({ outlet }) => outlet.id === 'rangpur',
    );
  const before = await row();
  const after = await withChangedRow(api, { ...change, key }, row);
  expect(after).toMatchObject(wanted);
  expect(await row()).toEqual(before);
});

it('CALL-1 returns a changed showroom at once', async () => {
  const change = {
    table: 'outlets',
    key: { id: 'rangpur' },
    set: { name: 'Rangpur, new', district: 'Gaibandha' },
  };
  const { list } = await withChangedRow(api, change, () => search(createTextFilter('outletId', 'rangpur')));
  expect(list[0]?.outlet).toEqual({
    id: 'rangpur',
    name: 'Rangpur, new',
    division: 'Rangpur',
    district: 'Gaibandha',
  });
});

it.each([
  createTextFilter('state', 'FEW'),
  { sortParams: [{ field: 'state', type: 'ASC' }] },
  { size: 101 },
  { outletId: 'mirpur' },
])('CALL-1 rejects %j', async (body) => {
  expectApiError(await api.post(call.path, body), 422, 'INVALID');
});
