import { cancelOrder, type PlacedOrder, placeOrder, retryPayment } from '@piri/contract/checkout';
import { searchCoupons } from '@piri/contract/coupons';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import { type PaymentGateway, paymentWebhookPath } from '../../runtime/payment-gateway.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  createCartLineFixture,
  fetchQuotedOrderBody,
  getGuestHeaders,
  type OrderOverrides,
  placeOrderWithOverrides,
} from '../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { sandboxPaymentPagePath } from '../gateways/sandbox/create-sandbox-gateway.ts';

let api: TestApi;
let sandbox: PaymentGateway | undefined;
beforeAll(async () => {
  api = await startTestApi();
  sandbox = api.ctx.gateway;
});
beforeEach(async () => {
  await api.db.updateTable('orders').set({ reservedUntil: null }).execute();
  await api.db.updateTable('skus').set({ available: 90 }).where('code', '=', 'PIRI-NAT').execute();
  await api.db.updateTable('coupons').set({ redemptionCount: 0 }).where('code', '=', 'ONCEONLY').execute();
  await api.db.deleteFrom('couponRedemptions').execute();
});
afterEach(async () => {
  api.clock.now = () => new Date();
  api.ctx.gateway = sandbox;
  await limitFirst({ maxPerCustomer: 1 });
});
afterAll(() => api.close());

/** Buyers: the fields and tokens that are sent with each of their orders. */
interface Buyer {
  headers: Record<string, string>;
  contact: { fullName: string; mobile: string };
}

let guests = 0;
const buyers: [string, () => Promise<Buyer>][] = [
  ['a customer', async () => ({ ...(await api.customer()), contact: contactOf('01700000000') })],
  ['a guest', async () => newGuest()],
];
const contactOf = (mobile: string) => ({ fullName: 'Rahima Khatun', mobile });
function newGuest(): Buyer {
  guests += 1;
  return { headers: {}, contact: contactOf(`0171${String(guests).padStart(7, '0')}`) };
}

const buildOverrides = ({ contact }: Buyer, couponCode?: string, paymentMethod = 'CARD'): OrderOverrides => ({
  ...{ lines: [createCartLineFixture('PIRI-NAT', 3)], contact, paymentMethod },
  ...(couponCode !== undefined && { couponCode }),
});
const placed = (buyer: Buyer, couponCode?: string, paymentMethod = 'CARD') =>
  placeOrderWithOverrides(api, buildOverrides(buyer, couponCode, paymentMethod), buyer.headers);
/** Returns an order as a client sends it that was shown a valid coupon, whatever has changed since. */
const send = async (buyer: Buyer, couponCode: string) => {
  const body = await fetchQuotedOrderBody(api, buildOverrides(newGuest(), couponCode));
  return api.post(placeOrder.path, { ...body, contact: buyer.contact }, buyer.headers);
};
const expectRefused = async (buyer: Buyer, code: string) =>
  expectApiError(await send(buyer, code), 422, 'COUPON_INVALID').fields;

const press = (order: Pick<PlacedOrder, 'redirectUrl'>, outcome: string) =>
  fetch(`${api.url}${sandboxPaymentPagePath}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ payment: readAttempt(order), outcome }),
  });
const readAttempt = ({ redirectUrl = '' }: Pick<PlacedOrder, 'redirectUrl'>) =>
  new URL(redirectUrl).searchParams.get('payment') ?? '';
/** Makes the gateway report this status, whatever was chosen on its page. */
const gatewayReport = async (order: PlacedOrder, state: 'PAID' | 'FAILED') => {
  if (sandbox === undefined) throw new Error('The tests have no gateway.');
  const verdict = { state, amount: order.payable, currency: 'BDT' };
  api.ctx.gateway = { ...sandbox, verify: async () => verdict };
  const body = new URLSearchParams({ payment: readAttempt(order) });
  expect((await fetch(`${api.url}${paymentWebhookPath}`, { method: 'POST', body })).status).toBe(200);
  api.ctx.gateway = sandbox;
};
const again = (order: PlacedOrder, { headers }: Buyer, paymentMethod = 'CARD') =>
  api.post(
    retryPayment.path,
    { invoiceId: order.invoiceId, paymentMethod },
    { ...getGuestHeaders(order), ...headers },
  );
const giveUp = (order: PlacedOrder, { headers }: Buyer) =>
  api.delete(`${cancelOrder.path}?invoiceId=${order.invoiceId}`, '', {
    ...getGuestHeaders(order),
    ...headers,
  });
const after = async (minutes: number) => {
  const at = Date.now() + minutes * 60_000;
  api.clock.now = () => new Date(at);
  await runBackgroundJobs(api.ctx);
  api.clock.now = () => new Date();
};
const used = async (code: string) => {
  const row = await api.db
    .selectFrom('coupons')
    .select('redemptionCount')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.redemptionCount;
};
const listRedemptions = async (code: string) =>
  (await api.db.selectFrom('couponRedemptions').select('orderId').where('couponCode', '=', code).execute())
    .length;
const limitFirst = (set: { maxPerCustomer: number | null }) =>
  api.db.updateTable('coupons').set(set).where('code', '=', 'FIRST1000').execute();

const readState = ({ orderId }: PlacedOrder) =>
  api.db
    .selectFrom('orders')
    .select(['state', 'paymentState'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

type End = (order: PlacedOrder, buyer: Buyer) => Promise<unknown>;
const ends: [string, string, End][] = [
  ['failed at the gateway', 'CARD', (order) => press(order, 'FAILED')],
  ['cancelled at the gateway', 'WALLET', (order) => press(order, 'CANCELLED')],
  ['cancelled by the buyer', 'CARD', giveUp],
  [
    'cancelled by the buyer after it failed',
    'CARD',
    async (order, buyer) => [await press(order, 'FAILED'), await giveUp(order, buyer)],
  ],
  ['not paid in half an hour', 'CARD', () => after(31)],
  [
    'failed and not retried in half an hour',
    'CARD',
    async (order) => [await press(order, 'FAILED'), await after(31)],
  ],
  ['not paid by transfer in three days', 'PAY_LATER', () => after(72 * 60 + 1)],
  [
    'postponed at the gateway and not paid in three days',
    'CARD',
    async (order) => [await press(order, 'LATER'), await after(72 * 60 + 1)],
  ],
  [
    'cancelled by the shop',
    'CASH_ON_DELIVERY',
    ({ orderNumber }) => transitionOrder(api.ctx, { orderNumber, transition: 'cancel' }),
  ],
];

describe.each(buyers)('CHECK-2 an unpaid order of %s that has ended', (_, newBuyer) => {
  it.each(ends)('because it was %s frees the first-order coupon', async (_, method, end) => {
    const buyer = await newBuyer();
    const order = await placed(buyer, 'FIRST1000', method);
    expect(order.payable).toBe(5850 - 1000 + 800);
    expect(await expectRefused(buyer, 'FIRST1000')).toMatchObject([{ path: 'couponCode' }]);
    await end(order, buyer);
    expect((await placed(buyer, 'FIRST1000')).payable).toBe(5850 - 1000 + 800);
    expect(await listRedemptions('FIRST1000')).toBe(1);
  });

  it.each(ends)('because it was %s does not count as a first order', async (_, method, end) => {
    const buyer = await newBuyer();
    const order = await placed(buyer, undefined, method);
    expect(await expectRefused(buyer, 'FIRST1000')).toMatchObject([{ code: 'NOT_FIRST_ORDER' }]);
    await end(order, buyer);
    await placed(buyer, 'FIRST1000');
  });

  it.each(ends)('because it was %s returns a single-use coupon exactly once', async (_, method, end) => {
    const buyer = await newBuyer();
    const order = await placed(buyer, 'ONCEONLY', method);
    expect(await used('ONCEONLY')).toBe(1);
    await end(order, buyer);
    expect([await used('ONCEONLY'), await listRedemptions('ONCEONLY')]).toEqual([0, 0]);
    await placed(newGuest(), 'ONCEONLY');
    await giveUp(order, buyer);
    expect([await used('ONCEONLY'), await listRedemptions('ONCEONLY')]).toEqual([1, 1]);
  });
});

describe.each(buyers)('CHECK-2 an order of %s that is open or confirmed', (_, newBuyer) => {
  it.each([
    ['waits for the gateway', 'CARD', async () => undefined],
    [
      'only the browser reports as cancelled',
      'CARD',
      async (order: PlacedOrder, buyer: Buyer) => {
        const path = `/api/checkouts/cancel?invoiceId=${order.invoiceId}`;
        expect((await api.patch(path, '', { ...getGuestHeaders(order), ...buyer.headers })).status).toBe(200);
      },
    ],
    ['waits for a transfer', 'PAY_LATER', async () => undefined],
    ['was postponed at the gateway', 'CARD', (order: PlacedOrder) => press(order, 'LATER')],
    [
      'is confirmed and paid on delivery',
      'CASH_ON_DELIVERY',
      async ({ orderNumber }: PlacedOrder) => {
        await transitionOrder(api.ctx, { orderNumber, transition: 'confirm' });
        await after(72 * 60 + 1);
      },
    ],
    ['is paid', 'CARD', (order: PlacedOrder) => press(order, 'PAID')],
  ] as [string, string, End][])('that %s keeps its coupon as the first order', async (_, method, next) => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    await next(await placed(buyer, 'FIRST1000', method), buyer);
    expect(await expectRefused(buyer, 'FIRST1000')).toMatchObject([{ code: 'ALREADY_USED' }]);
    await next(await placed(other, undefined, method), other);
    expect(await expectRefused(other, 'FIRST1000')).toMatchObject([{ code: 'NOT_FIRST_ORDER' }]);
  });

  it('gives the coupon to one of eight concurrent first orders, also after a failed payment', async () => {
    const buyer = await newBuyer();
    const rush = async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => send(buyer, 'FIRST1000')));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
      const won = responses.find(({ status }) => status === 201);
      return placeOrder.response.parse(won?.json);
    };
    await press(await rush(), 'FAILED');
    await rush();
    expect(await listRedemptions('FIRST1000')).toBe(1);
  });
});

describe('CHECK-4 retrying an order whose payment failed', () => {
  it('redeems its coupon and counts as the first order again', async () => {
    const buyer = newGuest();
    const order = await placed(buyer, 'FIRST1000');
    await press(order, 'FAILED');
    const response = await again(order, buyer);
    expect([response.status, retryPayment.response.parse(response.json).payable]).toEqual([
      201,
      order.payable,
    ]);
    expect(await expectRefused(buyer, 'FIRST1000')).toMatchObject([{ code: 'ALREADY_USED' }]);
  });

  it('is refused if another order has redeemed the coupon, which is counted once', async () => {
    const buyer = newGuest();
    const order = await placed(buyer, 'FIRST1000');
    await press(order, 'FAILED');
    const second = await placed(buyer, 'FIRST1000');
    expectApiError(await again(order, buyer), 422, 'COUPON_INVALID');
    expect(await listRedemptions('FIRST1000')).toBe(1);
    await giveUp(second, buyer);
    expect((await again(order, buyer)).status).toBe(201);
  });

  it('is refused if it is no longer the first order, even without a limit per customer', async () => {
    await limitFirst({ maxPerCustomer: null });
    for (const end of [(order: PlacedOrder) => press(order, 'FAILED'), () => after(31)]) {
      const buyer = newGuest();
      const order = await placed(buyer, 'FIRST1000');
      await end(order);
      await placed(buyer, 'FIRST1000', 'CASH_ON_DELIVERY');
      expectApiError(await again(order, buyer), 422, 'COUPON_INVALID');
    }
  });

  it('and placing a new order with the same coupon concurrently redeems it once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = newGuest();
      const order = await placed(buyer, 'FIRST1000');
      await press(order, 'FAILED');
      const responses = await Promise.all([
        again(order, buyer),
        send(buyer, 'FIRST1000'),
        again(order, buyer),
      ]);
      for (const { status } of responses) expect([201, 422]).toContain(status);
      expect(await listRedemptions('FIRST1000')).toBe(round + 1);
    }
  });

  it('with cash on delivery keeps the coupon if the card payment fails later', async () => {
    const buyer = newGuest();
    const order = await placed(buyer, 'FIRST1000');
    expect((await again(order, buyer, 'CASH_ON_DELIVERY')).status).toBe(201);
    await gatewayReport(order, 'FAILED');
    expect(await readState(order)).toMatchObject({ state: 'PLACED', paymentState: 'PENDING' });
    expect(await expectRefused(buyer, 'FIRST1000')).toMatchObject([{ code: 'ALREADY_USED' }]);
  });
});

describe('CHECK-3 an order that is paid after it has ended', () => {
  it.each(ends.slice(0, 6))('because it was %s is placed again with its coupon', async (_, method, end) => {
    const buyer = newGuest();
    const order = await placed(buyer, 'FIRST1000', method);
    await end(order, buyer);
    await gatewayReport(order, 'PAID');
    expect(await readState(order)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' });
    expect(await listRedemptions('FIRST1000')).toBe(1);
    expect(await expectRefused(buyer, 'FIRST1000')).toMatchObject([{ code: 'ALREADY_USED' }]);
  });

  it.each(ends.slice(0, 6))(
    'because it was %s counts its coupon beside a second redemption, and both can be returned',
    async (_, method, end) => {
      const buyer = newGuest();
      const order = await placed(buyer, 'ONCEONLY', method);
      await end(order, buyer);
      const other = await placed(newGuest(), 'ONCEONLY');
      await gatewayReport(order, 'PAID');
      expect(await readState(order)).toMatchObject({ state: 'PLACED', paymentState: 'PAID' });
      expect([await used('ONCEONLY'), await listRedemptions('ONCEONLY')]).toEqual([2, 2]);
      await transitionOrder(api.ctx, { orderNumber: order.orderNumber, transition: 'refund' });
      expect([await used('ONCEONLY'), await listRedemptions('ONCEONLY')]).toEqual([1, 1]);
      await giveUp(other, newGuest());
      expect([await used('ONCEONLY'), await listRedemptions('ONCEONLY')]).toEqual([0, 0]);
    },
  );

  it('counts a coupon with both limits once per order', async () => {
    await api.db
      .updateTable('coupons')
      .set({ maxRedemptions: 5, maxPerCustomer: 1 })
      .where('code', '=', 'ONCEONLY')
      .execute();
    const buyer = newGuest();
    const order = await placed(buyer, 'ONCEONLY');
    await press(order, 'FAILED');
    await placed(buyer, 'ONCEONLY');
    await gatewayReport(order, 'PAID');
    expect([await used('ONCEONLY'), await listRedemptions('ONCEONLY')]).toEqual([2, 2]);
    await api.db
      .updateTable('coupons')
      .set({ maxRedemptions: 1, maxPerCustomer: null })
      .where('code', '=', 'ONCEONLY')
      .execute();
  });
});

it('CALL-1 lists no first-order coupons for a customer with an order, unless it was cancelled', async () => {
  const customer = await api.customer();
  const buyer = { ...customer, contact: contactOf('01700000000') };
  const offered = async () =>
    searchCoupons.response
      .parse((await api.post(searchCoupons.path, {}, customer.headers)).json)
      .list.map(({ code }) => code);
  expect(await offered()).toContain('FIRST1000');
  const order = await placed(buyer);
  expect(await offered()).not.toContain('FIRST1000');
  await press(order, 'CANCELLED');
  expect(await offered()).toContain('FIRST1000');
});
