import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import {
  recordStockReservation,
  releaseOrderStock,
  reserveAvailableStock,
} from '../stock/reserve-available-stock.ts';
import { countOrderAndRedeemCoupon, uncountOrderAndReleaseCoupon } from './counted-orders.ts';

export type OrderRow = Selectable<Database['orders']>;
type ReservedOrder = Pick<OrderRow, 'id' | 'kind' | 'buyerKey' | 'couponCode' | 'counted'>;

/** Locks the order's row until the transaction ends, and returns it. Every change of an order starts with this. */
export async function lockOrder(tx: Transaction<Database>, orderId: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Releases what an order reserved: its goods, its coupon, its share of the buyer's order count. */
export async function releaseOrderStockAndCoupon(
  tx: Transaction<Database>,
  order: ReservedOrder,
): Promise<void> {
  await uncountOrderAndReleaseCoupon(tx, order);
  await releaseOrderStock(tx, order.id);
  await tx
    .updateTable('orders')
    .set({ hasReservation: false, reservedUntil: null })
    .where('id', '=', order.id)
    .execute();
}

/** Reserves again what an order released. Returns the skus that are short; if there are any, nothing is reserved. */
export async function restoreOrderStockAndCoupon(
  tx: Transaction<Database>,
  order: ReservedOrder,
  { paid }: { paid: boolean },
): Promise<{ short: string[] }> {
  await countOrderAndRedeemCoupon(tx, order, { paid });
  const lines = await tx
    .selectFrom('orderLines')
    .select('skus')
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute();
  const { reserved, short } = await reserveAvailableStock(
    tx,
    // A booked item is made to order: stock that has become available is left to other orders.
    order.kind === 'BOOKING' ? [] : lines.flatMap(({ skus }) => skus),
  );
  await recordStockReservation(tx, order.id, reserved);
  await tx.updateTable('orders').set({ hasReservation: true }).where('id', '=', order.id).execute();
  if (short.length > 0) await releaseOrderStockAndCoupon(tx, { ...order, counted: true });
  return { short };
}
