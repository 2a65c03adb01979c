import { sql, type Transaction } from 'kysely';
import type { Database, OrderedSku } from '../../db/schema.ts';

/** What of the pieces is taken from the stock, and the skus of which there is too little. */
export interface StockReservation {
  held: { skuCode: string; quantity: number }[];
  short: string[];
}

/**
 * Takes pieces out of the stock, or says which are not there. Nothing is looked up before it is written: the condition
 * stands in the update. Skus are taken in the order of their codes, so that no two orders wait for each other.
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
    // What is built for whoever asks is built whole; the few that stand ready stay for those who need no more.
    else if (!madeToOrder) taken.short.push(skuCode);
  }
  return taken;
}

/** Writes down what an order has taken. The rows are all that can bring it back. */
export async function recordReservation(
  tx: Transaction<Database>,
  orderId: string,
  held: StockReservation['held'],
): Promise<void> {
  if (held.length === 0) return;
  await tx
    .insertInto('stockHolds')
    .values(held.map((hold) => ({ ...hold, orderId })))
    .execute();
}

/** Puts back what is held for an order: once, whoever else is doing the same. */
export async function releaseStock(tx: Transaction<Database>, orderId: string): Promise<void> {
  const held = await tx
    .deleteFrom('stockHolds')
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

/** Each sku once: a sofa and a set that holds it may stand in one order. */
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
