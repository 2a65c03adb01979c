import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface FindOfferCouponParams {
  code: string;
  terms: string;
}

/**
 * The coupon that an offer of the pop-up promises: the one of the same title. What the caller wrote is only compared,
 * never sent on, or the shop would mail anybody's words to anybody.
 */
export async function findOfferCoupon(
  db: Kysely<Database>,
  offer: string,
  now: Date,
): Promise<FindOfferCouponParams | undefined> {
  const today = toDhakaDate(now);
  return db
    .selectFrom('coupons')
    .select(['code', 'terms'])
    .where('title', '=', offer)
    .where('customerId', 'is', null)
    .where(sql<boolean>`valid and ${today} <= coalesce(ends_on, ${today})`)
    .orderBy('code')
    .executeTakeFirst();
}
