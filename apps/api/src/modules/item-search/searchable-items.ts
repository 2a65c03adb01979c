import type { GlobalDiscount } from '@piri/contract/discounts';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

type SkuRow = Selectable<Database['skus']>;

/** An item with everything that decides how it is found. */
export interface SearchableItem {
  item: Pick<
    Selectable<Database['items']>,
    | 'id'
    | 'sourceType'
    | 'title'
    | 'subtitle'
    | 'description'
    | 'createdAt'
    | 'leadDays'
    | 'categoryIds'
    | 'extras'
    | 'searchWords'
    | 'salesPrice'
  >;
  /** For a bundle, the skus in it, with the quantity of each. */
  skus: (SkuRow & { quantity: number; pieceTitle: string })[];
}

export async function readSearchableItems(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<SearchableItem[]> {
  const items = await db
    .selectFrom('items')
    .select(['id', 'sourceType', 'title', 'subtitle', 'description', 'createdAt', 'leadDays'])
    .select(['categoryIds', 'extras', 'searchWords', 'salesPrice'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const rows = await db
    .selectFrom('skus')
    .selectAll()
    .select([sql<number>`1`.as('quantity'), sql<string>`''`.as('pieceTitle')])
    .where(sql<boolean>`item_id = any(${ids})`)
    .orderBy('itemId')
    .orderBy('sortOrder')
    .execute();
  const inBundles = await db
    .selectFrom('bundleSkus')
    .innerJoin('skus', 'skus.code', 'bundleSkus.skuCode')
    .innerJoin('items as pieces', 'pieces.id', 'skus.itemId')
    .selectAll('skus')
    .select(['bundleSkus.itemId', 'bundleSkus.quantity', 'pieces.title as pieceTitle'])
    .where(sql<boolean>`bundle_skus.item_id = any(${ids})`)
    .orderBy('bundleSkus.itemId')
    .orderBy('bundleSkus.sortOrder')
    .execute();
  const skus = Map.groupBy([...rows, ...inBundles], ({ itemId }) => itemId);
  return items.map((item) => ({ item, skus: skus.get(item.id) ?? [] }));
}

export async function readValidDiscounts(db: Kysely<Database>): Promise<GlobalDiscount[]> {
  const rows = await db.selectFrom('globalDiscounts').selectAll().where('valid', '=', true).execute();
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}
