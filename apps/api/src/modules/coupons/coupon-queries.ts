import type { Coupon } from '@piri/contract/coupons';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type CouponRow = Selectable<Database['coupons']>;

/** Selects the coupons that the caller may see: public ones, and those issued to the customer. */
export function buildVisibleCouponsQuery(db: Kysely<Database>, customerId: string | undefined) {
  return db
    .selectFrom('coupons')
    .where((where) =>
      where.or([
        where('customerId', 'is', null),
        ...(customerId === undefined ? [] : [where('customerId', '=', customerId)]),
      ]),
    );
}

/** Converts a row to a coupon as shoppers see it. */
export function toCoupon(
  row: Omit<CouponRow, 'valid' | 'listed' | 'customerId' | 'redemptionCount' | 'maxRedemptions'>,
): Coupon {
  return {
    code: row.code,
    title: row.title,
    terms: row.terms,
    benefit: row.benefit,
    minimumTotal: row.minimumTotal ?? undefined,
    firstOrderOnly: row.firstOrderOnly,
    startsOn: row.startsOn ?? undefined,
    endsOn: row.endsOn ?? undefined,
    perCustomer: row.maxPerCustomer ?? undefined,
  };
}
