import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './create-client.ts';
import { type ScriptedResponse, startScriptedServer } from './testing/scripted-server.ts';
import { createErrorBodyFixture } from './testing/start-scripted-client.ts';

async function subscribe(...script: [ScriptedResponse, ...ScriptedResponse[]]) {
  const server = await startScriptedServer(...script);
  onTestFinished(server.close);
  const client = createClient({ baseUrl: server.url, apiKey: 'key', deviceId: 'device', backOffMs: 0 });
  const result = await client.subscribeEmail({ body: { userId: '', email: 'a@b.c' } });
  return { result, keys: server.requests.map(({ headers }) => headers['idempotency-key']) };
}

test('NEWS-3 a 409 is not retried', async () => {
  const { result, keys } = await subscribe({
    status: 409,
    body: createErrorBodyFixture({ code: 'ALREADY_SUBSCRIBED' }),
  });
  expect(result).toMatchObject({ ok: false, status: 409, body: { error: { code: 'ALREADY_SUBSCRIBED' } } });
  expect(keys).toHaveLength(1);
});

test('NEWS-3 retries with the same key after a lost 201 and returns success', async () => {
  const { result, keys } = await subscribe({ cut: 'before' }, { status: 201, body: {} });
  expect(result).toMatchObject({ ok: true, status: 201 });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('NEWS-3 reports a network error after all retries failed', async () => {
  const { result, keys } = await subscribe({ cut: 'before' });
  expect(result).toEqual({ ok: false, networkError: true });
  expect(keys).toHaveLength(3);
});
