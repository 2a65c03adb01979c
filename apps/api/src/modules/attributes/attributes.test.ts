import { readAttributes } from '@piri/catalogue/attributes';
import { listOptions, searchAttributes, searchOptions } from '@piri/contract/attributes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function attributes(body: object = {}) {
  const response = await api.post(searchAttributes.path, body);
  expect(response.status, response.text).toBe(200);
  return searchAttributes.response.parse(response.json);
}

async function options(query = '') {
  const response = await api.get(`${listOptions.path}${query}`);
  expect(response.status, response.text).toBe(200);
  return listOptions.response.parse(response.json).list;
}

it('CALL-4 lists attributes by sortOrder, 50 per page, and all of them by token', async () => {
  const first = await attributes();
  expect([first.list.length, first.total]).toEqual([50, readAttributes().length]);
  const second = await attributes({ page: 2, nextPageToken: first.nextPageToken });
  expect(second.nextPageToken).toBe('');
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(readAttributes().map(({ id }) => id));
});

it('returns the kind, unit and values with swatches of each attribute', async () => {
  const { list } = await attributes({ size: 100 });
  expect(list.find(({ id }) => id === 'color')).toMatchObject({
    name: 'Color',
    kind: 'option',
    sortOrder: 10,
  });
  expect(list.find(({ id }) => id === 'color')?.values[0]).toEqual({
    displayLabel: 'Ash',
    swatchUrl: '/pictures/swatches/ash.svg',
  });
  expect(list.find(({ id }) => id === 'color')?.values).toContainEqual({
    displayLabel: 'Turmeric',
    colour: '#c8963a',
  });
  expect(list.find(({ id }) => id === 'part-frame')).toMatchObject({ kind: 'part', values: [] });
});

it('finds attributes by kind and name', async () => {
  const textParams = [{ field: 'kind', matchType: 'EXACT', value: 'facet' }];
  const facets = readAttributes().filter((row) => row.of === 'facet');
  expect((await attributes({ textParams })).list.map(({ id }) => id)).toEqual(facets.map(({ id }) => id));
});

it('lists the options of products with their values, or one option by name', async () => {
  const offered = readAttributes().filter((row) => row.of === 'option');
  expect((await options()).map(({ discriminator }) => discriminator)).toEqual(
    offered.map(({ name }) => name),
  );
  const [size] = await options('?discriminator=Size');
  expect(size?.values.map(({ displayLabel }) => displayLabel)).toEqual(
    offered.find(({ name }) => name === 'Size')?.values.map(({ label }) => label),
  );
  expect(await options('?discriminator=Nothing')).toEqual([]);
});

it('returns the same options from search and list', async () => {
  const body = { textParams: [{ field: 'discriminator', matchType: 'STARTS_WITH', value: 'col' }] };
  const response = searchOptions.response.parse((await api.post(searchOptions.path, body)).json);
  expect(response.list).toEqual(await options('?discriminator=Color'));
  expect(response.total).toBe(1);
});

it('CALL-1 returns a changed attribute at once from all three endpoints', async () => {
  const set = (name: string) =>
    api.db.updateTable('attributes').set({ name }).where('id', '=', 'color').execute();
  await set('Colour');
  const names = (await attributes()).list.map(({ name }) => name);
  const [first] = await options();
  const searched = await api.post(searchOptions.path, {});
  await set('Color');
  expect(names).toContain('Colour');
  expect(first?.discriminator).toBe('Colour');
  expect(searched.text).toContain('"Colour"');
});

it.each([
  { sortParams: [{ field: 'values', type: 'ASC' }] },
  { textParams: [{ field: 'values', matchType: 'EXACT', value: 'Ash' }] },
  { size: 101 },
])('rejects %j', async (body) => {
  expectApiError(await api.post(searchAttributes.path, body), 422, 'INVALID');
});
