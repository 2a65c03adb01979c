import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { searchItems as call } from '@piri/contract/items';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import { buildTextCondition, type TextCondition } from '../../db/text-condition.ts';
import type { AppContext } from '../../runtime/context.ts';
import { buildItemSummariesQuery } from './item-queries.ts';
import { toItemSummary } from './item-summary.ts';
import { readCategoriesAndDiscounts } from './read-categories-and-discounts.ts';

const columns = {
  id: { sql: sql.ref('items.id'), kind: 'string' },
  title: { sql: sql.ref('items.title'), kind: 'string' },
  sourceType: { sql: sql.ref('items.sourceType'), kind: 'string' },
  createdAt: { sql: sql.ref('items.createdAt'), kind: 'string' },
  categoryId: { finds: liesIn },
  skuCode: { finds: hasSku },
  contains: { finds: containsSkuOrItem },
} as const;

export interface SearchItemsParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/** Lists items, the newest first unless another order is given. */
export async function searchItems({ ctx, input }: SearchItemsParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({
    input,
    columns,
    defaultOrder: [{ field: 'createdAt', type: 'DESC' }],
  });
  const { list: rows, ...page } = await readPage(buildItemSummariesQuery(ctx.db), plan, input);
  const context = await readCategoriesAndDiscounts(ctx.db, rows);
  return { ...page, list: rows.map((row) => toItemSummary(row, context)) };
}

/**
 * Matches items in the category or in one below it. The ids are collected first, so that the index on `category_ids` is
 * used.
 */
function liesIn(match: TextCondition): RawBuilder<SqlBool> {
  return sql`items.category_ids && array(
    with recursive below as (
      select id from categories where not hidden and ${buildTextCondition(sql`id`, match)}
      union
      select child.id from categories as child join below on below.id = child.parent_id where not child.hidden
    )
    select id from below
  )`;
}

function hasSku(match: TextCondition): RawBuilder<SqlBool> {
  return sql`items.id in (select item_id from skus where ${buildTextCondition(sql`code`, match)})`;
}

function containsSkuOrItem(match: TextCondition): RawBuilder<SqlBool> {
  return sql`items.id in (
    select bundle_skus.item_id from bundle_skus join skus on skus.code = bundle_skus.sku_code
    where ${buildTextCondition(sql`skus.code`, match)} or ${buildTextCondition(sql`skus.item_id`, match)}
  )`;
}
