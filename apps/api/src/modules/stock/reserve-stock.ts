import { sql, type Transaction } from 'kysely';
import type { Database, OrderedSku } from '../../db/schema.ts';

/** What was taken out of stock, and the skus of which there is too little. */
export interface StockReservation {
  held: { skuCode: string; quantity: number }[];
  short: string[];
}

/**
 * Takes skus out of stock, and returns those that are short. There is no read before the write: the condition is part
 * of the update. Skus are taken in the order of their codes, so that concurrent orders cannot deadlock.
 */
export async function reserveStock(
  tx: Transaction<Database>,
  pieces: readonly OrderedSku[],
): Promise<StockReservation> {
  const taken: StockReservation = { held: [], short: [] };
  for (const { skuCode, quantity, madeToOrder } of together(pieces)) {
    const { rows } = await sql`
      update skus set available = available - ${quantity}
      where code = ${skuCode} and available >= ${quantity}
      returning code`.execute(tx);
    if (rows.length === 1) taken.held.push({ skuCode, quantity });
    // If stock is too low for an item that is made to order, all of it is made, and the stock is left to smaller
    // orders.
    else if (!madeToOrder) taken.short.push(skuCode);
  }
  return taken;
}

/** Records what an order has reserved. Only these rows allow it to be released. */
export async function recordReservation(
  tx: Transaction<Database>,
  orderId: string,
  held: StockReservation['held'],
): Promise<void> {
  if (held.length === 0) return;
  await tx
    .insertInto('stockReservations')
    .values(held.map((hold) => ({ ...hold, orderId })))
    .execute();
}

/** Returns the reserved stock of an order. Concurrent calls release it only once. */
export async function releaseStock(tx: Transaction<Database>, orderId: string): Promise<void> {
  const held = await tx
    .deleteFrom('stockReservations')
    .where('orderId', '=', orderId)
    .returning(['skuCode', 'quantity'])
    .execute();
  for (const { skuCode, quantity } of held.toSorted(byCode)) {
    await tx
      .updateTable('skus')
      .set({ available: sql<number>`available + ${quantity}` })
      .where('code', '=', skuCode)
      .execute();
  }
}

/** Adds up the quantity of each sku: an order may hold an item and also a bundle with that item. */
function together(pieces: readonly OrderedSku[]): OrderedSku[] {
  const byCodes = new Map<string, OrderedSku>();
  for (const piece of pieces) {
    const before = byCodes.get(piece.skuCode)?.quantity ?? 0;
    byCodes.set(piece.skuCode, { ...piece, quantity: before + piece.quantity });
  }
  return [...byCodes.values()].toSorted(byCode);
}

function byCode(one: { skuCode: string }, other: { skuCode: string }): number {
  return one.skuCode < other.skuCode ? -1 : 1;
}
