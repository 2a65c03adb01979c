import { NetworkError } from 'ky';
import { describe, expect, test, vi } from 'vitest';
import { loaderClientOptions } from './create-client.ts';
import { retryStatusCodes, toKyRetryOptions } from './retry.ts';
import type { ScriptedResponse } from './testing/scripted-server.ts';
import {
  createErrorBodyFixture,
  mockRetryDelays,
  startScriptedClient,
} from './testing/start-scripted-client.ts';

const input = { body: { word: 'piri' } };
const good: ScriptedResponse = { body: { echo: 'piri' } };

const requestsAfter = {
  readWord: { retryCode: 3, conflict: 3, retryableConflict: 3, silence: 3 },
  setWord: { retryCode: 3, conflict: 1, retryableConflict: 1, silence: 3 },
  orderWord: { retryCode: 3, conflict: 1, retryableConflict: 3, silence: 3 },
  sendWord: { retryCode: 1, conflict: 1, retryableConflict: 1, silence: 1 },
} as const;

test('CALL-3 retries exactly the eight specified status codes', () => {
  expect(retryStatusCodes).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
});

describe.each([
  ['safe', 'readWord'],
  ['natural', 'setWord'],
  ['keyed', 'orderWord'],
  ['never', 'sendWord'],
] as const)('a call of the class %s', (_class, name) => {
  const expected = requestsAfter[name];

  test.each(retryStatusCodes.filter((status) => status !== 409))(
    `CALL-3 after %i sends ${expected.retryCode} request(s) in all`,
    async (status) => {
      const { calls, requests } = await startScriptedClient([{ status, body: createErrorBodyFixture() }]);
      const result = await calls[name](input);
      expect(result).toEqual({ ok: false, status, body: createErrorBodyFixture() });
      expect(requests).toHaveLength(expected.retryCode);
    },
  );

  test.each([
    ['final', false, expected.conflict],
    ['retryable', true, expected.retryableConflict],
  ] as const)('CALL-3 after a %s 409 retries only if that is safe', async (_kind, retryable, count) => {
    const { calls, requests } = await startScriptedClient([
      { status: 409, body: createErrorBodyFixture({ retryable }) },
    ]);
    expect(await calls[name](input)).toMatchObject({ ok: false, status: 409 });
    expect(requests).toHaveLength(count);
  });

  test.each([400, 401, 403, 404, 413, 422, 501])('CALL-3 does not retry after %i', async (status) => {
    const { calls, requests } = await startScriptedClient([
      { status, body: createErrorBodyFixture({ retryable: true }) },
    ]);
    expect(await calls[name](input)).toMatchObject({ ok: false, status });
    expect(requests).toHaveLength(1);
  });

  test.each(['before', 'middle'] as const)(
    'CALL-3 retries after a connection was cut %s the response',
    async (cut) => {
      const { calls, requests } = await startScriptedClient([{ ...good, cut }]);
      expect(await calls[name](input)).toEqual({ ok: false, networkError: true });
      expect(requests).toHaveLength(expected.silence);
    },
  );

  test('CALL-3 retries after a time-out', async () => {
    // Long enough for a request to leave a busy machine before it times out: only then can it be counted.
    const { calls, requests } = await startScriptedClient([{ cut: 'never' }], { timeoutMs: 300 });
    expect(await calls[name](input)).toEqual({ ok: false, networkError: true });
    expect(requests).toHaveLength(expected.silence);
  });
});

test('CALL-3 a 409 without the error format of the contract is not retried', async () => {
  const { calls, requests } = await startScriptedClient([{ status: 409, body: '<h1>Conflict</h1>' }]);
  expect(await calls.orderWord(input)).toEqual({ ok: false, status: 409 });
  expect(requests).toHaveLength(1);
});

test('CALL-3 returns the response of a successful retry, which sends the same body', async () => {
  const { calls, requests } = await startScriptedClient([{ status: 503 }, good]);
  expect(await calls.readWord(input)).toEqual({ ok: true, status: 200, body: { echo: 'piri' } });
  expect(requests.map(({ body }) => body)).toEqual(['{"word":"piri"}', '{"word":"piri"}']);
});

test('CALL-3 a keyed call sends the same idempotency key with each retry', async () => {
  const { calls, requests } = await startScriptedClient([{ status: 500 }]);
  await calls.orderWord(input);
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);

  await calls.orderWord(input);
  expect(requests.at(-1)?.headers['idempotency-key']).not.toBe(keys[0]);
});

test('CALL-3 a keyed call sends the idempotency key it is given, and other calls send none', async () => {
  const { calls, requests } = await startScriptedClient([good]);
  await calls.orderWord(input, { idempotencyKey: 'intent-7' });
  await calls.readWord(input);
  await calls.setWord(input);
  await calls.sendWord(input);
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'intent-7',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the wait before a retry', () => {
  test.each([
    ['0', 0],
    ['1', 1000],
    ['15', 15_000],
    ['20', 15_000],
    ['Fri, 01 Jan 1999 00:00:00 GMT', 0],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 15_000],
  ])('CALL-3 honours Retry-After: %s, up to 15 s', async (value, expected) => {
    const waits = mockRetryDelays();
    const { calls, requests } = await startScriptedClient([
      { status: 503, headers: { 'retry-after': value } },
      good,
    ]);
    expect(await calls.readWord(input)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
    expect(waits).toEqual([expected]);
  });

  test.each([
    ['3', 3_000, 2],
    ['4', 4_000, 1],
    ['60', 60_000, 1],
  ])('CALL-3 waits %s s only if maxWaitMs, here 3 s, allows it', async (value, asked, count) => {
    const waits = mockRetryDelays();
    const script = { status: 429, headers: { 'retry-after': value }, body: createErrorBodyFixture() };
    const { calls, requests } = await startScriptedClient([script], { retryLimit: 1, maxWaitMs: 3_000 });
    expect(await calls.readWord(input)).toMatchObject({ ok: false, status: 429, retryAfterMs: asked });
    expect(requests).toHaveLength(count);
    expect(waits).toEqual(count === 2 ? [asked] : []);
  });

  test.each(retryStatusCodes)('CALL-3 honours Retry-After with %i', async (status) => {
    const waits = mockRetryDelays();
    const { calls } = await startScriptedClient([{ status, headers: { 'retry-after': '3' } }, good]);
    await calls.readWord(input);
    expect(waits).toEqual([3000]);
  });

  test('CALL-3 computes the wait from a Retry-After date relative to now', async () => {
    const waits = mockRetryDelays();
    const inFiveSeconds = new Date(Date.now() + 5000).toUTCString();
    const { calls } = await startScriptedClient([
      { status: 429, headers: { 'retry-after': inFiveSeconds } },
      good,
    ]);
    await calls.readWord(input);
    expect(waits).toHaveLength(1);
    // An HTTP date has no fractions of a second.
    expect(waits[0]).toBeGreaterThan(3000);
    expect(waits[0]).toBeLessThanOrEqual(5000);
  });

  test.each(['soon', '1.5', '-1', ''])(
    'CALL-3 uses its own back-off for an invalid Retry-After: "%s"',
    async (value) => {
      const waits = mockRetryDelays();
      const headers = { 'retry-after': value };
      const { calls } = await startScriptedClient([{ status: 503, headers }, good], { backOffMs: 400 });
      await calls.readWord(input);
      expect(waits).toHaveLength(1);
      expect(waits[0]).toBeGreaterThanOrEqual(200);
      expect(waits[0]).toBeLessThanOrEqual(400);
    },
  );

  test.each([
    [0, [150, 300]],
    [0.5, [225, 450]],
    [1, [300, 600]],
  ])('CALL-3 backs off with jitter: Math.random() = %d', (random, expected) => {
    const spy = vi.spyOn(Math, 'random').mockReturnValue(random);
    const { shouldRetry, delay } = toKyRetryOptions('safe', {});
    const error = new NetworkError(new Request('http://localhost'));
    const waits = [1, 2].map((retryCount) => [shouldRetry?.({ error, retryCount }), delay?.(retryCount)]);
    expect(waits).toEqual(expected.map((wait) => [true, wait]));
    spy.mockRestore();
  });
});

describe('with the client options of loaders', () => {
  test('CALL-3 retries once', async () => {
    const { calls, requests } = await startScriptedClient([{ status: 500 }], loaderClientOptions);
    await calls.readWord(input);
    expect(requests).toHaveLength(2);
  });

  test('CALL-3 limits the whole call to two seconds', () => {
    expect(loaderClientOptions).toMatchObject({ retryLimit: 1, totalMs: 2000 });
  });

  test('CALL-3 returns the response at once if the wait would exceed the total time', async () => {
    const waits = mockRetryDelays();
    const script = { status: 503, headers: { 'retry-after': '2' }, body: createErrorBodyFixture() };
    const { calls, requests } = await startScriptedClient([script], loaderClientOptions);
    expect(await calls.readWord(input)).toEqual({
      ok: false,
      status: 503,
      retryAfterMs: 2_000,
      body: createErrorBodyFixture(),
    });
    expect(requests).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  test('CALL-3 aborts a retry when the total time is over', async () => {
    const { calls, requests } = await startScriptedClient([{ cut: 'never' }], {
      retryLimit: 2,
      timeoutMs: 100,
      totalMs: 150,
    });
    expect(await calls.readWord(input)).toEqual({ ok: false, networkError: true });
    expect(requests).toHaveLength(2);
  });
});
