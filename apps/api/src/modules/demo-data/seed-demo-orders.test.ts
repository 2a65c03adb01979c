import { readDemoCustomers } from '@piri/catalogue/customers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { seedDemoOrders } from './seed-demo-orders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const orders = () =>
  api.db
    .selectFrom('orders')
    .select(['customerId', 'kind', 'paymentState', 'state', 'createdAt'])
    .orderBy('createdAt')
    .execute();
const shelves = async () =>
  (await api.db.selectFrom('skus').select(['code', 'available']).orderBy('code').execute()).map(
    ({ code, available }) => `${code} ${available}`,
  );

it('CHECK-5 adds an order in each state and a booking once, and leaves the stock unchanged', async () => {
  const before = await shelves();
  await seedDemoOrders(api.ctx);
  await seedDemoOrders(api.ctx);
  await runBackgroundJobs(api.ctx);
  const made = await orders();
  expect(made.map(({ kind, paymentState, state }) => `${kind} ${paymentState} ${state}`)).toEqual([
    'ORDER PAID REFUNDED',
    'ORDER PAID DELIVERED',
    'ORDER LATER CANCELLED',
    'ORDER FAILED EXPIRED',
    'ORDER PAID DELIVERED',
    'ORDER CANCELLED EXPIRED',
    'ORDER PAID SHIPPED',
    'BOOKING ADVANCE_PAID PLACED',
    'ORDER PAID CONFIRMED',
    'ORDER LATER PLACED',
  ]);
  expect(new Set(made.map(({ customerId }) => customerId))).toEqual(new Set(['demo']));
  const ordered = readDemoCustomers().flatMap((customer) => customer.orders);
  expect(made).toHaveLength(ordered.length);
  expect(await shelves()).toEqual(before);
});
