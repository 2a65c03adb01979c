import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { searchWishlist as call } from '@piri/contract/wishlist';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { buildWishlistItemsQuery, readWishlistEntries } from './wishlist-queries.ts';

const wishlistId = { sql: sql.ref('wishlistItems.wishlistId'), kind: 'string' } as const;
const columns = {
  id: wishlistId,
  wishlistId,
  itemId: { sql: sql.ref('wishlistItems.itemId'), kind: 'string' },
  skuCode: { sql: sql.ref('wishlistItems.skuCode'), kind: 'string' },
  dateCreated: { sql: sql.ref('wishlistItems.dateCreated'), kind: 'string' },
} as const;

export interface SearchWishlistParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchWishlist({ ctx, input }: SearchWishlistParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({
    input,
    columns,
    defaultOrder: [{ field: 'dateCreated', type: 'DESC' }],
  });
  const query = buildWishlistItemsQuery(ctx.db, ctx.customer.id).select('wishlistItems.wishlistId as id');
  const { list: items, ...page } = await readPage(query, plan, input);
  return { ...page, list: await readWishlistEntries(ctx.db, items) };
}
