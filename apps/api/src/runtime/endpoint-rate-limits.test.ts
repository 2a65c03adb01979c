import { addAddress } from '@piri/contract/addresses';
import { searchCatalogue } from '@piri/contract/item-search';
import { addWishlistItem } from '@piri/contract/wishlist';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectApiError } from '../testing/expect-api-error.ts';
import { startTestApi, type TestApi, type TestResponse } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limitFactor: 1 });
});
afterAll(() => api.close());

it.each([
  [addAddress.path, 120],
  [addWishlistItem.path, 600],
])('ASVS-2.4.1 limits how many rows a customer can create with %s', async (path, most) => {
  const customer = await api.customer();
  const calls = Array.from({ length: most + 5 }, () => api.post(path, {}, customer.headers));
  const responses = await Promise.all(calls);
  const refused = responses.filter(({ status }) => status === 429);
  expect(responses.length - refused.length).toBeGreaterThanOrEqual(most);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) expectApiError(response, 429, 'RATE_LIMITED');
});

// The embedded database runs in the thread that reads the requests, so they arrive there one after the other.
if (process.env['TEST_DATABASE_URL']) {
  /** Sent through the tests' proxy, which is trusted. */
  const search = (address: string): Promise<TestResponse> =>
    api.post(searchCatalogue.path, { query: 'sofaa' }, { 'x-forwarded-for': address });

  it('ASVS-2.4.1 serves another address before the queued searches of one that floods the shop', async () => {
    let answered = 0;
    const flood = Array.from({ length: 150 }, async () => {
      const { status } = await search('198.51.100.1');
      answered += 1;
      return status;
    });
    await Promise.race(flood);
    const { status } = await search('203.0.113.7');
    const before = answered;
    expect(status).toBe(200);
    expect(before).toBeLessThan(75);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  });

  it('ASVS-2.4.1 rejects excess searches only of the address that sends them', async () => {
    const flood = Array.from({ length: 260 }, () => search('198.51.100.1'));
    await Promise.race(flood);
    expect((await search('203.0.113.7')).status).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const response of refused) expectApiError(response, 503, 'UNAVAILABLE');
  });
}
