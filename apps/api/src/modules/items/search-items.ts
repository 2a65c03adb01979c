import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { searchItems as call } from '@piri/contract/items';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { planSearch } from '../../db/search-plan.ts';
import { matchText, type TextMatch } from '../../db/text-match.ts';
import type { Context } from '../../runtime/context.ts';
import { summaryRows } from './item-rows.ts';
import { readSurroundings } from './read-surroundings.ts';
import { summaryOf } from './summary.ts';

const columns = {
  id: { sql: sql.ref('items.id'), kind: 'string' },
  title: { sql: sql.ref('items.title'), kind: 'string' },
  sourceType: { sql: sql.ref('items.sourceType'), kind: 'string' },
  createdAt: { sql: sql.ref('items.createdAt'), kind: 'string' },
  categoryId: { finds: liesIn },
  skuCode: { finds: hasSku },
  contains: { finds: holds },
} as const;

export interface SearchItems {
  ctx: Pick<Context, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/** The newest first, unless another order is named. */
export async function searchItems({ ctx, input }: SearchItems): Promise<ResponseOf<typeof call>> {
  const plan = planSearch({ input, columns, defaultOrder: [{ field: 'createdAt', type: 'DESC' }] });
  const { list: rows, ...page } = await readPage(summaryRows(ctx.db), plan, input);
  const surroundings = await readSurroundings(ctx.db, rows);
  return { ...page, list: rows.map((row) => summaryOf(row, surroundings)) };
}

/** In the category or in one below it. The ids are gathered first, so that the index of the items' categories serves. */
function liesIn(match: TextMatch): RawBuilder<SqlBool> {
  return sql`items.category_ids && array(
    with recursive below as (
      select id from categories where not hidden and ${matchText(sql`id`, match)}
      union
      select child.id from categories as child join below on below.id = child.parent_id where not child.hidden
    )
    select id from below
  )`;
}

function hasSku(match: TextMatch): RawBuilder<SqlBool> {
  return sql`items.id in (select item_id from skus where ${matchText(sql`code`, match)})`;
}

function holds(match: TextMatch): RawBuilder<SqlBool> {
  return sql`items.id in (
    select bundle_skus.item_id from bundle_skus join skus on skus.code = bundle_skus.sku_code
    where ${matchText(sql`skus.code`, match)} or ${matchText(sql`skus.item_id`, match)}
  )`;
}
