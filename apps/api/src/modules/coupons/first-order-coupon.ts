import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whether a coupon is given for a first order alone. Invented mobile numbers and accounts would all get one. */
export async function isForFirstOrder(db: Kysely<Database>, code: string | undefined): Promise<boolean> {
  if (code === undefined) return false;
  const coupon = await db
    .selectFrom('coupons')
    .select('firstOrderOnly')
    .where('code', '=', code)
    .executeTakeFirst();
  return coupon?.firstOrderOnly === true;
}

/** Whether an order with this number, confirmed, has used it under whatever account. An unconfirmed one may be anybody's. */
export async function wasUsedWithMobile(
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
