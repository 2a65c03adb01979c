import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Returns whether a coupon is only for a first order. Such coupons attract fake mobile numbers and accounts. */
export async function isFirstOrderCoupon(db: Kysely<Database>, code: string | undefined): Promise<boolean> {
  if (code === undefined) return false;
  const coupon = await db
    .selectFrom('coupons')
    .select('firstOrderOnly')
    .where('code', '=', code)
    .executeTakeFirst();
  return coupon?.firstOrderOnly === true;
}

/**
 * Returns whether an order with this confirmed mobile number has used the coupon, under any account. Unconfirmed
 * numbers are ignored, because they may belong to anyone.
 */
export async function wasCouponUsedWithMobile(
  db: Kysely<Database>,
  { code, mobile }: { code: string; mobile: string },
): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('mobile', '=', mobile)
    .where('couponCode', '=', code)
    .where('counted', '=', true)
    .where('mobileConfirmed', '=', true)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
