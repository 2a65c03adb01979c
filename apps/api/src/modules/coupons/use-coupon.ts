import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../refusal.ts';

export interface UseCoupon {
  code: string;
  orderId: string;
  /** Whose uses are counted: a customer's id, or a guest's mobile number. */
  usedBy: string;
}

/**
 * Takes one use of a coupon for an order, or refuses, and the order with it. Nothing is counted before it is written:
 * of many who come at once, the database lets through as many as there are uses.
 */
export async function useCoupon(tx: Transaction<Database>, use: UseCoupon): Promise<void> {
  const coupon = await tx
    .selectFrom('coupons')
    .select(['useLimit', 'perCustomer'])
    .where('code', '=', use.code)
    .executeTakeFirst();
  const taken = coupon !== undefined && (await takeOne(tx, use, coupon)) && (await write(tx, use, coupon));
  if (!taken) throw new Refusal('COUPON_INVALID', 'This coupon has no use left for this customer.');
}

/** A coupon without a limit is not written to: all orders of a feast would wait for each other in its row. */
async function takeOne(
  tx: Transaction<Database>,
  { code }: UseCoupon,
  { useLimit }: { useLimit: number | null },
): Promise<boolean> {
  if (useLimit === null) return true;
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ used: sql<number>`used + 1` })
    .where('code', '=', code)
    .where(sql<boolean>`used < use_limit`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Each use of a customer has a number of its own; who loses one to another order of the same moment tries the next. */
async function write(
  tx: Transaction<Database>,
  { code, orderId, usedBy }: UseCoupon,
  { perCustomer }: { perCustomer: number | null },
): Promise<boolean> {
  for (let nth = 1; nth <= (perCustomer ?? 1); nth += 1) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('couponUses')
      .values({ couponCode: code, orderId, usedBy, nth: perCustomer === null ? null : nth })
      .onConflict((conflict) => conflict.columns(['couponCode', 'usedBy', 'nth']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}
