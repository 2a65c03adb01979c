import type { Client } from '@piri/client';
import { expect, test } from 'vitest';
import { createCartProductFixture } from '../pricing/cart-product.fixtures.ts';
import { loadCartPage } from './cart-page-data.ts';

const down = { ok: false, networkError: true } as const;
const sofa = createCartProductFixture({ sourceType: 'item', code: 'MGN-3S-ASH' });

/** Returns an API with one sofa and no settings, and the list of its offer requests. */
function connect(searchCartOffers?: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const sold = async () => ({ ok: true, status: 200, body: { list: [sofa], nextPageToken: '', total: -1 } });
  const api = {
    listSettings: async () => down,
    searchCartOffers: async (...given: unknown[]) => {
      asked.push(given);
      return (searchCartOffers ?? sold)();
    },
  } as unknown as Client;
  return { api, asked };
}

const at = (search: string) => ({ url: `https://piri.example/cart${search}` });

test('CART-5 loads the lines of a link with the page, including items no longer sold', async () => {
  const { sharedOffers } = await loadCartPage(connect().api, at('?lines=item:MGN-3S-ASH:1,item:OLD:2'));
  expect(sharedOffers).toEqual({ 'item:MGN-3S-ASH': sofa, 'item:OLD': 'gone' });
});

test.each(['', '?lines=', '?lines=rubbish', '?lines=item:%3Cscript%3E:1'])(
  'CART-5 sends no request without a valid line: %j',
  async (search) => {
    const { api, asked } = connect();
    expect(await loadCartPage(api, at(search))).not.toHaveProperty('sharedOffers');
    expect(asked).toEqual([]);
  },
);

test('CART-5 sends one request for a link with more lines than a cart holds', async () => {
  const { api, asked } = connect();
  const lines = Array.from({ length: 150 }, (_, index) => `item:S-${index}:1`).join();
  const { sharedOffers } = await loadCartPage(api, at(`?lines=${lines}`));
  expect(asked).toHaveLength(1);
  expect(Object.keys(sharedOffers ?? {})).toContain('item:S-99');
  expect(Object.keys(sharedOffers ?? {})).not.toContain('item:S-100');
});

test('CART-5 returns no offers if the API is unreachable, instead of marking lines as gone', async () => {
  const { api } = connect(async () => down);
  expect(await loadCartPage(api, at('?lines=item:MGN-3S-ASH:1'))).not.toHaveProperty('sharedOffers');
});
