import type { Client } from '@piri/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCartProductFixture } from './cart-product.fixtures.ts';
import { fetchCartProductsWithClient } from './fetch-cart-products.ts';

type Api = Parameters<typeof fetchCartProductsWithClient>[0];
type SearchBody = NonNullable<Parameters<Client['searchCartOffers']>[0]>['body'];

const down = { ok: false, networkError: true } as const;
const sofa = { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 } as const;
const bundle = { sourceType: 'bundle', code: 'meghna-corner', quantity: 1 } as const;
const sold = [sofa, bundle].map(({ sourceType, code }) => createCartProductFixture({ sourceType, code }));

/** Returns an API with both offers, and the list of the codes in each request. */
function shop(overrides: Partial<Api> = {}) {
  const asked: (readonly string[])[] = [];
  const api: Api = {
    searchCartOffers: async ({ body = {} }: { body?: SearchBody } = {}) => {
      const codes = [body.textParams?.[0]?.value ?? []].flat();
      asked.push(codes);
      const list = sold.filter(({ code }) => codes.includes(code));
      return { ok: true, status: 200, body: { list, nextPageToken: '', total: -1 } };
    },
    ...overrides,
  };
  return { api, asked };
}

/** A signal that never aborts. */
const untilDone = new AbortController().signal;

test('CART-1 requests items and bundles together, and keys the offers by line', async () => {
  const { api, asked } = shop();
  const { offers, succeeded } = await fetchCartProductsWithClient(api, [sofa, bundle], untilDone);
  expect(asked).toEqual([['MGN-3S-ASH', 'meghna-corner']]);
  expect([offers, succeeded]).toEqual([
    { 'item:MGN-3S-ASH': sold[0], 'bundle:meghna-corner': sold[1] },
    true,
  ]);
});

test('CART-1 sends one request per hundred lines', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({ ...sofa, code: `S-${index}` }));
  const { api, asked } = shop();
  await fetchCartProductsWithClient(api, lines, untilDone);
  expect(asked).toHaveLength(1);
  const { offers } = await fetchCartProductsWithClient(api, [...lines, sofa, bundle], untilDone);
  expect(asked.map((codes) => codes.length)).toEqual([100, 100, 2]);
  expect(Object.keys(offers)).toHaveLength(102);
});

test('CART-2 requests an item and a bundle with the same code once, and keeps them apart', async () => {
  const { api, asked } = shop();
  const { offers } = await fetchCartProductsWithClient(
    api,
    [{ ...bundle, sourceType: 'item' }, bundle],
    untilDone,
  );
  expect(asked).toEqual([['meghna-corner']]);
  expect(offers).toEqual({ 'item:meghna-corner': 'gone', 'bundle:meghna-corner': sold[1] });
});

test('CART-5 marks a line as gone if the API does not return it', async () => {
  const { offers } = await fetchCartProductsWithClient(shop().api, [{ ...sofa, code: 'OLD' }], untilDone);
  expect(offers).toEqual({ 'item:OLD': 'gone' });
});

describe('CART-1 a row that cannot be parsed', () => {
  const old = { ...sofa, code: 'OLD' };
  const withRow = (row: unknown) =>
    shop({
      searchCartOffers: async () => ({
        ok: true,
        status: 200,
        body: { list: sold.slice(0, 1), nextPageToken: '', total: -1 },
        invalidRows: [{ row, schemaErrors: ['list.1.price: wrong'] }],
      }),
    }).api;

  test('marks only its own line as unread', async () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    onTestFinished(() => debug.mockRestore());
    const row = { sourceType: 'bundle', code: 'meghna-corner', price: 'much' };
    expect(await fetchCartProductsWithClient(withRow(row), [sofa, bundle, old], untilDone)).toEqual({
      offers: { 'item:MGN-3S-ASH': sold[0], 'bundle:meghna-corner': 'unread', 'item:OLD': 'gone' },
      succeeded: true,
    });
    expect(debug).toHaveBeenCalledWith(expect.any(String), [{ row, schemaErrors: ['list.1.price: wrong'] }]);
  });

  test.each([null, 7, {}, { code: 'meghna-corner' }])(
    'marks all missing lines as unread if it names no line: %j',
    async (row) => {
      const debug = vi.spyOn(console, 'debug').mockReturnValue();
      onTestFinished(() => debug.mockRestore());
      const { offers } = await fetchCartProductsWithClient(withRow(row), [sofa, bundle, old], untilDone);
      expect(offers).toEqual({
        'item:MGN-3S-ASH': sold[0],
        'bundle:meghna-corner': 'unread',
        'item:OLD': 'unread',
      });
    },
  );
});

test('CART-1 marks no line as gone if the API is unreachable', async () => {
  const { api } = shop({ searchCartOffers: async () => down });
  expect(await fetchCartProductsWithClient(api, [sofa, bundle], untilDone)).toEqual({
    offers: {},
    succeeded: false,
  });
});

test('CALL-3 returns the wait time if the API is busy', async () => {
  const { api } = shop({ searchCartOffers: async () => ({ ok: false, status: 429, retryAfterMs: 60_000 }) });
  expect(await fetchCartProductsWithClient(api, [sofa], untilDone)).toMatchObject({
    succeeded: false,
    waitMs: 60_000,
  });
});

test('CART-1 treats a timeout as an unreachable API', async () => {
  const given = AbortSignal.timeout(5);
  const never = () =>
    new Promise<never>((_, reject) => given.addEventListener('abort', () => reject(given.reason)));
  const { api } = shop({ searchCartOffers: never });
  expect(await fetchCartProductsWithClient(api, [sofa, bundle], given)).toEqual({
    offers: {},
    succeeded: false,
  });
});

test('CART-1 sends no request without lines', async () => {
  const { api, asked } = shop();
  expect(await fetchCartProductsWithClient(api, [], untilDone)).toEqual({ offers: {}, succeeded: true });
  expect(asked).toEqual([]);
});
