import { expect, test } from 'vitest';
import { startScriptedClient } from './testing/start-scripted-client.ts';

const input = { body: { word: 'piri' } };

test('CALL-1 every request carries the API key, the device id and the token', async () => {
  const { calls, requests } = await startScriptedClient([{ body: { echo: 'piri' } }], {
    getAuthToken: () => 't-1',
  });
  await calls.readWord(input);
  await calls.findWord();
  for (const { headers } of requests) {
    expect(headers).toMatchObject({
      'x-api-key': 'key-of-the-channel',
      'x-device-id': 'test-device',
      authorization: 'Bearer t-1',
    });
  }
  expect(requests).toHaveLength(2);
});

test.each([undefined, null, ''])(
  'CALL-1 a request without a token (%j) has no authorization header',
  async (token) => {
    const { calls, requests } = await startScriptedClient([{ body: { echo: 'piri' } }], {
      getAuthToken: () => token,
    });
    await calls.readWord(input);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(requests[0]?.headers).toHaveProperty('x-api-key');
  },
);

test('CALL-1 a client without getAuthToken sends no authorization header', async () => {
  const { calls, requests } = await startScriptedClient([{ body: { echo: 'piri' } }]);
  await calls.readWord(input);
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

test('CALL-1 reads the token for each attempt: a retry sends a new one, or none after sign-out', async () => {
  const tokens = ['t-1', 't-2', null];
  const getAuthToken = () => tokens.shift();
  const { calls, requests } = await startScriptedClient([{ status: 503 }], { getAuthToken });
  await calls.readWord(input);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer t-1',
    'Bearer t-2',
    undefined,
  ]);
  expect(requests.map(({ headers }) => headers['x-api-key'])).toEqual(Array(3).fill('key-of-the-channel'));
});

test('CALL-1 sends a token that becomes available after the client was created', async () => {
  let token: string | null = null;
  const { calls, requests } = await startScriptedClient([{ body: { echo: 'piri' } }], {
    getAuthToken: () => token,
  });
  await calls.readWord(input);
  token = 't-9';
  await calls.readWord(input);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer t-9']);
});

test('CHECK-4 sends the guest token with its call and each retry, and with no other call', async () => {
  const { calls, requests } = await startScriptedClient([{ status: 503 }, { body: { echo: 'piri' } }]);
  await calls.findOwnWord({ query: { wordId: 'w-1' } }, { guestToken: 'g-1' });
  await calls.findOwnWord({ query: { wordId: 'w-2' } });
  expect(requests.map(({ headers }) => headers['x-guest-token'])).toEqual(['g-1', 'g-1', undefined]);
  // @ts-expect-error a public endpoint accepts no proof of ownership
  await calls.findWord({}, { guestToken: 'g-1' });
});
