import { retryPayment } from '@piri/contract/checkout';
import { cancelSale, getSale, placeBooking, searchSales } from '@piri/contract/sales';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import { createToken } from '../../core/ids-and-tokens.ts';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  createCartLineFixture,
  fetchQuotedOrderBody,
  madeToOrderOverridesFixture,
  requestQuote,
} from '../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { applyGatewayStatus } from '../payments/apply-gateway-status.ts';

let api: TestApi;
let shopper: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await api.customer();
});
afterEach(async () => {
  api.clock.now = () => new Date();
  await api.db.updateTable('skus').set({ available: 0 }).where('code', '=', 'PDM-LEFT-BEIGE').execute();
});
afterAll(() => api.close());

/** The sofa costs 128,000 less 12 percent; delivery in Dhaka is free from 30,000. */
const price = 112_640;
const advance = 11_264;
type Headers = Record<string, string>;

async function book(overrides: object = {}, headers: Headers = shopper.headers) {
  const response = await api.post(
    placeBooking.path,
    await fetchQuotedOrderBody(api, { ...madeToOrderOverridesFixture, ...overrides }, headers),
    headers,
  );
  expect(response.status, response.text).toBe(201);
  const placed = placeBooking.response.parse(response.json);
  expect(response.json).toEqual(placed);
  return placed;
}
type Booked = Awaited<ReturnType<typeof book>>;

const read = async ({ orderId }: Booked) =>
  getSale.response.parse((await api.get(`${getSale.path}?id=${orderId}`, shopper.headers)).json);
const cancel = ({ orderId }: Booked) => api.patch(`${cancelSale.path}?id=${orderId}`, '', shopper.headers);
const pay = ({ invoiceId }: Booked, nth = 1) =>
  applyGatewayStatus(api.ctx, `${invoiceId}-${nth}`, { state: 'PAID', amount: advance, currency: 'BDT' });
const listMails = async ({ orderNumber }: Booked, kind: string) =>
  (await api.db.selectFrom('messages').select(['subject', 'body']).where('kind', '=', kind).execute()).filter(
    ({ subject, body }) => `${subject} ${body}`.includes(orderNumber),
  );
const stock = async (code: string) =>
  (await api.db.selectFrom('skus').select('available').where('code', '=', code).executeTakeFirstOrThrow())
    .available;

describe('CHECK-6 a booking', () => {
  it('is offered only for a single made-to-order item, with a tenth in advance', async () => {
    const { booking } = await requestQuote(api, madeToOrderOverridesFixture);
    expect(booking).toMatchObject({ advance, atTheDoor: price - advance });
    expect(booking?.payment.map(({ method, offered, now }) => [method, offered, now])).toEqual([
      ['CARD', true, advance],
      ['WALLET', true, advance],
      ['PAY_LATER', true, 0],
    ]);
    for (const lines of [
      [createCartLineFixture('PIRI-NAT')],
      [...madeToOrderOverridesFixture.lines, createCartLineFixture('PIRI-NAT')],
    ]) {
      expect((await requestQuote(api, { lines })).booking).toBeUndefined();
      const refused = await api.post(placeBooking.path, await fetchQuotedOrderBody(api, { lines }));
      const { quote, fields } = expectApiError(refused, 422, 'NOT_BOOKABLE');
      expect(quote?.lines).toHaveLength(lines.length);
      // An order of both items may need an advance of its own, so the message says nothing about it.
      expect(fields).toMatchObject([{ path: 'lines', message: 'Place an order instead.' }]);
    }
    const cheap = { ...(await fetchQuotedOrderBody(api, madeToOrderOverridesFixture)), expectedTotal: 1 };
    expectApiError(await api.post(placeBooking.path, cheap), 422, 'PRICE_CHANGED');
    const atDoor = await fetchQuotedOrderBody(api, {
      ...madeToOrderOverridesFixture,
      paymentMethod: 'CASH_ON_DELIVERY',
    });
    expectApiError(await api.post(placeBooking.path, atDoor), 422, 'METHOD_NOT_OFFERED');
  });

  it('is placed once for repeated requests, charges the advance, and is paid on delivery', async () => {
    const headers = { ...shopper.headers, 'idempotency-key': createToken() };
    const [placed, again] = [await book({}, headers), await book({}, headers)];
    expect(again).toEqual(placed);
    expect(placed).toMatchObject({ payable: price, advance, paymentState: 'PENDING' });
    expect(placed.redirectUrl).toContain(`${placed.invoiceId}-1`);
    await pay(placed);
    await pay(placed);
    expect(await read(placed)).toMatchObject({
      ...{ kind: 'BOOKING', state: 'PLACED' },
      payment: { state: 'ADVANCE_PAID', paid: advance, advance, now: advance, atTheDoor: price - advance },
      timeline: [{ kind: 'PLACED' }, { kind: 'ADVANCE_PAID' }],
    });
    const list = async (view: string) =>
      searchSales.response
        .parse((await api.post(searchSales.path, { view }, shopper.headers)).json)
        .list.map(({ orderId, payment }) => [orderId, payment.advance]);
    expect(await list('BOOKINGS')).toContainEqual([placed.orderId, advance]);
    expect((await list('ORDERS')).map(([orderId]) => orderId)).not.toContain(placed.orderId);
    for (const transition of ['confirm', 'ship', 'deliver'] as const) {
      await transitionOrder(api.ctx, { orderNumber: placed.orderNumber, transition });
    }
    expect((await read(placed)).payment).toMatchObject({ state: 'PAID', paid: price });
  });

  it('of a guest can be paid in advance by bank transfer, which the shop confirms', async () => {
    const placed = await book({ paymentMethod: 'PAY_LATER' }, {});
    expect(placed).toMatchObject({ paymentState: 'LATER', guestToken: expect.any(String) });
    const { orderNumber } = placed;
    expect(await transitionOrder(api.ctx, { orderNumber, transition: 'verify-slip' })).toMatchObject({
      paid: advance,
    });
    const guest = { 'x-guest-token': placed.guestToken ?? '' };
    const { json } = await api.get(`${getSale.path}?id=${placed.orderId}`, guest);
    expect(getSale.response.parse(json).payment).toMatchObject({ state: 'ADVANCE_PAID', paid: advance });
    expect((await listMails(placed, 'order-placed'))[0]?.body).toContain('an advance of ৳11,264');
  });

  it('can be paid after it has expired, and takes no stock that has arrived since', async () => {
    const code = 'PDM-LEFT-BEIGE';
    const placed = await book();
    const later = Date.now() + 31 * 60_000;
    api.clock.now = () => new Date(later);
    await runBackgroundJobs(api.ctx);
    expect((await read(placed)).state).toBe('EXPIRED');
    await api.db.updateTable('skus').set({ available: 2 }).where('code', '=', code).execute();
    const body = { invoiceId: placed.invoiceId, paymentMethod: 'WALLET' };
    expect((await api.post(retryPayment.path, body, shopper.headers)).status).toBe(201);
    await pay(placed, 2);
    expect(await read(placed)).toMatchObject({ state: 'PLACED', payment: { state: 'ADVANCE_PAID' } });
    expect(await stock(code)).toBe(2);
    await api.db.updateTable('skus').set({ available: 0 }).where('code', '=', code).execute();
  });
});

describe('CHECK-6 cancelling a booking', () => {
  it('happens once for repeated requests, and leaves the advance to be refunded', async () => {
    const placed = await book();
    await api.patch(`/api/checkouts/failure?invoiceId=${placed.invoiceId}`, '', shopper.headers);
    const body = { invoiceId: placed.invoiceId, paymentMethod: 'CARD' };
    expect((await api.post(retryPayment.path, body, shopper.headers)).status).toBe(201);
    await pay(placed, 2);
    expect((await read(placed)).payment.canCancel).toBe(true);
    const responses = await Promise.all([cancel(placed), cancel(placed), cancel(placed)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    // A late payment of the first attempt does not reopen the order.
    await pay(placed, 1);
    const { state, timeline, payment } = await read(placed);
    expect([state, payment.paid, payment.canCancel]).toEqual(['CANCELLED', 2 * advance, false]);
    expect(timeline.filter(({ kind }) => kind === 'CANCELLED')).toHaveLength(1);
    const told = await listMails(placed, 'payment-to-look-at');
    expect(told[0]?.subject).toBe(`${placed.orderNumber}: a payment to check`);
    expect(told.map(({ body }) => body.split('\n')[0])).toEqual([
      `Cancelled after payment: refund BDT ${advance}.`,
      `Another payment arrived after the order was cancelled: refund BDT ${2 * advance}.`,
    ]);
    const { orderNumber } = placed;
    expect(await transitionOrder(api.ctx, { orderNumber, transition: 'refund' })).toMatchObject({
      state: 'REFUNDED',
    });
  });

  it('is refused once the item is being built', async () => {
    const placed = await book();
    await pay(placed);
    await transitionOrder(api.ctx, { orderNumber: placed.orderNumber, transition: 'confirm' });
    const before = await read(placed);
    expect(before.payment.canCancel).toBe(false);
    expectApiError(await cancel(placed), 422, 'NOT_CANCELLABLE');
    expect(await read(placed)).toEqual(before);
  });
});
