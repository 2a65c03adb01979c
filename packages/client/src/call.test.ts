import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Call } from './call.ts';
import type { Result } from './result.ts';
import type { endpointFixtures } from './testing/endpoint-fixtures.ts';
import { startScriptedServer } from './testing/scripted-server.ts';
import { createErrorBodyFixture, startScriptedClient } from './testing/start-scripted-client.ts';

const input = { body: { word: 'piri' } };

describe('CALL-2 every response becomes a typed result', () => {
  test('CALL-2 returns the body of a success response that matches the schema', async () => {
    const { calls } = await startScriptedClient([{ status: 201, body: { echo: 'piri', added: 'later' } }]);
    expect(await calls.orderWord(input)).toEqual({ ok: true, status: 201, body: { echo: 'piri' } });
  });

  test('CALL-2 returns an error response with its code', async () => {
    const { calls } = await startScriptedClient([
      { status: 422, body: createErrorBodyFixture({ code: 'INVALID' }) },
    ]);
    expect(await calls.readWord(input)).toEqual({
      ok: false,
      status: 422,
      body: createErrorBodyFixture({ code: 'INVALID' }),
    });
  });

  test.each([200, 404])('CALL-2 %i with a non-JSON body has a status and no body', async (status) => {
    const { calls } = await startScriptedClient([{ status, body: '<!doctype html><title>A proxy</title>' }]);
    expect(await calls.readWord(input)).toStrictEqual({ ok: false, status });
  });

  test.each([200, 404])('CALL-2 %i with an empty body has a status and no body', async (status) => {
    const { calls } = await startScriptedClient([{ status }]);
    expect(await calls.readWord(input)).toStrictEqual({ ok: false, status });
  });

  test.each([200, 404])(
    'CALL-2 %i with broken JSON under a JSON type has a status and no body',
    async (status) => {
      const headers = { 'content-type': 'application/json' };
      const { calls } = await startScriptedClient([{ status, headers, body: '{"echo": "pi' }]);
      expect(await calls.readWord(input)).toStrictEqual({ ok: false, status });
    },
  );

  test('CALL-2 accepts an empty body where the contract declares none', async () => {
    const { calls } = await startScriptedClient([{ status: 204 }]);
    expect(await calls.dropWord()).toEqual({ ok: true, status: 204, body: undefined });
  });

  test('CALL-2 rejects a success response whose body does not match the schema', async () => {
    const { calls, requests } = await startScriptedClient([{ body: { echo: 7 } }]);
    const result = await calls.readWord(input);
    expect(result).toStrictEqual({
      ok: false,
      status: 200,
      schemaErrors: [expect.stringMatching(/^echo: .*string/)],
    });
    expect(requests).toHaveLength(1);
  });

  test('CART-1 drops only the invalid rows of a list and reports them', async () => {
    const wrong = { echo: 7, of: 'piri' };
    const list = [{ echo: 'one' }, wrong, { echo: 'two' }, null];
    const { calls } = await startScriptedClient([{ body: { list, nextPageToken: '' } }]);
    expect(await calls.listWords(input)).toStrictEqual({
      ok: true,
      status: 200,
      body: { list: [{ echo: 'one' }, { echo: 'two' }], nextPageToken: '' },
      invalidRows: [
        { row: wrong, schemaErrors: [expect.stringMatching(/^list\.1\.echo: .*string/)] },
        { row: null, schemaErrors: [expect.stringMatching(/^list\.3: .*object/)] },
      ],
    });
  });

  test.each([
    ['another field', { list: [{ echo: 7 }], nextPageToken: 7 }],
    ['the list itself', { list: { 0: { echo: 7 } }, nextPageToken: '' }],
    ['the whole body', [{ echo: 7 }]],
  ])('CALL-2 rejects a list with invalid rows if %s is invalid too', async (_case, body) => {
    const { calls } = await startScriptedClient([{ body }]);
    expect(await calls.listWords(input)).toMatchObject({ ok: false, schemaErrors: expect.any(Array) });
  });

  test('CALL-2 rejects an error response whose JSON is not in the format of the contract', async () => {
    const { calls } = await startScriptedClient([{ status: 404, body: { message: 'no route' } }]);
    expect(await calls.readWord(input)).toStrictEqual({
      ok: false,
      status: 404,
      schemaErrors: [expect.stringMatching(/^error: /)],
    });
  });

  test('CALL-2 rejects a success response with a status that the contract does not list', async () => {
    const { calls } = await startScriptedClient([{ status: 202, body: { echo: 'piri' } }]);
    expect(await calls.readWord(input)).toMatchObject({ ok: false, status: 202 });
  });
});

describe('CALL-2 a fetch failure is a network error', () => {
  test('CALL-2 if the connection is refused', async () => {
    const server = await startScriptedServer({});
    await server.close();
    const { calls, requests } = await startScriptedClient([{}], { baseUrl: server.url });
    expect(await calls.readWord(input)).toStrictEqual({ ok: false, networkError: true });
    expect(requests).toHaveLength(0);
  });

  test.each(['before', 'middle'] as const)('CALL-2 if the connection is cut %s the response', async (cut) => {
    const { calls } = await startScriptedClient([{ cut, body: { echo: 'piri' } }], { retryLimit: 0 });
    expect(await calls.readWord(input)).toStrictEqual({ ok: false, networkError: true });
  });

  test('CALL-2 if the response times out', async () => {
    const { calls } = await startScriptedClient([{ cut: 'never' }], { retryLimit: 0, timeoutMs: 30 });
    expect(await calls.readWord(input)).toStrictEqual({ ok: false, networkError: true });
  });

  test('CALL-2 if the body of the response times out', async () => {
    const headers = { 'content-length': '1000' };
    const { calls } = await startScriptedClient([{ headers, body: { echo: 'piri' } }], {
      retryLimit: 0,
      timeoutMs: 30,
    });
    expect(await calls.readWord(input)).toStrictEqual({ ok: false, networkError: true });
  });

  test('CALL-2 for any error message of a browser', async () => {
    const fetch = () => Promise.reject(new TypeError('Worte eines unbekannten Browsers'));
    const { calls } = await startScriptedClient([{}], { fetch });
    expect(await calls.readWord(input)).toStrictEqual({ ok: false, networkError: true });
  });
});

describe('requests', () => {
  test.each(['readWord', 'setWord', 'orderWord', 'sendWord'] as const)(
    'CALL-2 %s sends JSON',
    async (name) => {
      const { calls, requests } = await startScriptedClient([{ body: { echo: 'piri' } }]);
      await calls[name](input);
      expect(requests[0]).toMatchObject({
        method: name === 'setWord' ? 'PATCH' : 'POST',
        url: '/api/words',
        body: '{"word":"piri"}',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
      });
    },
  );

  test('CALL-2 a call without a body sends none, and encodes its query in the URL', async () => {
    const { calls, requests } = await startScriptedClient([{ body: { echo: 'piri' } }]);
    await calls.findWord({ query: { size: 3, start: 'পি & ri' } });
    await calls.findWord({ query: { start: undefined } });
    await calls.findWord();
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/words?size=3&start=%E0%A6%AA%E0%A6%BF+%26+ri',
      '/api/words',
      '/api/words',
    ]);
    expect(requests.map(({ method, body }) => `${method} ${body}`)).toEqual(['GET ', 'GET ', 'GET ']);
    expect(requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test.each(['', '/', '/shop', '/shop/'])('CALL-2 the base URL may end in "%s"', async (path) => {
    const server = await startScriptedClient([{ body: { echo: 'piri' } }]);
    const { calls } = await startScriptedClient([{}], { baseUrl: `${server.url}${path}` });
    expect(await calls.readWord(input)).toMatchObject({ ok: true });
    expect(server.requests[0]?.url).toBe(`${path.replace(/\/$/, '')}/api/words`);
  });
});

describe('a file upload', () => {
  const file = new File(['‮piri‬\0'], 'piri.png', { type: 'image/png' });

  test('FILE-1 sends the file and its fields as multipart form data and parses the response', async () => {
    const { calls, requests } = await startScriptedClient([{ status: 200, body: { echo: 'kept' } }]);
    expect(await calls.keepWord({ body: { file, type: 'PROFILE' } })).toMatchObject({ ok: true });
    expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(requests[0]?.body).toContain('name="type"\r\n\r\nPROFILE');
    expect(requests[0]?.body).toContain('filename="piri.png"\r\nContent-Type: image/png\r\n\r\n‮piri‬\0');
  });

  test('FILE-1 sends the same form and key again after a lost response', async () => {
    const { calls, requests } = await startScriptedClient([{ cut: 'before' }, { body: { echo: 'kept' } }]);
    expect(await calls.keepWord({ body: { file, type: 'PROFILE' } })).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body).toContain('piri‬\0');
    expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key']);
  });
});

describe('a plain-text response', () => {
  const headers = { 'content-type': 'text/plain' };

  test('CONT-1 is a success with the declared text', async () => {
    const { calls } = await startScriptedClient([{ headers, body: 'OK' }]);
    expect(await calls.formatWord(input)).toEqual({ ok: true, status: 200, body: 'OK' });
  });

  test('CONT-1 is an error with any other text', async () => {
    const { calls } = await startScriptedClient([{ headers, body: '<!doctype html>' }]);
    expect(await calls.formatWord(input)).toMatchObject({ ok: false, status: 200 });
  });
});

describe('an aborted call', () => {
  const reason = new Error('The page is gone.');

  test('rejects with the abort reason while it waits for a response', async () => {
    const { calls, requests } = await startScriptedClient([{ cut: 'never' }]);
    const controller = new AbortController();
    const call = calls.readWord(input, { signal: controller.signal });
    const settled = expect(call).rejects.toBe(reason);
    await expect.poll(() => requests.length).toBe(1);
    controller.abort(reason);
    await settled;
    expect(requests).toHaveLength(1);
  });

  test('rejects during a back-off and sends no more requests', async () => {
    const { calls, requests } = await startScriptedClient([
      { status: 503, headers: { 'retry-after': '15' } },
    ]);
    const controller = new AbortController();
    const settled = expect(calls.readWord(input, { signal: controller.signal })).rejects.toBe(reason);
    await expect.poll(() => requests.length).toBe(1);
    controller.abort(reason);
    await settled;
    expect(requests).toHaveLength(1);
  });

  test('rejects with a TimeoutError when the signal of the caller times out', async () => {
    const { calls } = await startScriptedClient([{ cut: 'never' }]);
    const signal = AbortSignal.timeout(40);
    const call = calls.readWord(input, { signal });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(call).rejects.toBe(signal.reason);
  });

  test('sends nothing if the signal is already aborted', async () => {
    const { calls, requests } = await startScriptedClient([{ body: { echo: 'piri' } }]);
    await expect(calls.readWord(input, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(requests).toHaveLength(0);
  });
});

test('CALL-2 infers the parameter and result types of a call from its endpoint', () => {
  type Records = typeof endpointFixtures;
  expectTypeOf<Call<Records['readWord']>>().returns.resolves.toEqualTypeOf<Result<{ echo: string }>>();
  expectTypeOf<Call<Records['readWord']>>().parameter(0).toEqualTypeOf<{ body: { word: string } }>();
  expectTypeOf<[]>().toExtend<Parameters<Call<Records['dropWord']>>>();
  expectTypeOf<Call<Records['findWord']>>().toBeCallableWith({ query: { size: 2 } });
  expectTypeOf<Call<Records['orderWord']>>().toBeCallableWith({ body: { word: '' } }, { idempotencyKey: '' });
  // @ts-expect-error only an endpoint with an idempotency key accepts one
  const options: Parameters<Call<Records['sendWord']>>[1] = { idempotencyKey: '' };
  expect(options).toBeDefined();
});
