import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Returns how many orders a buyer has placed, without those that were cancelled or expired. */
export async function readOrderCount(db: Kysely<Database>, buyerKey: string): Promise<number> {
  const row = await db
    .selectFrom('orderCounts')
    .select('orders')
    .where('buyerKey', '=', buyerKey)
    .executeTakeFirst();
  return row?.orders ?? 0;
}

/**
 * Increments the count of a buyer's orders and returns its previous value. The row stays locked until the transaction
 * ends, so that of two concurrent first orders the second one sees the first.
 */
export async function incrementOrderCount(tx: Transaction<Database>, buyerKey: string): Promise<number> {
  const { orders } = await tx
    .insertInto('orderCounts')
    .values({ buyerKey, orders: 1 })
    .onConflict((conflict) =>
      conflict.column('buyerKey').doUpdateSet({ orders: sql<number>`order_counts.orders + 1` }),
    )
    .returning('orders')
    .executeTakeFirstOrThrow();
  return orders - 1;
}

export async function decrementOrderCount(tx: Transaction<Database>, buyerKey: string): Promise<void> {
  await tx
    .updateTable('orderCounts')
    .set({ orders: sql<number>`greatest(orders - 1, 0)` })
    .where('buyerKey', '=', buyerKey)
    .execute();
}
