import type { OrderEventKind } from '@piri/contract/order';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Adds an event to an order. The caller must hold the lock of the order's row, so that the numbers have no gaps and no
 * duplicates.
 */
export async function addOrderEvent(
  tx: Transaction<Database>,
  orderId: string,
  kind: OrderEventKind,
  at: Date,
): Promise<void> {
  await sql`
    insert into order_events (order_id, nth, kind, at)
    select ${orderId}, coalesce(max(nth), 0) + 1, ${kind}, ${at} from order_events where order_id = ${orderId}
  `.execute(tx);
}

/** When the last event of an order happened; for queries that select from `orders`. */
export const lastOrderEventAtSql = sql<Date>`(select max(at) from order_events where order_events.order_id = orders.id)`;
