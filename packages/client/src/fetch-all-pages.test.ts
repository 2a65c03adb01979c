import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './create-client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';
import { type ScriptedResponse, startScriptedServer } from './testing/scripted-server.ts';

function page(id: string, nextPageToken: string): ScriptedResponse {
  const row = { id, name: id, parentId: null, sortOrder: 1, children: [], options: [], extras: {} };
  return { body: { list: [row], nextPageToken, total: 3 } };
}

async function connect(...script: [ScriptedResponse, ...ScriptedResponse[]]) {
  const server = await startScriptedServer(...script);
  onTestFinished(server.close);
  const client = createClient({ baseUrl: server.url, apiKey: 'key', deviceId: 'device', backOffMs: 0 });
  return { client, bodies: () => server.requests.map(({ body }) => JSON.parse(body)) };
}

test('CALL-4 reads a list to its end and sends each page’s token with the next request', async () => {
  const { client, bodies } = await connect(page('a', 't1'), page('b', 't2'), page('c', ''));
  const pages = await fetchAllPages(client.searchCategories, { size: 1, fetchCount: false });
  expect(pages).toMatchObject({ complete: true, list: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  expect(bodies()).toEqual([
    { size: 1, fetchCount: false },
    { size: 1, fetchCount: false, page: 2, nextPageToken: 't1' },
    { size: 1, fetchCount: false, page: 3, nextPageToken: 't2' },
  ]);
});

test('CALL-4 reads a list of one page with one request', async () => {
  const { client, bodies } = await connect(page('a', ''));
  expect(await fetchAllPages(client.searchCategories, {})).toMatchObject({
    complete: true,
    list: [{ id: 'a' }],
  });
  expect(bodies()).toHaveLength(1);
});

test.each([
  ['a repeated token', ['t1', 't1'], 2],
  ['a cycle of tokens', ['t1', 't2', 't1'], 3],
])('CALL-4 %s makes the result incomplete', async (_case, tokens, requests) => {
  const [first = page('a', 't1'), ...more] = tokens.map((token) => page('a', token));
  const { client, bodies } = await connect(first, ...more);
  expect(await fetchAllPages(client.searchCategories, {})).toEqual({
    complete: false,
    reason: 'repeating token',
  });
  expect(bodies()).toHaveLength(requests);
});

test('CALL-4 returns the failure of a page instead of a partial list', async () => {
  const { client } = await connect(page('a', 't1'), { status: 404 });
  expect(await fetchAllPages(client.searchCategories, {})).toEqual({
    complete: false,
    reason: 'failed',
    failure: { ok: false, status: 404 },
  });
});

test('CALL-4 retries a page that failed once', async () => {
  const { client } = await connect(page('a', 't1'), { status: 503 }, page('b', ''));
  expect(await fetchAllPages(client.searchCategories, {})).toMatchObject({
    complete: true,
    list: [{ id: 'a' }, { id: 'b' }],
  });
});

test('CALL-4 stops after a thousand pages if the list never ends', async () => {
  let asked = 0;
  const endless = async () => {
    asked += 1;
    return { ok: true as const, status: 200, body: { list: [asked], nextPageToken: `t${asked}` } };
  };
  expect(await fetchAllPages(endless, {})).toEqual({ complete: false, reason: 'too many pages' });
  expect(asked).toBe(1000);
});

test('CART-1 returns the dropped rows of all pages with the list', async () => {
  const invalidRows = [{ row: null, schemaErrors: ['list.0: wrong'] }];
  const first = {
    ok: true as const,
    status: 200,
    body: { list: [1], nextPageToken: 't1' },
    invalidRows,
  };
  const last = { ok: true as const, status: 200, body: { list: [2], nextPageToken: '' } };
  const call = async ({ body: { nextPageToken } }: { body: { nextPageToken?: string } }) =>
    nextPageToken === undefined ? first : last;
  expect(await fetchAllPages(call, {})).toEqual({ complete: true, list: [1, 2], invalidRows });
});

test('CALL-4 rejects if the signal is aborted', async () => {
  const { client } = await connect(page('a', 't1'));
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(fetchAllPages(client.searchCategories, {}, { signal })).rejects.toThrow('enough');
});
