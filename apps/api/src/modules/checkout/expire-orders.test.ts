import { cancelOrder, getCheckout, type PlacedOrder, retryPayment } from '@piri/contract/checkout';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  createCartLineFixture,
  getGuestHeaders,
  placeOrderWithOverrides,
} from '../../testing/order-fixtures.ts';
import { runJobsAndReadMails } from '../../testing/read-mails.ts';
import { readStock } from '../../testing/read-stock.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { expireOrders } from './expire-orders.ts';

let api: TestApi;
let mobile: string;
let nth = 0;
beforeAll(async () => {
  api = await startTestApi({ limitFactor: 1 });
});
beforeEach(async () => {
  nth += 1;
  mobile = `0175555${String(nth).padStart(4, '0')}`;
  api.clock.now = () => new Date();
  await api.db.deleteFrom('rateLimits').execute();
  await api.db.updateTable('orders').set({ clientIpHash: null }).execute();
});
afterAll(() => api.close());

const hour = 60 * 60_000;
const sku = 'PIRI-NAT';
const email = () => `${mobile}@piri.example`;
const place = (paymentMethod: string, quantity = 1) =>
  placeOrderWithOverrides(api, {
    lines: [createCartLineFixture(sku, quantity)],
    contact: { fullName: 'Rahima Khatun', mobile, email: email() },
    paymentMethod,
  });
const stateOf = async (placed: PlacedOrder) => {
  const { json } = await api.get(
    `${getCheckout.path}?invoiceId=${placed.invoiceId}`,
    getGuestHeaders(placed),
  );
  return getCheckout.response.parse(json).state;
};
function later(ms: number) {
  const at = Date.now() + ms;
  api.clock.now = () => new Date(at);
  return expireOrders(api.ctx);
}
const pay = (placed: PlacedOrder, paymentMethod = 'PAY_LATER') =>
  api.post(retryPayment.path, { invoiceId: placed.invoiceId, paymentMethod }, getGuestHeaders(placed));

it('CHECK-2 expires an unconfirmed cash-on-delivery order after three days and frees its stock', async () => {
  const before = await readStock(api, sku);
  const placed = await place('CASH_ON_DELIVERY', 2);
  await later(71 * hour);
  expect(await stateOf(placed)).toBe('PLACED');
  expect(await readStock(api, sku)).toBe(before - 2);
  await later(73 * hour);
  expect(await stateOf(placed)).toBe('EXPIRED');
  expect(await readStock(api, sku)).toBe(before);
  const text = (await runJobsAndReadMails(api, email())).map(({ body }) => body).join('\n');
  expect(text).toContain('We couldn’t reach you, so we’ve cancelled your order');
  expect(text).not.toContain('We didn’t receive a payment');
});

it('CHECK-2 keeps a confirmed order, and restarts the three days if the method changes', async () => {
  const confirmed = await place('CASH_ON_DELIVERY');
  await transitionOrder(api.ctx, { orderNumber: confirmed.orderNumber, transition: 'confirm' });
  const changed = await place('CARD');
  const day = Date.now() + 24 * hour;
  api.clock.now = () => new Date(day);
  expect((await pay(changed, 'CASH_ON_DELIVERY')).status).toBe(201);
  await later(73 * hour);
  expect(await stateOf(confirmed)).toBe('CONFIRMED');
  expect(await stateOf(changed)).toBe('PLACED');
  await later(97 * hour);
  expect(await stateOf(changed)).toBe('EXPIRED');
});

it.each(['PAY_LATER', 'CASH_ON_DELIVERY'])(
  'CHECK-2 applies the limits of new orders to a retry by %s of an ended order',
  async (method) => {
    const ended = await place('CARD');
    await transitionOrder(api.ctx, { orderNumber: ended.orderNumber, transition: 'expire' });
    const others: PlacedOrder[] = [];
    for (let count = 0; count < 5; count += 1) others.push(await place('PAY_LATER'));
    const before = await readStock(api, sku);
    expectApiError(await pay(ended, method), 422, 'TOO_MANY');
    expect(await stateOf(ended)).toBe('EXPIRED');
    expect(await readStock(api, sku)).toBe(before);
    const [first] = others;
    if (first === undefined) throw new Error('None was placed.');
    await api.delete(`${cancelOrder.path}?invoiceId=${first.invoiceId}`, '', getGuestHeaders(first));
    const again = await pay(ended, method);
    expect(again.status, again.text).toBe(201);
    expect(await stateOf(ended)).toBe('PLACED');
    expect(await readStock(api, sku)).toBe(before);
  },
);
