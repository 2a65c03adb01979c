import { sql, type Transaction } from 'kysely';
import type { Database, OrderedSku } from '../../db/schema.ts';

/** What was taken out of stock, and the skus of which there is too little. */
export interface ReserveAvailableStockResult {
  reserved: { skuCode: string; quantity: number }[];
  short: string[];
}

/**
 * Takes skus out of stock, and returns those that are short. There is no read before the write: the condition is part
 * of the update. Skus are taken in the order of their codes, so that concurrent orders cannot deadlock.
 */
export async function reserveAvailableStock(
  tx: Transaction<Database>,
  skus: readonly OrderedSku[],
): Promise<ReserveAvailableStockResult> {
  const reservation: ReserveAvailableStockResult = { reserved: [], short: [] };
  for (const { skuCode, quantity, madeToOrder } of mergeSkus(skus)) {
    const { rows } = await sql`
      update skus set available = available - ${quantity}
      where code = ${skuCode} and available >= ${quantity}
      returning code`.execute(tx);
    if (rows.length === 1) reservation.reserved.push({ skuCode, quantity });
    // If stock is too low for an item that is made to order, all of it is made, and the stock is left to smaller
    // orders.
    else if (!madeToOrder) reservation.short.push(skuCode);
  }
  return reservation;
}

/** Records what an order has reserved. Only these rows allow it to be released. */
export async function recordStockReservation(
  tx: Transaction<Database>,
  orderId: string,
  reserved: ReserveAvailableStockResult['reserved'],
): Promise<void> {
  if (reserved.length === 0) return;
  await tx
    .insertInto('stockReservations')
    .values(reserved.map((line) => ({ ...line, orderId })))
    .execute();
}

/** Returns the reserved stock of an order. Concurrent calls release it only once. */
export async function releaseOrderStock(tx: Transaction<Database>, orderId: string): Promise<void> {
  const reserved = await tx
    .deleteFrom('stockReservations')
    .where('orderId', '=', orderId)
    .returning(['skuCode', 'quantity'])
    .execute();
  for (const { skuCode, quantity } of reserved.toSorted(byCode)) {
    await tx
      .updateTable('skus')
      .set({ available: sql<number>`available + ${quantity}` })
      .where('code', '=', skuCode)
      .execute();
  }
}

/** Adds up the quantity of each sku: an order may hold an item and also a bundle with that item. */
function mergeSkus(skus: readonly OrderedSku[]): OrderedSku[] {
  const byCodes = new Map<string, OrderedSku>();
  for (const sku of skus) {
    const before = byCodes.get(sku.skuCode)?.quantity ?? 0;
    byCodes.set(sku.skuCode, { ...sku, quantity: before + sku.quantity });
  }
  return [...byCodes.values()].toSorted(byCode);
}

function byCode(one: { skuCode: string }, other: { skuCode: string }): number {
  return one.skuCode < other.skuCode ? -1 : 1;
}
