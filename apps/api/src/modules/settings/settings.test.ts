import { readSettings } from '@piri/catalogue/settings';
import { listSettings, searchSettings, shopSettings } from '@piri/contract/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function list(query = '') {
  const response = await api.get(`${listSettings.path}${query}`);
  expect(response.status, response.text).toBe(200);
  return listSettings.response.parse(response.json).list;
}

it('DETAIL-3 returns all settings of the file as keys and values', async () => {
  const all = Object.fromEntries((await list()).map(({ key, value }) => [key, value]));
  expect(shopSettings.parse(all)).toEqual(readSettings());
  expect(all).toEqual(readSettings());
});

it('returns one setting by key, and nothing for an unknown key', async () => {
  expect(await list('?key=returns')).toEqual([{ key: 'returns', value: readSettings().returns }]);
  expect(await list('?key=nothing')).toEqual([]);
});

it('searches settings by the start of a key', async () => {
  const body = { textParams: [{ field: 'key', matchType: 'STARTS_WITH', value: 'cash' }] };
  const response = searchSettings.response.parse((await api.post(searchSettings.path, body)).json);
  expect(response.list.map(({ key }) => key)).toEqual(['cashOnDelivery']);
});

it('CALL-1 returns a changed row at once', async () => {
  const set = (value: unknown) =>
    api.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'serviceWarrantyMonths')
      .execute();
  await set(24);
  const [changed] = await list('?key=serviceWarrantyMonths');
  await set(12);
  expect(changed?.value).toBe(24);
});
