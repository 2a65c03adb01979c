import { endpoints } from '@piri/contract/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './create-client.ts';
import { startScriptedServer } from './testing/scripted-server.ts';

const identity = { apiKey: 'key', deviceId: 'device' };

test('CALL-1 the client has one function for each endpoint of the contract and no others', () => {
  const client = createClient({ baseUrl: 'http://localhost', ...identity });
  expect(Object.keys(client)).toEqual(Object.keys(endpoints));
});

test.each(Object.entries(endpoints))(
  'CALL-1 %s sends its method and path',
  async (name, { method, path }) => {
    const server = await startScriptedServer({ status: 404 });
    onTestFinished(server.close);
    const client = createClient({ baseUrl: server.url, ...identity });
    const call = client[name as keyof typeof endpoints] as () => Promise<unknown>;
    await call();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ method, url: path });
  },
);

test('CALL-2 searchCategories returns typed rows', async () => {
  const row = {
    id: 'living',
    name: 'Living',
    parentId: null,
    sortOrder: 1,
    children: [],
    options: [],
    extras: {},
  };
  const server = await startScriptedServer({ body: { list: [row], nextPageToken: '', total: 1 } });
  onTestFinished(server.close);
  const client = createClient({ baseUrl: server.url, ...identity });

  const result = await client.searchCategories({ body: { size: 50 } });

  if (!result.ok) throw new Error(`Expected rows, got ${JSON.stringify(result)}`);
  const names: string[] = result.body.list.map(({ name }) => name);
  expect(names).toEqual(['Living']);
  expect(server.requests[0]?.body).toBe('{"size":50}');
});

test('CALL-2 a search without a body sends an empty object, so the API uses its defaults', async () => {
  const server = await startScriptedServer({ body: { list: [], nextPageToken: '', total: 0 } });
  onTestFinished(server.close);
  expect(await createClient({ baseUrl: server.url, ...identity }).searchCategories()).toMatchObject({
    ok: true,
  });
  expect(server.requests[0]?.body).toBe('{}');
});
