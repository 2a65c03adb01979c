import { readCatalogue } from '@piri/catalogue/catalogue';
import { listItemIndices, searchItemIndices } from '@piri/contract/items';
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

const { products, bundles } = readCatalogue();
const allItems = [
  ...products.map((one) => ({ ...one, sourceType: 'item' })),
  ...bundles.map((one) => ({ ...one, sourceType: 'bundle' })),
]
  .map(({ id, sourceType, title, createdAt }) => ({ id, sourceType, title, createdAt }))
  .toSorted((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)));

it('CALL-1 lists all items and bundles by id', async () => {
  const response = await callEndpoint(api, listItemIndices);
  expect(response).toEqual({ list: allItems, nextPageToken: '', total: allItems.length });
});

it('CALL-4 returns all rows by token with GET and POST', async () => {
  const first = await callEndpoint(api, listItemIndices, { size: '60' });
  const second = await callEndpoint(api, listItemIndices, { size: '60', nextPageToken: first.nextPageToken });
  expect([...first.list, ...second.list]).toEqual(allItems);
  expect(second.nextPageToken).toBe('');
  expect(await fetchAllSearchRows(api, searchItemIndices, { size: 13 })).toEqual(allItems);
});

it('CALL-1 filters by id, title and source type', async () => {
  const ids = async (body: object) =>
    (await callEndpoint(api, searchItemIndices, body)).list.map(({ id }) => id);
  expect(await ids(createTextFilter('id', ['piri-stool', 'nowhere']))).toEqual(['piri-stool']);
  expect(await ids(createTextFilter('title', 'meghna 3', 'STARTS_WITH'))).toEqual(['meghna-3-seater']);
  expect(await ids(createTextFilter('sourceType', 'bundle'))).toEqual(bundles.map(({ id }) => id).toSorted());
});

it('CALL-1 returns a changed row at once from both endpoints', async () => {
  const change = {
    table: 'items',
    key: { id: 'piri-stool' },
    set: { title: 'Other', createdAt: '2020-01-02' },
  };
  await withChangedRow(api, change, async () => {
    const other = expect.objectContaining({ id: 'piri-stool', title: 'Other', createdAt: '2020-01-02' });
    expect((await callEndpoint(api, listItemIndices)).list).toContainEqual(other);
    expect((await callEndpoint(api, searchItemIndices)).list).toContainEqual(other);
  });
});

it.each(['?size=0', '?size=1001', '?page=2', `?nextPageToken=${'a'.repeat(1001)}`])(
  'CALL-1 rejects %.30s',
  async (query) => {
    expectApiError(await api.get(`${listItemIndices.path}${query}`), 422, 'INVALID');
  },
);

it('CALL-4 rejects an invalid token', async () => {
  expectApiError(await api.get(`${listItemIndices.path}?nextPageToken=abc`), 422, 'PAGE_TOKEN_INVALID');
});
