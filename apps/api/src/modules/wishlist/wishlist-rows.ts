import type { WishlistEntry } from '@piri/contract/wishlist';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { summaryRows } from '../items/item-rows.ts';
import { readSurroundings } from '../items/read-surroundings.ts';
import { soldSku } from '../items/sold-sku.ts';
import { summaryOf } from '../items/summary.ts';

type WishlistRow = Selectable<Database['wishlistItems']>;

/** What this customer wishes for, and nobody else. */
export function wishesOf(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('wishlistItems')
    .selectAll('wishlistItems')
    .where('wishlistItems.customerId', '=', customerId);
}

/** Wishes with what they are for as it is sold now. Two queries, however many. */
export async function entriesOf(
  db: Kysely<Database>,
  wishes: readonly WishlistRow[],
): Promise<WishlistEntry[]> {
  if (wishes.length === 0) return [];
  const itemIds = [...new Set(wishes.map(({ itemId }) => itemId))];
  const items = await summaryRows(db).where('items.id', 'in', itemIds).execute();
  const surroundings = await readSurroundings(db, items);
  return wishes.map(({ customerId, ...wish }) => {
    const item = items.find(({ id }) => id === wish.itemId);
    const piece =
      item?.sourceType === 'item' ? item.pieces.find(({ code }) => code === wish.skuCode) : undefined;
    return {
      wishlistId: wish.wishlistId,
      itemId: wish.itemId,
      skuCode: wish.skuCode,
      userId: customerId,
      dateCreated: wish.dateCreated,
      product: item === undefined ? null : summaryOf(item, surroundings),
      sku: item === undefined || piece === undefined ? null : soldSku(piece, item, surroundings),
    };
  });
}
