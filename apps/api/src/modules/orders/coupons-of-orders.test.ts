import { cancelOrder, placeOrder } from '@piri/contract/checkout';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workOnce } from '../../background-work.ts';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aLine, askQuote, guest, type OrderWish, orderBody, placeWish } from '../../testing/order-samples.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  customer = await api.customer();
  await api.db.updateTable('skus').set({ available: 50 }).where('code', '=', 'PIRI-NAT').execute();
  await api.db.updateTable('coupons').set({ used: 0 }).where('code', '=', 'ONCEONLY').execute();
  await api.db.deleteFrom('couponUses').execute();
});
afterAll(() => api.close());

const wish = (couponCode: string, quantity = 3): OrderWish => ({
  lines: [aLine('PIRI-NAT', quantity)],
  couponCode,
});
const place = async (wanted: OrderWish, headers: Record<string, string> = {}) =>
  api.post(placeOrder.path, await orderBody(api, wanted, headers), headers);
const used = async (code: string) =>
  (await api.db.selectFrom('coupons').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used;

describe('CHECK-2 the coupon of an order', () => {
  it('comes off the goods, and not off the delivery', async () => {
    const placed = await placeWish(api, wish('once only'));
    expect(placed.payable).toBe(5850 - 2000 + 800);
    const road = await placeWish(api, wish('FREEDHAKA'));
    expect(road.payable).toBe(5850);
  });

  it('is judged at the shop’s own prices', async () => {
    const error = expectRefusal(await place(wish('PIRI500')), 422, 'COUPON_INVALID');
    expect(error.fields).toMatchObject([{ path: 'couponCode', code: 'BELOW_MINIMUM' }]);
    expect(error.quote).toMatchObject({ coupon: { valid: false }, toPay: 6650 });
  });

  it('that was used up between quote and order is refused, and nothing is taken', async () => {
    const body = await orderBody(api, wish('ONCEONLY'));
    await placeWish(api, wish('ONCEONLY'));
    const before = await api.db
      .selectFrom('skus')
      .select('available')
      .where('code', '=', 'PIRI-NAT')
      .execute();
    const error = expectRefusal(await api.post(placeOrder.path, body), 422, 'COUPON_INVALID');
    expect(error.fields).toMatchObject([{ code: 'USED_UP' }]);
    expect(error.quote?.toPay).toBe(6650);
    expect(
      await api.db.selectFrom('skus').select('available').where('code', '=', 'PIRI-NAT').execute(),
    ).toEqual(before);
  });

  it('once per customer is had once, by each', async () => {
    await placeWish(api, wish('FIRST1000'), customer.headers);
    const again = expectRefusal(await place(wish('FIRST1000'), customer.headers), 422, 'COUPON_INVALID');
    expect(again.fields).toMatchObject([{ code: 'ALREADY_USED' }]);
    const other = await api.customer();
    await placeWish(api, wish('FIRST1000'), other.headers);
  });

  it('for a first order is for that alone; a guest is known by the mobile number', async () => {
    await placeWish(api, { lines: [aLine('PIRI-NAT')] }, customer.headers);
    const quote = await askQuote(api, wish('FIRST1000'), customer.headers);
    expect(quote.coupon).toMatchObject({ valid: false, reason: 'NOT_FIRST_ORDER' });
    const refused = expectRefusal(await place(wish('FIRST1000'), customer.headers), 422, 'COUPON_INVALID');
    expect(refused.fields).toMatchObject([{ code: 'NOT_FIRST_ORDER' }]);

    const contact = { fullName: 'Guest', mobile: '01799999999' };
    await placeWish(api, { ...wish('FIRST1000'), contact });
    const again = await place({ ...wish('FIRST1000'), contact: { ...contact, mobile: '+880 1799-999999' } });
    expectRefusal(again, 422, 'COUPON_INVALID');
  });

  it('of an order that is cancelled or expires can be used again', async () => {
    const placed = await placeWish(api, wish('ONCEONLY'));
    expect(await used('ONCEONLY')).toBe(1);
    await api.delete(`${cancelOrder.path}?invoiceId=${placed.invoiceId}`, '', guest(placed));
    expect(await used('ONCEONLY')).toBe(0);
    await placeWish(api, wish('ONCEONLY'));
    api.clock.now = () => new Date(Date.now() + 31 * 60_000);
    await workOnce(api.ctx);
    api.clock.now = () => new Date();
    expect(await used('ONCEONLY')).toBe(0);
    const first = await placeWish(api, wish('FIRST1000'), customer.headers);
    await api.delete(`${cancelOrder.path}?invoiceId=${first.invoiceId}`, '', customer.headers);
    await placeWish(api, wish('FIRST1000'), customer.headers);
  });

  it('of a limit of one is had by one of twenty at once, and the others lose nothing', async () => {
    const body = await orderBody(api, wish('ONCEONLY'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(placeOrder.path, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await used('ONCEONLY')).toBe(1);
    const { available } = await api.db
      .selectFrom('skus')
      .select('available')
      .where('code', '=', 'PIRI-NAT')
      .executeTakeFirstOrThrow();
    expect(available).toBe(47);
  });
});
