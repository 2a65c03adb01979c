import { readDemoCustomers } from '@piri/catalogue/customers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOnce } from '../../background-work.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { seedOrders } from './seed-orders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const orders = () =>
  api.db
    .selectFrom('orders')
    .select(['customerId', 'paymentState', 'state', 'createdAt'])
    .orderBy('createdAt')
    .execute();
const shelves = async () =>
  (await api.db.selectFrom('skus').select(['code', 'available']).orderBy('code').execute()).map(
    ({ code, available }) => `${code} ${available}`,
  );

it('CHECK-5 the demo customer has orders in all four payment states, once, and nothing is missing in the shop', async () => {
  const before = await shelves();
  await seedOrders(api.ctx);
  await seedOrders(api.ctx);
  await workOnce(api.ctx);
  const made = await orders();
  expect(made.map(({ paymentState, state }) => `${paymentState} ${state}`)).toEqual([
    'PAID DELIVERED',
    'FAILED EXPIRED',
    'CANCELLED EXPIRED',
    'LATER PLACED',
  ]);
  expect(new Set(made.map(({ customerId }) => customerId))).toEqual(new Set(['demo']));
  const ordered = readDemoCustomers().flatMap((customer) => customer.orders);
  expect(made).toHaveLength(ordered.filter(({ kind }) => kind === 'ORDER').length);
  expect(await shelves()).toEqual(before);
});
