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

it('CHECK-1 every place of the files is there once, with the zone that decides the charge', async () => {
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

it('lists places by name', async () => {
  for (const { upazilas } of (await geo()).divisions.flatMap((division) => division.districts)) {
    const names = upazilas.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  }
});

it('gives one division by its id, and none for an id that is none', async () => {
  expect((await geo('?divisionId=sylhet')).divisions.map(({ name }) => name)).toEqual(['Sylhet']);
  expect((await geo('?divisionId=nowhere')).divisions).toEqual([]);
});

it('CALL-1 a row that changes changes the answer', async () => {
  const set = (name: string) =>
    api.db.updateTable('divisions').set({ name }).where('id', '=', 'sylhet').execute();
  await set('Elsewhere');
  const { divisions } = await geo('?divisionId=sylhet');
  await set('Sylhet');
  expect(divisions[0]?.name).toBe('Elsewhere');
});
