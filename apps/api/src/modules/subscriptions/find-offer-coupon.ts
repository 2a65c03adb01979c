import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface OfferCoupon {
  code: string;
  terms: string;
}

/**
 * Finds the coupon that an offer of the pop-up promises, by its title. The caller's text is only compared, never sent,
 * so that nobody can make the shop mail arbitrary text.
 */
export async function findOfferCoupon(
  db: Kysely<Database>,
  offer: string,
  now: Date,
): Promise<OfferCoupon | undefined> {
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
