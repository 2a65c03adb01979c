import { readOutlets } from '@piri/catalogue/outlets';
import { listOutlets } from '@piri/contract/outlets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function outlets() {
  const response = await api.get(listOutlets.path);
  expect(response.status, response.text).toBe(200);
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
  return listOutlets.response.parse(response.json).list;
}

it('CHECK-1 lists every showroom of the files by name, with its closing day', async () => {
  const list = await outlets();
  const names = list.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(list.map(({ id, closedOn }) => ({ id, closedOn }))).toEqual(
    expect.arrayContaining(readOutlets().map(({ id, closedOn }) => ({ id, closedOn }))),
  );
  expect(list).toHaveLength(readOutlets().length);
});

it('CALL-1 returns a changed row at once', async () => {
  const set = (closedOn: string) =>
    api.db.updateTable('outlets').set({ closedOn }).where('id', '=', 'uttara').execute();
  const before = (await outlets()).find(({ id }) => id === 'uttara')?.closedOn ?? '';
  await set(before === 'Sunday' ? 'Monday' : 'Sunday');
  const after = (await outlets()).find(({ id }) => id === 'uttara')?.closedOn;
  await set(before);
  expect(after).not.toBe(before);
});
