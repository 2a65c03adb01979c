import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { recordReservation, releaseStock, reserveStock } from '../stock/reserve-stock.ts';
import { countOrder, uncountOrder } from './counted-orders.ts';

export type OrderRow = Selectable<Database['orders']>;
type Held = Pick<OrderRow, 'id' | 'kind' | 'placedBy' | 'couponCode' | 'counted'>;

/** The order's row, locked until the end: whoever changes an order begins with this. */
export async function lockOrder(tx: Transaction<Database>, orderId: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Sets free what an order held: its goods, its coupon, its place among its buyer's orders. */
export async function releaseReservation(tx: Transaction<Database>, order: Held): Promise<void> {
  await uncountOrder(tx, order);
  await releaseStock(tx, order.id);
  await tx
    .updateTable('orders')
    .set({ held: false, reservedUntil: null })
    .where('id', '=', order.id)
    .execute();
}

/** Takes for an order again what was set free, and says what is not there any more: then it has taken nothing. */
export async function restoreReservation(
  tx: Transaction<Database>,
  order: Held,
  { paid }: { paid: boolean },
): Promise<{ short: string[] }> {
  await countOrder(tx, order, { paid });
  const lines = await tx
    .selectFrom('orderLines')
    .select('pieces')
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute();
  const { held, short } = await reserveStock(
    tx,
    // What is booked is built: a piece that stands ready by now stays for those who order it.
    order.kind === 'BOOKING' ? [] : lines.flatMap(({ pieces }) => pieces),
  );
  await recordReservation(tx, order.id, held);
  await tx.updateTable('orders').set({ held: true }).where('id', '=', order.id).execute();
  if (short.length > 0) await releaseReservation(tx, { ...order, counted: true });
  return { short };
}
