import { readDiscounts } from '@piri/catalogue/discounts';
import { searchDiscounts as call, type GlobalDiscount } from '@piri/contract/discounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, createTextFilter, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = (body: object = {}) => callEndpoint(api, call, body);
const ids = async (body: object) => (await search(body)).list.map(({ id }) => id);

it('CART-4 lists the discounts of the files by id, with their validity', async () => {
  const { list } = await search();
  const wanted = readDiscounts().toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(
    list.map(({ id, valid, type, discountType, value }) => ({ id, valid, type, discountType, value })),
  ).toEqual(
    wanted.map(({ id, valid, type, discountType, value }) => ({ id, valid, type, discountType, value })),
  );
  expect(list.find(({ id }) => id === 'sofas-12')?.categories).toEqual([{ categoryId: 'sofas' }]);
  expect(list.find(({ id }) => id === 'jamuna-wenge-1500')?.items).toEqual([
    { itemId: 'jamuna-centre-table', skuCode: 'JMN-WEN' },
  ]);
  expect(list.find(({ id }) => id === 'urmi-13')?.items).toEqual([
    { itemId: 'urmi-ergonomic-chair', skuCode: '' },
  ]);
});

it('CART-4 finds by category, by item and by type', async () => {
  expect(await ids(createTextFilter('categoryId', 'sofas'))).toEqual(['sofas-12']);
  expect(await ids(createTextFilter('categoryId', ['sofas', 'mattresses']))).toEqual([
    'mattresses-15',
    'sofas-12',
  ]);
  expect(await ids(createTextFilter('itemId', 'surma-divan'))).toEqual(['surma-spring-20']);
  expect(await ids(createTextFilter('itemId', 'URMI', 'STARTS_WITH'))).toEqual(['urmi-13']);
  expect(await ids(createTextFilter('type', 'FIXED_CATEGORY'))).toEqual([
    'dining-sets-3000',
    'mattresses-15',
    'sofas-12',
  ]);
});

it('CALL-4 returns 100 per page, and all 250 by token in either order, half percents included', async () => {
  await sql`insert into global_discounts
    select 'test-' || lpad(n::text, 3, '0'), false, 'FIXED_PRODUCT', 'PERCENTAGE', (n % 40) + 0.5, '[]', '[]'
    from generate_series(1, 250) as n`.execute(api.db);
  const first = await search();
  const walks = await Promise.all(
    (['ASC', 'DESC'] as const).map((type) =>
      fetchAllSearchRows<GlobalDiscount>(api, call, { size: 30, sortParams: [{ field: 'value', type }] }),
    ),
  );
  await sql`delete from global_discounts where id like 'test-%'`.execute(api.db);
  const all = 250 + readDiscounts().length;
  expect([first.list.length, first.total, first.nextPageToken === '']).toEqual([100, all, false]);
  for (const [index, rows] of walks.entries()) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(all);
    const values = rows.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => (index === 0 ? a - b : b - a)));
  }
});

it('CALL-1 returns a changed row at once', async () => {
  const set = { valid: false, value: 12.5, categories: [{ categoryId: 'beds' }] };
  const change = { table: 'globalDiscounts', key: { id: 'sofas-12' }, set };
  const { list } = await withChangedRow(api, change, () => search(createTextFilter('categoryId', 'beds')));
  expect(list).toEqual([
    {
      id: 'sofas-12',
      valid: false,
      type: 'FIXED_CATEGORY',
      discountType: 'PERCENTAGE',
      value: 12.5,
      categories: [{ categoryId: 'beds' }],
      items: [],
    },
  ]);
  expect(await ids(createTextFilter('categoryId', 'beds'))).toEqual([]);
});

it.each([createTextFilter('valid', 'true'), { sortParams: [{ field: 'type', type: 'ASC' }] }, { size: 101 }])(
  'CALL-1 rejects %j',
  async (body) => {
    expectApiError(await api.post(call.path, body), 422, 'INVALID');
  },
);

it.each([
  ['a string for a number', ['1', 'a']],
  ['null for a number', [null, 'a']],
  ['an infinite number', '[1e999,"a"]'],
])('CALL-4 rejects a token with %s', async (_, after) => {
  const place = `{"order":"value ASC, id ASC","after":${typeof after === 'string' ? after : JSON.stringify(after)}}`;
  const nextPageToken = Buffer.from(place).toString('base64url');
  const body = { nextPageToken, sortParams: [{ field: 'value', type: 'ASC' }] };
  expectApiError(await api.post(call.path, body), 422, 'PAGE_TOKEN_INVALID');
});
