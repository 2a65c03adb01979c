import type { WishlistEntry } from '@piri/contract/wishlist';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { buildItemSummariesQuery } from '../items/item-queries.ts';
import { toItemSummary } from '../items/item-summary.ts';
import { readCategoriesAndDiscounts } from '../items/read-categories-and-discounts.ts';
import { toSku } from '../items/to-sku.ts';

type WishlistRow = Selectable<Database['wishlistItems']>;

/** Selects the wishlist of one customer. */
export function buildWishlistItemsQuery(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('wishlistItems')
    .selectAll('wishlistItems')
    .where('wishlistItems.customerId', '=', customerId);
}

/** Converts rows to entries with the current price and stock, in two queries for any number of rows. */
export async function readWishlistEntries(
  db: Kysely<Database>,
  rows: readonly WishlistRow[],
): Promise<WishlistEntry[]> {
  if (rows.length === 0) return [];
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
  const items = await buildItemSummariesQuery(db).where('items.id', 'in', itemIds).execute();
  const context = await readCategoriesAndDiscounts(db, items);
  return rows.map(({ customerId, ...wish }) => {
    const item = items.find(({ id }) => id === wish.itemId);
    const sku = item?.sourceType === 'item' ? item.skus.find(({ code }) => code === wish.skuCode) : undefined;
    return {
      wishlistId: wish.wishlistId,
      itemId: wish.itemId,
      skuCode: wish.skuCode,
      userId: customerId,
      dateCreated: wish.dateCreated,
      product: item === undefined ? null : toItemSummary(item, context),
      sku: item === undefined || sku === undefined ? null : toSku(sku, item, context),
    };
  });
}
