import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../core/api-error.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { redeemCoupon } from './redeem-coupon.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.db.deleteFrom('couponRedemptions').execute();
  await api.db.updateTable('coupons').set({ redemptionCount: 0 }).execute();
});

const coupon = (code: string, set: { maxRedemptions?: number | null; maxPerCustomer?: number | null }) =>
  api.db.updateTable('coupons').set(set).where('code', '=', code).execute();

/** Runs as orders do: in a transaction, with retries if the database asks for them. */
async function order(code: string, orderId: string, redeemedBy: string): Promise<boolean> {
  try {
    await runTransactionWithRetry(api.db, (tx) => redeemCoupon(tx, { code, orderId, redeemedBy }));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'COUPON_INVALID') return false;
    throw error;
  }
}

/** Runs concurrently in transactions that see what others have committed. Only the row locks prevent conflicts. */
async function atOnce(count: number, code: string, redeemedBy: (index: number) => string) {
  const redeemed = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const use = { code, orderId: `order-${index}`, redeemedBy: redeemedBy(index) };
      return api.db
        .transaction()
        .execute((tx) => redeemCoupon(tx, use))
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof ApiError) return false;
            throw error;
          },
        );
    }),
  );
  return redeemed.filter(Boolean).length;
}

const uses = (code: string) =>
  api.db.selectFrom('couponRedemptions').selectAll().where('couponCode', '=', code).execute();
const used = async (code: string) =>
  (
    await api.db
      .selectFrom('coupons')
      .select('redemptionCount')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).redemptionCount;

describe('CHECK-2 redeeming a coupon', () => {
  it('succeeds for one of a hundred concurrent customers if the limit is one', async () => {
    await coupon('ONCEONLY', { maxRedemptions: 1 });
    expect(await atOnce(100, 'ONCEONLY', (index) => `customer-${index}`)).toBe(1);
    expect([await used('ONCEONLY'), (await uses('ONCEONLY')).length]).toEqual([1, 1]);
  });

  it('succeeds for one of fifty concurrent orders if the limit per customer is one', async () => {
    await coupon('FIRST1000', { maxPerCustomer: 1 });
    expect(await atOnce(50, 'FIRST1000', () => 'customer')).toBe(1);
    expect(await uses('FIRST1000')).toHaveLength(1);
  });

  it('numbers three redemptions for each of two customers if the limit per customer is three', async () => {
    await coupon('FIRST1000', { maxPerCustomer: 3 });
    expect(await atOnce(50, 'FIRST1000', (index) => `customer-${index % 2}`)).toBe(6);
    const numbers = (await uses('FIRST1000')).map(({ redeemedBy, nth }) => `${redeemedBy} ${nth}`).sort();
    expect(numbers).toEqual(['0 1', '0 2', '0 3', '1 1', '1 2', '1 3'].map((each) => `customer-${each}`));
    await coupon('FIRST1000', { maxPerCustomer: 1 });
  });

  it('keeps the limit in the transactions of orders', async () => {
    await coupon('ONCEONLY', { maxRedemptions: 2 });
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => order('ONCEONLY', `order-${index}`, `customer-${index}`)),
    );
    expect(responses.filter(Boolean)).toHaveLength(2);
    await coupon('ONCEONLY', { maxRedemptions: 1 });
  });

  it('always succeeds without limits, and does not update the row of the coupon', async () => {
    expect(await atOnce(20, 'EID10', () => 'customer')).toBe(20);
    expect([await used('EID10'), (await uses('EID10')).length]).toEqual([0, 20]);
  });

  it('is rolled back with an order that fails', async () => {
    await coupon('ONCEONLY', { maxRedemptions: 1 });
    const failing = runTransactionWithRetry(api.db, async (tx) => {
      await redeemCoupon(tx, { code: 'ONCEONLY', orderId: 'first', redeemedBy: 'customer' });
      throw new Error('Nothing left in stock.');
    });
    await expect(failing).rejects.toThrow('Nothing left');
    expect(await order('ONCEONLY', 'second', 'customer')).toBe(true);
  });

  it('fails for an unknown coupon', async () => {
    expect(await order('NOSUCHCODE', 'order', 'customer')).toBe(false);
  });
});
