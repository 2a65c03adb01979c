import { type Kysely, sql } from 'kysely';
import type { Caller, Customer } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';

export interface OrderOwner {
  customer: Customer | undefined;
  caller: Pick<Caller, 'guestToken'>;
}

/** Orders of this caller, and of nobody else: by the session, or by the token that an order was placed with. */
function ordersOf(db: Kysely<Database>, { customer, caller }: OrderOwner) {
  const { guestToken } = caller;
  return db.selectFrom('orders').where(
    sql<boolean>`(
      orders.customer_id = ${customer?.id ?? null}
      or orders.id in (select order_id from order_tokens where token_hash = ${guestToken === undefined ? null : hashOf(guestToken)})
    )`,
  );
}

/** The id of the caller's own order. Somebody else's is refused like one that does not exist. */
export async function ownOrderId(
  db: Kysely<Database>,
  owner: OrderOwner,
  invoiceId: string,
): Promise<string> {
  const row = await ordersOf(db, owner)
    .select('orders.id')
    .where('orders.invoiceId', '=', invoiceId)
    .executeTakeFirst();
  return mine(row);
}

/** The same of an order that is named by its id, as the calls about sales do. */
export async function ownSaleId(db: Kysely<Database>, owner: OrderOwner, orderId: string): Promise<string> {
  return mine(
    await ordersOf(db, owner).select('orders.id').where('orders.id', '=', orderId).executeTakeFirst(),
  );
}

function mine(row: { id: string } | undefined): string {
  if (row === undefined) throw new Refusal('NOT_FOUND', 'There is no such order among yours.');
  return row.id;
}
