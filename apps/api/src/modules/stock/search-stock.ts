import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { searchStock as call } from '@piri/contract/stock';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';
import { getStockState } from './stock-state.ts';

const id = sql<string>`outlet_stock.sku_code || '/' || outlet_stock.outlet_id`;
const columns = {
  id: { sql: id, kind: 'string' },
  itemId: { sql: sql.ref('skus.itemId'), kind: 'string' },
  skuCode: { sql: sql.ref('outletStock.skuCode'), kind: 'string' },
  outletId: { sql: sql.ref('outletStock.outletId'), kind: 'string' },
  available: { sql: sql.ref('outletStock.available'), kind: 'number' },
} as const;

export interface SearchStockParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchStock({ ctx, input }: SearchStockParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({
    input,
    columns,
    defaultOrder: [
      { field: 'skuCode', type: 'ASC' },
      { field: 'outletId', type: 'ASC' },
    ],
  });
  const query = ctx.db
    .selectFrom('outletStock')
    .innerJoin('skus', 'skus.code', 'outletStock.skuCode')
    .innerJoin('outlets', 'outlets.id', 'outletStock.outletId')
    .select([id.as('id'), 'skus.itemId', 'outletStock.skuCode', 'outletStock.outletId'])
    .select(['outletStock.available', 'outletStock.display', 'outletStock.madeToOrder'])
    .select(['outlets.name', 'outlets.division', 'outlets.district']);
  const { list, ...page } = await readPage(query, plan, input);
  return {
    ...page,
    list: list.map(({ itemId, skuCode, outletId, name, division, district, ...standing }) => ({
      itemId,
      skuCode,
      outlet: { id: outletId, name, division, district },
      available: standing.available,
      state: getStockState(standing),
    })),
  };
}
