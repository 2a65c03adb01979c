import type { Catalogue } from '@piri/catalogue/catalogue';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';

/** Syncs the coupons of the seed files. Coupons issued to one customer are in no file, and are not deleted. */
export async function syncCoupons(
  tx: Transaction<Database>,
  { coupons }: Pick<Catalogue, 'coupons'>,
): Promise<void> {
  const rows = coupons.map((coupon) => ({
    code: coupon.code,
    title: coupon.title,
    terms: coupon.terms,
    valid: coupon.valid,
    benefit: coupon.benefit,
    minimumTotal: coupon.minimumTotal ?? null,
    firstOrderOnly: coupon.firstOrderOnly,
    startsOn: coupon.startsOn ?? null,
    endsOn: coupon.endsOn ?? null,
    maxRedemptions: coupon.limit ?? null,
    redemptionCount: coupon.used,
    maxPerCustomer: coupon.perCustomer ?? null,
    listed: coupon.listed,
  }));
  await syncTable(tx, {
    table: 'coupons',
    key: ['code'],
    rows,
    ours: sql`customer_id is null`,
    // Keep the count of uses.
    writtenOnce: ['redemptionCount'],
  });
}
