import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { addWishlistItem as call, WishlistEntry } from '@piri/contract/wishlist';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { createId } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { HandlerResult, type StoredResult } from '../../runtime/handler-result.ts';
import { buildWishlistItemsQuery, readWishlistEntries } from './wishlist-queries.ts';

export interface AddWishlistItemParams {
  ctx: Pick<RequestContext<typeof call>, 'customer' | 'now' | 'once'>;
  input: ParsedInput<typeof call>['body'];
}

/** Adds an entry to the wishlist. Repeated calls return the first entry. */
export async function addWishlistItem({
  ctx,
  input,
}: AddWishlistItemParams): Promise<StoredResult<WishlistEntry>> {
  const { customer, now, once } = ctx;
  return once(async (tx) => {
    const isNew = await write(tx, { ...input, customerId: customer.id, dateCreated: now().toISOString() });
    const [entry] = await readWishlistEntries(
      tx,
      await buildWishlistItemsQuery(tx, customer.id)
        .where('itemId', '=', input.itemId)
        .where('skuCode', '=', input.skuCode)
        .execute(),
    );
    if (entry === undefined) {
      throw new ApiError('SKU_UNKNOWN', 'The shop doesn’t sell this item.', [
        {
          path: 'skuCode',
          code: 'SKU_UNKNOWN',
          message: 'A SKU of this item, or empty for a bundle, which is added as a whole.',
        },
      ]);
    }
    return new HandlerResult(isNew ? 201 : 200, entry);
  });
}

interface NewWishlistItem {
  customerId: string;
  itemId: string;
  skuCode: string;
  dateCreated: string;
}

/** Inserts the entry. Returns false if it exists already or is not sold. */
async function write(tx: Transaction<Database>, item: NewWishlistItem): Promise<boolean> {
  const { rows } = await sql`
    insert into wishlist_items (wishlist_id, customer_id, item_id, sku_code, date_created)
    select ${createId()}, ${item.customerId}, id, ${item.skuCode}, ${item.dateCreated}
    from items
    where id = ${item.itemId} and case source_type
      when 'bundle' then ${item.skuCode} = '' and exists (select from bundle_skus where item_id = items.id)
      else exists (select from skus where item_id = items.id and code = ${item.skuCode})
    end
    on conflict (customer_id, item_id, sku_code) do nothing
    returning wishlist_id`.execute(tx);
  return rows.length > 0;
}
