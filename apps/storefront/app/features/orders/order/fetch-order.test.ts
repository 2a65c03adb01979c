import type { Client } from '@piri/client';
import { expect, test } from 'vitest';
import { type FetchOrderResult, type PaymentOutcome, pollOrder } from './fetch-order.ts';
import { createOrderFixture } from './order.fixtures.ts';

const sale = createOrderFixture({ pin: '482913' });

/** Mocks every endpoint and records the calls. */
function shop(status = 200) {
  const asked: string[] = [];
  const answer =
    (name: string, body: unknown) =>
    async ({ query }: { query: object }) => {
      asked.push(`${name} ${Object.values(query)}`);
      return status === 200 ? { ok: true, status, body } : { ok: false, status };
    };
  const api = {
    getSale: answer('getSale', sale),
    getCheckout: answer('getCheckout', sale),
    confirmCheckout: answer('confirmCheckout', {}),
  } as unknown as Client;
  return { api, asked };
}

async function read(api: Client, by: 'invoiceId' | 'orderId', visit: PaymentOutcome) {
  const reads: FetchOrderResult[] = [];
  const name = { by, value: by === 'orderId' ? 'o1' : 'k3j9q2' };
  const { signal } = new AbortController();
  for await (const one of pollOrder(api, { name, visit, signal }, {})) reads.push(one);
  return reads;
}

test('CHECK-6 fetches an order by its id, including its pin, without confirming the payment', async () => {
  const { api, asked } = shop();
  expect(await read(api, 'orderId', 'later')).toEqual([
    { at: 'order', order: sale, gatewayUnreachable: false },
  ]);
  expect(asked).toEqual(['getSale o1']);
});

test('CHECK-5 confirms the payment by the invoice id, even if the order was opened by its id', async () => {
  const { api, asked } = shop();
  await read(api, 'orderId', 'success');
  expect(asked).toEqual(['getSale o1', 'confirmCheckout k3j9q2', 'getSale o1']);
});

test.each([
  [404, 'nowhere'],
  [401, 'nowhere'],
  [503, 'failed'],
])(
  'CHECK-5 an order request that fails with %i returns “%s”, without confirming the payment',
  async (status, at) => {
    const { api, asked } = shop(status);
    expect(await read(api, 'orderId', 'success')).toMatchObject([{ at }]);
    expect(asked).toEqual(['getSale o1']);
  },
);
