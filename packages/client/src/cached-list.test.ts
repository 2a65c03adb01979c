import { expect, onTestFinished, test } from 'vitest';
import { fetchCachedAttributes, fetchCachedCategories, type ListStorage } from './cached-list.ts';
import { createClient } from './create-client.ts';
import { type ScriptedResponse, startScriptedServer } from './testing/scripted-server.ts';

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 20, 12);

const page = (id: string, nextPageToken = ''): ScriptedResponse => ({
  body: { list: [{ id, sortOrder: 10, name: id, kind: 'option', values: [] }], nextPageToken, total: 1 },
});

async function connect(...script: [ScriptedResponse, ...ScriptedResponse[]]) {
  const server = await startScriptedServer(...script);
  onTestFinished(server.close);
  const client = createClient({ baseUrl: server.url, apiKey: 'key', deviceId: 'device', backOffMs: 0 });
  return { client, requests: server.requests };
}

function drawerWith(text: string | null = null) {
  const drawer: ListStorage & { text: string | null } = {
    text,
    read: () => drawer.text,
    write: (written) => {
      drawer.text = written;
    },
  };
  return drawer;
}

test('CALL-4 reads all pages of attributes by sortOrder, 50 per page, and stores both times', async () => {
  const { client, requests } = await connect(page('color', 't1'), page('finish'));
  const drawer = drawerWith();
  const pages = await fetchCachedAttributes({ client, drawer, now: noon });
  expect(pages).toMatchObject({ complete: true, list: [{ id: 'color' }, { id: 'finish' }] });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    page: 1,
    size: 50,
    sortParams: [{ field: 'sortOrder', type: 'ASC' }],
  });
  expect(JSON.parse(drawer.text ?? '')).toEqual({
    attributes: pages.complete && pages.list,
    initialTimestamp: noon,
    expiresOn: noon + 24 * hour,
  });
});

test('CALL-4 uses the cached list for 24 hours without a request, then calls the API again', async () => {
  const { client, requests } = await connect(page('old'), page('new'));
  const drawer = drawerWith();
  const ask = (now: number) => fetchCachedAttributes({ client, drawer, now });
  await ask(noon);
  expect(await ask(noon + 24 * hour - 1)).toMatchObject({ list: [{ id: 'old' }] });
  expect(requests).toHaveLength(1);
  expect(await ask(noon + 24 * hour)).toMatchObject({ list: [{ id: 'new' }] });
  expect(requests).toHaveLength(2);
});

test('CALL-4 does not cache an incomplete list', async () => {
  const { client } = await connect(page('color', 't1'), { status: 404 });
  const drawer = drawerWith();
  expect(await fetchCachedAttributes({ client, drawer, now: noon })).toMatchObject({ complete: false });
  expect(drawer.text).toBeNull();
});

test.each([
  ['invalid JSON', '{'],
  ['an empty string', ''],
  ['a number', '7'],
  [
    'an object instead of a list',
    JSON.stringify({ attributes: {}, initialTimestamp: noon, expiresOn: noon + hour }),
  ],
  ['no timestamps', JSON.stringify({ attributes: [] })],
  [
    'a timestamp in the future',
    JSON.stringify({ attributes: [], initialTimestamp: noon + hour, expiresOn: noon + 2 * hour }),
  ],
  [
    'an expiry after a year',
    JSON.stringify({ attributes: [], initialTimestamp: noon, expiresOn: noon + 365 * 24 * hour }),
  ],
])('CALL-4 ignores a cache that holds %s', async (_, text) => {
  const { client, requests } = await connect(page('color'));
  expect(await fetchCachedAttributes({ client, drawer: drawerWith(text), now: noon })).toMatchObject({
    list: [{ id: 'color' }],
  });
  expect(requests).toHaveLength(1);
});

test('CALL-4 caches categories under their own key', async () => {
  const row = {
    id: 'beds',
    name: 'Beds',
    parentId: null,
    sortOrder: 1,
    children: [],
    options: [],
    extras: {},
  };
  const { client, requests } = await connect({ body: { list: [row], nextPageToken: '', total: 1 } });
  const drawer = drawerWith();
  await fetchCachedCategories({ client, drawer, now: noon });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ page: 1, size: 50 });
  expect(JSON.parse(drawer.text ?? '')).toMatchObject({ categories: [row], initialTimestamp: noon });
});
