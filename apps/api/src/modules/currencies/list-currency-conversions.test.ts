import { readCurrencies } from '@piri/catalogue/currencies';
import { listCurrencyConversions } from '@piri/contract/currencies';
import { errorResponse } from '@piri/contract/error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function list(query = '') {
  const response = await api.get(`${listCurrencyConversions.path}${query}`);
  expect(response.status, response.text).toBe(200);
  return listCurrencyConversions.response.parse(response.json).list;
}

it('MONEY-2 lists the currencies of the file in order, with numeric rates', async () => {
  expect(await list('?size=10')).toEqual(readCurrencies());
});

it('CALL-4 returns ten by default, and otherwise the requested number', async () => {
  const extra = Array.from({ length: 9 }, (_, index) => ({
    sourceId: `X${index}X`,
    sourceCountry: 'Nowhere',
    rate: 0.000001,
    imageUrl: '/flags/xx.svg',
    numCode: '000',
    sortOrder: 100 + index,
  }));
  await api.db.insertInto('currencies').values(extra).execute();
  const [plain, one, hundred] = [await list(), await list('?size=1'), await list('?size=100')];
  await api.db.deleteFrom('currencies').where('sortOrder', '>=', 100).execute();
  expect([plain.length, one.length, hundred.length]).toEqual([10, 1, 12]);
  expect(hundred.at(-1)).toMatchObject({ sourceId: 'X8X', rate: 0.000001 });
});

it('CALL-1 returns a changed row at once', async () => {
  for (const { sourceId } of readCurrencies()) {
    const changed = { sourceCountry: 'Elsewhere', rate: 3.25, imageUrl: '/flags/zz.svg', numCode: '999' };
    const before = await list();
    await api.db.updateTable('currencies').set(changed).where('sourceId', '=', sourceId).execute();
    const after = await list();
    const { sourceId: _, ...old } = before.find((row) => row.sourceId === sourceId) ?? before[0] ?? {};
    await api.db.updateTable('currencies').set(old).where('sourceId', '=', sourceId).execute();
    expect(after).toEqual(before.map((row) => (row.sourceId === sourceId ? { sourceId, ...changed } : row)));
  }
  expect(await list()).toEqual(readCurrencies());
});

it.each([
  '?size=0',
  '?size=101',
  '?size=1.5',
  '?size=ten',
  '?size=',
  '?size=1&size=2',
  '?sise=1',
  '?size=1%00',
  '?__proto__=1',
])('rejects %s', async (query) => {
  const response = await api.get(`${listCurrencyConversions.path}${query}`);
  expect(response.status, response.text).toBe(422);
  expect(errorResponse.parse(response.json).error.code).toBe('INVALID');
});
