import { readDivisions } from '@piri/catalogue/divisions';
import { readSettings } from '@piri/catalogue/settings';
import { getGeo } from '@piri/contract/geo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function geo(query = '') {
  const response = await api.get(`${getGeo.path}${query}`);
  expect(response.status, response.text).toBe(200);
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
  return getGeo.response.parse(response.json);
}

it('CHECK-1 lists every locality of the files once with its delivery zone', async () => {
  const { divisions, zones } = await geo();
  expect(zones).toEqual(readSettings().delivery.zones);
  expect(divisions.map(({ name }) => name)).toEqual(
    readDivisions()
      .map(({ name }) => name)
      .sort(),
  );
  const districts = divisions.flatMap((division) => division.districts);
  expect(districts).toHaveLength(64);
  for (const file of readDivisions().flatMap((division) => division.districts)) {
    const sent = districts.find(({ name }) => name === file.name);
    for (const kind of ['upazilas', 'thanas'] as const) {
      for (const [zoneId, names] of Object.entries(file[kind])) {
        for (const name of names) expect(sent?.[kind], file.name).toContainEqual({ name, zoneId });
      }
      expect(sent?.[kind]).toHaveLength(Object.values(file[kind]).flat().length);
    }
  }
});

it('sorts localities by name', async () => {
  for (const { upazilas } of (await geo()).divisions.flatMap((division) => division.districts)) {
    const names = upazilas.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  }
});

it('returns one division by id, and none for an unknown id', async () => {
  expect((await geo('?divisionId=sylhet')).divisions.map(({ name }) => name)).toEqual(['Sylhet']);
  expect((await geo('?divisionId=nowhere')).divisions).toEqual([]);
});

it('CALL-1 returns a changed row at once', async () => {
  const set = (name: string) =>
    api.db.updateTable('divisions').set({ name }).where('id', '=', 'sylhet').execute();
  await set('Elsewhere');
  const { divisions } = await geo('?divisionId=sylhet');
  await set('Sylhet');
  expect(divisions[0]?.name).toBe('Elsewhere');
});
