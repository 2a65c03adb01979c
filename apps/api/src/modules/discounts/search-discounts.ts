import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { searchDiscounts as call } from '@piri/contract/discounts';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';

const columns = {
  id: { sql: sql.ref('globalDiscounts.id'), kind: 'string' },
  type: { sql: sql.ref('globalDiscounts.type'), kind: 'string' },
  value: { sql: sql.ref('globalDiscounts.value'), kind: 'decimal' },
  categoryId: {
    sql: sql`array(select one ->> 'categoryId' from jsonb_array_elements(global_discounts.categories) as one)`,
    kind: 'list',
  },
  itemId: {
    sql: sql`array(select one ->> 'itemId' from jsonb_array_elements(global_discounts.items) as one)`,
    kind: 'list',
  },
} as const;

export interface SearchDiscountsParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Searches discounts. Invalid ones are included and marked as such, so that a client that stores discounts learns that
 * one has ended.
 */
export async function searchDiscounts({
  ctx,
  input,
}: SearchDiscountsParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'id', type: 'ASC' }] });
  const query = ctx.db
    .selectFrom('globalDiscounts')
    .select(['id', 'valid', 'type', 'discountType', 'categories', 'items'])
    .select(sql<number>`value::double precision`.as('value'));
  return readPage(query, plan, input);
}
