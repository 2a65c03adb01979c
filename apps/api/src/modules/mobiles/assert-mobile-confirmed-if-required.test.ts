import { type PlacedOrder, placeOrder, retryPayment } from '@piri/contract/checkout';
import { placeBooking } from '@piri/contract/sales';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import { createToken } from '../../core/ids-and-tokens.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { createConfirmedMobileHeaders } from '../../testing/mobile-codes.ts';
import {
  createCartLineFixture,
  fetchQuotedOrderBody,
  getGuestHeaders,
  madeToOrderOverridesFixture,
  type OrderOverrides,
} from '../../testing/order-fixtures.ts';
import { readStock } from '../../testing/read-stock.ts';
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
  const body = await fetchQuotedOrderBody(
    api,
    { paymentMethod: 'CASH_ON_DELIVERY', contact, ...overrides },
    from,
  );
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

describe('CHECK-2 a confirmed mobile number is required', () => {
  it('for a second unpaid order, which reserves nothing until then', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile));
    expectAsked(await order(mobile));
    expect(await readStock(api, 'PIRI-NAT')).toBe(499);
    const owner = await createConfirmedMobileHeaders(api, mobile, fromHome());
    const { orderId } = placedIn(await order(mobile, {}, owner));
    const row = await api.db
      .selectFrom('orders')
      .select('mobileConfirmed')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row.mobileConfirmed).toBe(true);
  });

  it('for a first order with too many items or too high a value', async () => {
    expectAsked(
      await order(aMobile(), { lines: [createCartLineFixture('PIRI-NAT', 21)], paymentMethod: 'PAY_LATER' }),
    );
    await api.db.updateTable('skus').set({ available: 9 }).where('code', '=', 'MGN-3S-ASH').execute();
    expectAsked(
      await order(aMobile(), { lines: [createCartLineFixture('MGN-3S-ASH', 6)], paymentMethod: 'PAY_LATER' }),
    );
    placedIn(await order(aMobile(), { lines: [createCartLineFixture('PIRI-NAT', 8)] }));
  });

  it('for the second order of a customer with any number', async () => {
    const { headers } = await api.customer();
    placedIn(await order(aMobile(), {}, headers));
    expectAsked(await order(aMobile(), {}, headers));
  });

  it('for the fifth order from one address with any numbers', async () => {
    const home = fromHome();
    for (let nth = 0; nth < 4; nth += 1) placedIn(await order(aMobile(), {}, home));
    expectAsked(await order(aMobile(), {}, home));
    const mobile = aMobile();
    placedIn(await order(mobile, {}, await createConfirmedMobileHeaders(api, mobile, home)));
  });

  it('for a booking too', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile));
    const home = fromHome();
    const contact = { fullName: 'Rahima Khatun', mobile };
    const body = await fetchQuotedOrderBody(
      api,
      { ...madeToOrderOverridesFixture, paymentMethod: 'PAY_LATER', contact },
      home,
    );
    expectAsked(await api.post(placeBooking.path, body, home));
    const response = await api.post(
      placeBooking.path,
      body,
      await createConfirmedMobileHeaders(api, mobile, home),
    );
    expect(response.status, response.text).toBe(201);
  });

  it('for concurrent orders too', async () => {
    const mobile = aMobile();
    const responses = await Promise.all(Array.from({ length: 8 }, () => order(mobile)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('CHECK-2 after the confirmation of a mobile number', () => {
  it('the same request succeeds with the same key and places one order', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile));
    const home = { ...fromHome(), 'idempotency-key': createToken() };
    const contact = { fullName: 'Rahima Khatun', mobile };
    const body = await fetchQuotedOrderBody(api, { paymentMethod: 'CASH_ON_DELIVERY', contact }, home);
    expectAsked(await api.post(placeOrder.path, body, home));
    const { 'idempotency-key': _, ...from } = home;
    const owner = {
      ...(await createConfirmedMobileHeaders(api, mobile, from)),
      'idempotency-key': home['idempotency-key'],
    };
    const first = placedIn(await api.post(placeOrder.path, body, owner));
    expect(placedIn(await api.post(placeOrder.path, body, owner)).orderId).toBe(first.orderId);
    // A repeated request gets the placed order, even from a browser that has lost the token.
    expect(placedIn(await api.post(placeOrder.path, body, home)).orderId).toBe(first.orderId);
  });

  it('the browser needs no code for this number for 90 days', async () => {
    const mobile = aMobile();
    const owner = await createConfirmedMobileHeaders(api, mobile, fromHome());
    placedIn(await order(mobile, {}, owner));
    placedIn(await order(mobile, {}, owner));
    const other = aMobile();
    placedIn(await order(other));
    expectAsked(await order(other, {}, owner));
    pass(91 * day);
    expectAsked(await order(mobile, {}, owner));
  });

  it('the customer needs no code in other browsers, unlike other customers', async () => {
    const { headers } = await api.customer();
    const mobile = aMobile();
    const { 'x-mobile-token': _, ...signedIn } = await createConfirmedMobileHeaders(api, mobile, {
      ...fromHome(),
      ...headers,
    });
    placedIn(await order(mobile, {}, signedIn));
    placedIn(await order(mobile, {}, signedIn));
    expectAsked(await order(mobile));
    const stranger = await api.customer();
    expectAsked(await order(mobile, {}, stranger.headers));
  });
});

describe('CHECK-2 CONFIRM_MOBILE', () => {
  it('if always requires a code even for a first order', async () => {
    api.ctx.confirmMobile = 'always';
    const mobile = aMobile();
    expectAsked(await order(mobile));
    placedIn(await order(mobile, {}, await createConfirmedMobileHeaders(api, mobile, fromHome())));
  });

  it('if off never requires a code', async () => {
    api.ctx.confirmMobile = 'off';
    const mobile = aMobile();
    for (let nth = 0; nth < 5; nth += 1) placedIn(await order(mobile));
    expectApiError(await order(mobile), 422, 'TOO_MANY');
  });

  it('does not exempt a confirmed number from the order limits', async () => {
    const mobile = aMobile();
    const owner = await createConfirmedMobileHeaders(api, mobile, fromHome());
    for (let nth = 0; nth < 5; nth += 1) placedIn(await order(mobile, {}, owner));
    expectApiError(await order(mobile, {}, owner), 422, 'TOO_MANY');
  });

  it('CHECK-4 applies to a retry of an ended order unless its number was confirmed', async () => {
    const mobile = aMobile();
    const first = placedIn(await order(mobile, { paymentMethod: 'CARD' }));
    pass(hour);
    await runBackgroundJobs(api.ctx);
    placedIn(await order(mobile));
    const again = (headers: Record<string, string>) =>
      api.post(
        retryPayment.path,
        { invoiceId: first.invoiceId, paymentMethod: 'CASH_ON_DELIVERY' },
        { ...getGuestHeaders(first), ...headers },
      );
    expectAsked(await again(fromHome()));
    expect(await readStock(api, 'PIRI-NAT')).toBe(499);
    const response = await again(await createConfirmedMobileHeaders(api, mobile, fromHome()));
    expect(response.status, response.text).toBe(201);
  });
});

describe('PRICE-4 a first-order coupon', () => {
  const overrides = { couponCode: 'FIRST1000', lines: [createCartLineFixture('PIRI-NAT', 8)] };

  it('requires a confirmed number', async () => {
    for (let nth = 0; nth < 20; nth += 1) expectAsked(await order(aMobile(), overrides));
    const mobile = aMobile();
    placedIn(await order(mobile, overrides, await createConfirmedMobileHeaders(api, mobile, fromHome())));
  });

  it('is redeemed once per number, even by different accounts', async () => {
    const mobile = aMobile();
    placedIn(await order(mobile, overrides, await createConfirmedMobileHeaders(api, mobile, fromHome())));
    const { headers } = await api.customer();
    const from = { ...fromHome(), ...headers };
    const owner = await createConfirmedMobileHeaders(api, mobile, from);
    const refused = await order(mobile, overrides, owner);
    expectApiError(refused, 422, 'COUPON_INVALID');
    expect(refused.json).toMatchObject({ error: { quote: { coupon: { reason: 'ALREADY_USED' } } } });
  });
});
