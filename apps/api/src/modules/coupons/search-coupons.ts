import type { searchCoupons as call } from '@piri/contract/coupons';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { buildVisibleCouponsQuery, toCoupon } from './coupon-queries.ts';

const code = { sql: sql.ref('coupons.code'), kind: 'string' } as const;
const columns = { id: code, code, title: { sql: sql.ref('coupons.title'), kind: 'string' } } as const;

export interface SearchCouponsParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Searches the coupons that the caller can use today. Expired offers are left out, since they would only disappoint.
 */
export async function searchCoupons({ ctx, input }: SearchCouponsParams): Promise<ResponseOf<typeof call>> {
  const customerId = ctx.customer?.id;
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'code', type: 'ASC' }] });
  const today = toDhakaDate(ctx.now());
  const query = buildVisibleCouponsQuery(ctx.db, customerId)
    .selectAll('coupons')
    .select('coupons.code as id')
    .where(isOfferedOn(today))
    .where(hasUsesFor(customerId));
  const { list: rows, ...page } = await readPage(query, plan, input);
  return { ...page, list: rows.map(toCoupon) };
}

function isOfferedOn(today: string): RawBuilder<SqlBool> {
  return sql`(
    valid and (listed or customer_id is not null)
    and coalesce(starts_on, '') <= ${today} and ${today} <= coalesce(ends_on, ${today})
  )`;
}

function hasUsesFor(customerId: string | undefined): RawBuilder<SqlBool> {
  return sql`(
    redemption_count < coalesce(max_redemptions, redemption_count + 1)
    and (max_per_customer is null or max_per_customer > (
      select count(*) from coupon_redemptions where coupon_code = coupons.code and redeemed_by = ${customerId ?? ''}
    ))
    and not (first_order_only and exists (
      select from order_counts where buyer_key = ${customerId ?? ''} and orders > 0
    ))
  )`;
}
