import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { searchWishlist as call } from '@piri/contract/wishlist';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { planSearch } from '../../db/search-plan.ts';
import type { CallContext } from '../../runtime/context.ts';
import { entriesOf, wishesOf } from './wishlist-rows.ts';

const wishlistId = { sql: sql.ref('wishlistItems.wishlistId'), kind: 'string' } as const;
const columns = {
  id: wishlistId,
  wishlistId,
  itemId: { sql: sql.ref('wishlistItems.itemId'), kind: 'string' },
  skuCode: { sql: sql.ref('wishlistItems.skuCode'), kind: 'string' },
  dateCreated: { sql: sql.ref('wishlistItems.dateCreated'), kind: 'string' },
} as const;

export interface SearchWishlist {
  ctx: Pick<CallContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchWishlist({ ctx, input }: SearchWishlist): Promise<ResponseOf<typeof call>> {
  const plan = planSearch({ input, columns, defaultOrder: [{ field: 'dateCreated', type: 'DESC' }] });
  const query = wishesOf(ctx.db, ctx.customer.id).select('wishlistItems.wishlistId as id');
  const { list: wishes, ...page } = await readPage(query, plan, input);
  return { ...page, list: await entriesOf(ctx.db, wishes) };
}
