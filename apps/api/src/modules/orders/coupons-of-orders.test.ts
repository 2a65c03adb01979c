import { cancelOrder, placeOrder } from '@piri/contract/checkout';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  createCartLineFixture,
  fetchQuotedOrderBody,
  getGuestHeaders,
  type OrderOverrides,
  placeOrderWithOverrides,
  requestQuote,
} from '../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  customer = await api.customer();
  await api.db.updateTable('skus').set({ available: 50 }).where('code', '=', 'PIRI-NAT').execute();
  await api.db.updateTable('coupons').set({ redemptionCount: 0 }).where('code', '=', 'ONCEONLY').execute();
  await api.db.deleteFrom('couponRedemptions').execute();
});
afterAll(() => api.close());

const buildOverrides = (couponCode: string, quantity = 3): OrderOverrides => ({
  lines: [createCartLineFixture('PIRI-NAT', quantity)],
  couponCode,
});
const place = async (wanted: OrderOverrides, headers: Record<string, string> = {}) =>
  api.post(placeOrder.path, await fetchQuotedOrderBody(api, wanted, headers), headers);
const used = async (code: string) =>
  (
    await api.db
      .selectFrom('coupons')
      .select('redemptionCount')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).redemptionCount;

describe('CHECK-2 the coupon of an order', () => {
  it('reduces the price of the goods, or makes the delivery free', async () => {
    const placed = await placeOrderWithOverrides(api, buildOverrides('once only'));
    expect(placed.payable).toBe(5850 - 2000 + 800);
    const delivery = await placeOrderWithOverrides(api, buildOverrides('FREEDHAKA'));
    expect(delivery.payable).toBe(5850);
  });

  it('is validated against current prices', async () => {
    const error = expectApiError(await place(buildOverrides('PIRI500')), 422, 'COUPON_INVALID');
    expect(error.fields).toMatchObject([{ path: 'couponCode', code: 'BELOW_MINIMUM' }]);
    expect(error.quote).toMatchObject({ coupon: { valid: false }, toPay: 6650 });
  });

  it('is rejected if it was used up after the quote, and reserves nothing', async () => {
    const body = await fetchQuotedOrderBody(api, buildOverrides('ONCEONLY'));
    await placeOrderWithOverrides(api, buildOverrides('ONCEONLY'));
    const before = await api.db
      .selectFrom('skus')
      .select('available')
      .where('code', '=', 'PIRI-NAT')
      .execute();
    const error = expectApiError(await api.post(placeOrder.path, body), 422, 'COUPON_INVALID');
    expect(error.fields).toMatchObject([{ code: 'USED_UP' }]);
    expect(error.quote?.toPay).toBe(6650);
    expect(
      await api.db.selectFrom('skus').select('available').where('code', '=', 'PIRI-NAT').execute(),
    ).toEqual(before);
  });

  it('with one use per customer works once for each customer', async () => {
    await placeOrderWithOverrides(api, buildOverrides('FIRST1000'), customer.headers);
    const again = expectApiError(
      await place(buildOverrides('FIRST1000'), customer.headers),
      422,
      'COUPON_INVALID',
    );
    expect(again.fields).toMatchObject([{ code: 'ALREADY_USED' }]);
    const other = await api.customer();
    await placeOrderWithOverrides(api, buildOverrides('FIRST1000'), other.headers);
  });

  it('for a first order is valid once per customer or guest number', async () => {
    await placeOrderWithOverrides(api, { lines: [createCartLineFixture('PIRI-NAT')] }, customer.headers);
    const quote = await requestQuote(api, buildOverrides('FIRST1000'), customer.headers);
    expect(quote.coupon).toMatchObject({ valid: false, reason: 'NOT_FIRST_ORDER' });
    const rejected = expectApiError(
      await place(buildOverrides('FIRST1000'), customer.headers),
      422,
      'COUPON_INVALID',
    );
    expect(rejected.fields).toMatchObject([{ code: 'NOT_FIRST_ORDER' }]);

    const contact = { fullName: 'Guest', mobile: '01799999999' };
    await placeOrderWithOverrides(api, { ...buildOverrides('FIRST1000'), contact });
    const again = await place({
      ...buildOverrides('FIRST1000'),
      contact: { ...contact, mobile: '+880 1799-999999' },
    });
    expectApiError(again, 422, 'COUPON_INVALID');
  });

  it('is released when the order is cancelled or expires', async () => {
    const placed = await placeOrderWithOverrides(api, buildOverrides('ONCEONLY'));
    expect(await used('ONCEONLY')).toBe(1);
    await api.delete(`${cancelOrder.path}?invoiceId=${placed.invoiceId}`, '', getGuestHeaders(placed));
    expect(await used('ONCEONLY')).toBe(0);
    await placeOrderWithOverrides(api, buildOverrides('ONCEONLY'));
    api.clock.now = () => new Date(Date.now() + 31 * 60_000);
    await runBackgroundJobs(api.ctx);
    api.clock.now = () => new Date();
    expect(await used('ONCEONLY')).toBe(0);
    const first = await placeOrderWithOverrides(api, buildOverrides('FIRST1000'), customer.headers);
    await api.delete(`${cancelOrder.path}?invoiceId=${first.invoiceId}`, '', customer.headers);
    await placeOrderWithOverrides(api, buildOverrides('FIRST1000'), customer.headers);
  });

  it('with one use works for one of twenty concurrent orders', async () => {
    const body = await fetchQuotedOrderBody(api, buildOverrides('ONCEONLY'));
    const responses = await Promise.all(Array.from({ length: 20 }, () => api.post(placeOrder.path, body)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await used('ONCEONLY')).toBe(1);
    const { available } = await api.db
      .selectFrom('skus')
      .select('available')
      .where('code', '=', 'PIRI-NAT')
      .executeTakeFirstOrThrow();
    expect(available).toBe(47);
  });
});
