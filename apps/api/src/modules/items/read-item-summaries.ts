import type { ItemSummary } from '@piri/contract/items';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { buildItemSummariesQuery } from './item-queries.ts';
import { toItemSummary } from './item-summary.ts';
import { readCategoriesAndDiscounts } from './read-categories-and-discounts.ts';

/**
 * Returns the items as cards, in the order of the ids, without those that are no longer sold. Makes two queries for any
 * number of ids.
 */
export async function readItemSummaries(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ItemSummary[]> {
  if (ids.length === 0) return [];
  const rows = await buildItemSummariesQuery(db).where('items.id', 'in', ids).execute();
  const context = await readCategoriesAndDiscounts(db, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toItemSummary(row, context)];
  });
}
