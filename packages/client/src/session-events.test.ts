import { expect, test, vi } from 'vitest';
import { createErrorBodyFixture, startScriptedClient } from './testing/start-scripted-client.ts';

const input = { body: { word: 'piri' } };
const expired = createErrorBodyFixture({ code: 'SESSION_EXPIRED' });

test('AUTH-7 reports an expired session once with the sent token, and returns the response', async () => {
  const onSessionExpired = vi.fn();
  const { calls, requests } = await startScriptedClient([{ status: 401, body: expired }], {
    getAuthToken: () => 'sent',
    onSessionExpired,
  });
  expect(await calls.readWord(input)).toEqual({ ok: false, status: 401, body: expired });
  expect(onSessionExpired.mock.calls).toEqual([['sent']]);
  expect(requests).toHaveLength(1);
});

test('AUTH-7 reports the token of the attempt that got the 401', async () => {
  const onSessionExpired = vi.fn();
  const tokens = ['first', 'second'];
  const { calls } = await startScriptedClient([{ status: 503 }, { status: 401, body: expired }], {
    getAuthToken: () => tokens.shift(),
    onSessionExpired,
  });
  await calls.readWord(input);
  expect(onSessionExpired.mock.calls).toEqual([['second']]);
});

test('AUTH-7 reports no expired session if no token was sent', async () => {
  const onSessionExpired = vi.fn();
  const { calls } = await startScriptedClient([{ status: 401, body: expired }], { onSessionExpired });
  await calls.readWord(input);
  expect(onSessionExpired).not.toHaveBeenCalled();
});

test.each(['SIGN_IN_FAILED', 'RESET_TOKEN_INVALID', 'WRONG_PASSWORD'] as const)(
  'AUTH-7 %s does not end the session',
  async (code) => {
    const onSessionExpired = vi.fn();
    const { calls } = await startScriptedClient([{ status: 401, body: createErrorBodyFixture({ code }) }], {
      getAuthToken: () => 'sent',
      onSessionExpired,
    });
    await calls.sendWord(input);
    expect(onSessionExpired).not.toHaveBeenCalled();
  },
);

test('AUTH-2 returns the Retry-After time of a 429, with and without a body', async () => {
  const headers = { 'retry-after': '840' };
  const body = createErrorBodyFixture({ code: 'RATE_LIMITED' });
  const { calls } = await startScriptedClient([
    { status: 429, headers, body },
    { status: 429, headers },
  ]);
  expect(await calls.sendWord(input)).toEqual({ ok: false, status: 429, body, retryAfterMs: 840_000 });
  expect(await calls.sendWord(input)).toEqual({ ok: false, status: 429, retryAfterMs: 840_000 });
});
