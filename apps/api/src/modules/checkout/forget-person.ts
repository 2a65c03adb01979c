import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Begins to forget whose orders these are: at once where they are over, else as soon as they are. */
export async function forgetOrdersOf(tx: Transaction<Database>, customerId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set(({ ref }) => ({ forget: true, email: null, placedBy: ref('id') }))
    .where('customerId', '=', customerId)
    .execute();
  await tx
    .updateTable('couponUses')
    .set(({ ref }) => ({ usedBy: ref('orderId') }))
    .where('usedBy', '=', customerId)
    .execute();
  await tx.deleteFrom('orderCounts').where('placedBy', '=', customerId).execute();
  await forgetPeople(tx);
}

/** An invoice has to be kept for years; the person on it need not be. Whoever still waits for a sofa has to be found. */
export async function forgetPeople(db: Kysely<Database>): Promise<void> {
  const over = ['DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const;
  await db
    .updateTable('orderReturns')
    .set({ note: null })
    .where('orderId', 'in', (orders) =>
      orders.selectFrom('orders').select('id').where('forget', '=', true).where('state', 'in', over),
    )
    .execute();
  await db
    .updateTable('orders')
    .set({
      ...{ fullName: '', mobile: '', placedFrom: null, forget: false },
      delivery: sql<string>`delivery - 'address' - 'note'`,
    })
    .where('forget', '=', true)
    .where('state', 'in', over)
    .execute();
}
