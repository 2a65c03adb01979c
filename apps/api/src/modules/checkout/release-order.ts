import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../refusal.ts';
import { useCoupon } from '../coupons/use-coupon.ts';
import { countOneLess, countOneMore } from './order-counts.ts';
import { giveBackStock, holdStock, takeStock } from './take-stock.ts';

export type OrderRow = Selectable<Database['orders']>;
type Held = Pick<OrderRow, 'id' | 'kind' | 'placedBy' | 'couponCode'>;

/** The order's row, locked until the end: whoever changes an order begins with this. */
export async function lockOrder(tx: Transaction<Database>, orderId: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Sets free what an order held: its goods, its coupon, its place among its buyer's orders. */
export async function releaseOrder(tx: Transaction<Database>, order: Held): Promise<void> {
  await countOneLess(tx, order.placedBy);
  const used = await tx
    .deleteFrom('couponUses')
    .where('orderId', '=', order.id)
    .returning('couponCode')
    .executeTakeFirst();
  if (used !== undefined) {
    await tx
      .updateTable('coupons')
      .set({ used: sql<number>`used - 1` })
      .where('code', '=', used.couponCode)
      .where('useLimit', 'is not', null)
      .where('used', '>', 0)
      .execute();
  }
  await giveBackStock(tx, order.id);
  await tx
    .updateTable('orders')
    .set({ held: false, reservedUntil: null })
    .where('id', '=', order.id)
    .execute();
}

/**
 * Takes for an order again what was set free, and says what is not there any more: then it has taken nothing. The coupon
 * of one that is `paid` counts even if it has found another user since: the money is there.
 */
export async function reclaimOrder(
  tx: Transaction<Database>,
  order: Held,
  { paid }: { paid: boolean },
): Promise<{ short: string[] }> {
  await countOneMore(tx, order.placedBy);
  if (order.couponCode !== null) await reclaimCoupon(tx, order, order.couponCode, paid);
  const lines = await tx
    .selectFrom('orderLines')
    .select('pieces')
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute();
  const { held, short } = await takeStock(
    tx,
    // What is booked is built: a piece that stands ready by now stays for those who order it.
    order.kind === 'BOOKING' ? [] : lines.flatMap(({ pieces }) => pieces),
  );
  await holdStock(tx, order.id, held);
  await tx.updateTable('orders').set({ held: true }).where('id', '=', order.id).execute();
  if (short.length > 0) await releaseOrder(tx, order);
  return { short };
}

async function reclaimCoupon(
  tx: Transaction<Database>,
  { id, placedBy }: Held,
  code: string,
  paid: boolean,
): Promise<void> {
  try {
    await useCoupon(tx, { code, orderId: id, usedBy: placedBy });
  } catch (error) {
    if (!paid || !(error instanceof Refusal)) throw error;
  }
}
