import { type PlacedOrder, placeOrder, retryPayment } from '@piri/contract/checkout';
import { placeBooking } from '@piri/contract/sales';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import { createToken } from '../../core/ids-and-tokens.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { ownerOf } from '../../testing/mobile-codes.ts';
import {
  buildOrderBody,
  cartLineFixture,
  guestHeaders,
  madeToOrderFixture,
  type OrderOverrides,
} from '../../testing/order-fixtures.ts';
import { readStock } from '../../testing/stock-of.ts';
import { startTestApi, type TestApi, type TestResponse } from '../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ limitFactor: 1, confirmMobile: 'risk' });
  await api.db.updateTable('skus').set({ available: 500 }).where('code', '=', 'PIRI-NAT').execute();
});
afterEach(() => api.close());

const hour = 60 * 60_000;
const day = 24 * hour;
const pass = (ms: number) => {
  const at = Date.now() + ms;
  api.clock.now = () => new Date(at);
};

let people = 0;
const aMobile = () => `0181${String(++people).padStart(7, '0')}`;
/** An address that nobody else orders from. */
const fromHome = () => ({ 'x-forwarded-for': `203.${(++people >> 8) & 255}.113.${people & 255}` });

async function order(mobile: string, overrides: OrderOverrides = {}, headers: Record<string, string> = {}) {
  const from = { ...fromHome(), ...headers };
  const contact = { fullName: 'Rahima Khatun', mobile };
  const body = await buildOrderBody(api, { paymentMethod: 'CASH_ON_DELIVERY', contact, ...overrides }, from);
  return api.post(placeOrder.path, body, from);
}

const placedIn = (response: TestResponse): PlacedOrder => {
  expect(response.status, response.text).toBe(201);
  return placeOrder.response.parse(response.json);
};
const expectAsked = (response: TestResponse) => {
  expectApiError(response, 422, 'CONFIRM_MOBILE');
  expect(response.json).toMatchObject({ error: { fields: [{ path: 'contact.mobile' }] } });
};

describe('CHECK-2 a mobile number is confirmed', () => {
  it('before a second order that is not paid, and nothing is taken until then', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile));
    expectAsked(await order(mobile));
    expect(await readStock(api, 'PIRI-NAT')).toBe(499);
    const owner = await ownerOf(api, mobile, fromHome());
    const { orderId } = placedIn(await order(mobile, {}, owner));
    const row = await api.db
      .selectFrom('orders')
      .select('mobileConfirmed')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row.mobileConfirmed).toBe(true);
  });

  it('before a first order of more items, or of a higher value, than an unconfirmed number may reserve', async () => {
    expectAsked(
      await order(aMobile(), { lines: [cartLineFixture('PIRI-NAT', 21)], paymentMethod: 'PAY_LATER' }),
    );
    await api.db.updateTable('skus').set({ available: 9 }).where('code', '=', 'MGN-3S-ASH').execute();
    expectAsked(
      await order(aMobile(), { lines: [cartLineFixture('MGN-3S-ASH', 6)], paymentMethod: 'PAY_LATER' }),
    );
    placedIn(await order(aMobile(), { lines: [cartLineFixture('PIRI-NAT', 8)] }));
  });

  it('before the second order of a customer, whatever number it names', async () => {
    const { headers } = await api.customer();
    placedIn(await order(aMobile(), {}, headers));
    expectAsked(await order(aMobile(), {}, headers));
  });

  it('before the fifth order of one address, whatever numbers they name', async () => {
    const home = fromHome();
    for (let nth = 0; nth < 4; nth += 1) placedIn(await order(aMobile(), {}, home));
    expectAsked(await order(aMobile(), {}, home));
    const mobile = aMobile();
    placedIn(await order(mobile, {}, await ownerOf(api, mobile, home)));
  });

  it('before a booking as before an order', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile));
    const home = fromHome();
    const contact = { fullName: 'Rahima Khatun', mobile };
    const body = await buildOrderBody(
      api,
      { ...madeToOrderFixture, paymentMethod: 'PAY_LATER', contact },
      home,
    );
    expectAsked(await api.post(placeBooking.path, body, home));
    const response = await api.post(placeBooking.path, body, await ownerOf(api, mobile, home));
    expect(response.status, response.text).toBe(201);
  });

  it('also for concurrent orders', async () => {
    const mobile = aMobile();
    const responses = await Promise.all(Array.from({ length: 8 }, () => order(mobile)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('CHECK-2 the same request goes on once the number is confirmed', () => {
  it('under the same key, and is one order however often it is sent', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile));
    const home = { ...fromHome(), 'idempotency-key': createToken() };
    const contact = { fullName: 'Rahima Khatun', mobile };
    const body = await buildOrderBody(api, { paymentMethod: 'CASH_ON_DELIVERY', contact }, home);
    expectAsked(await api.post(placeOrder.path, body, home));
    const { 'idempotency-key': _, ...from } = home;
    const owner = { ...(await ownerOf(api, mobile, from)), 'idempotency-key': home['idempotency-key'] };
    const first = placedIn(await api.post(placeOrder.path, body, owner));
    expect(placedIn(await api.post(placeOrder.path, body, owner)).orderId).toBe(first.orderId);
    // A repeated request gets the placed order, even from a browser that has lost the token.
    expect(placedIn(await api.post(placeOrder.path, body, home)).orderId).toBe(first.orderId);
  });

  it('and the browser is not asked again for 90 days, but for another number', async () => {
    const mobile = aMobile();
    const owner = await ownerOf(api, mobile, fromHome());
    placedIn(await order(mobile, {}, owner));
    placedIn(await order(mobile, {}, owner));
    const other = aMobile();
    placedIn(await order(other));
    expectAsked(await order(other, {}, owner));
    pass(91 * day);
    expectAsked(await order(mobile, {}, owner));
  });

  it('nor is a customer, in whatever browser; somebody else is', async () => {
    const { headers } = await api.customer();
    const mobile = aMobile();
    const { 'x-mobile-token': _, ...signedIn } = await ownerOf(api, mobile, { ...fromHome(), ...headers });
    placedIn(await order(mobile, {}, signedIn));
    placedIn(await order(mobile, {}, signedIn));
    expectAsked(await order(mobile));
    const stranger = await api.customer();
    expectAsked(await order(mobile, {}, stranger.headers));
  });
});

describe('CHECK-2 CONFIRM_MOBILE', () => {
  it('always asks with each order, also with a first one', async () => {
    api.ctx.confirmMobile = 'always';
    const mobile = aMobile();
    expectAsked(await order(mobile));
    placedIn(await order(mobile, {}, await ownerOf(api, mobile, fromHome())));
  });

  it('off asks with none', async () => {
    api.ctx.confirmMobile = 'off';
    const mobile = aMobile();
    for (let nth = 0; nth < 5; nth += 1) placedIn(await order(mobile));
    expectApiError(await order(mobile), 422, 'TOO_MANY');
  });

  it('does not let a confirmed number hold more than the limits', async () => {
    const mobile = aMobile();
    const owner = await ownerOf(api, mobile, fromHome());
    for (let nth = 0; nth < 5; nth += 1) placedIn(await order(mobile, {}, owner));
    expectApiError(await order(mobile, {}, owner), 422, 'TOO_MANY');
  });

  it('CHECK-4 asks as much for an order that has ended and is tried again, unless its number was confirmed', async () => {
    const mobile = aMobile();
    const first = placedIn(await order(mobile, { paymentMethod: 'CARD' }));
    pass(hour);
    await runBackgroundJobs(api.ctx);
    placedIn(await order(mobile));
    const again = (headers: Record<string, string>) =>
      api.post(
        retryPayment.path,
        { invoiceId: first.invoiceId, paymentMethod: 'CASH_ON_DELIVERY' },
        { ...guestHeaders(first), ...headers },
      );
    expectAsked(await again(fromHome()));
    expect(await readStock(api, 'PIRI-NAT')).toBe(499);
    const response = await again(await ownerOf(api, mobile, fromHome()));
    expect(response.status, response.text).toBe(201);
  });
});

describe('PRICE-4 a coupon for a first order', () => {
  const overrides = { couponCode: 'FIRST1000', lines: [cartLineFixture('PIRI-NAT', 8)] };

  it('needs a confirmed number: twenty invented ones do not get it', async () => {
    for (let nth = 0; nth < 20; nth += 1) expectAsked(await order(aMobile(), overrides));
    const mobile = aMobile();
    placedIn(await order(mobile, overrides, await ownerOf(api, mobile, fromHome())));
  });

  it('is given once with one number, whatever accounts there are', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile, overrides, await ownerOf(api, mobile, fromHome())));
    const { headers } = await api.customer();
    const from = { ...fromHome(), ...headers };
    const owner = await ownerOf(api, mobile, from);
    const refused = await order(mobile, overrides, owner);
    expectApiError(refused, 422, 'COUPON_INVALID');
    expect(refused.json).toMatchObject({ error: { quote: { coupon: { reason: 'ALREADY_USED' } } } });
  });
});
