import type { OrderAccessLevel } from '@piri/contract/order';
import type { PaymentMethod } from '@piri/contract/quote';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { addMilliseconds } from '../orders/reservation-period.ts';

const minute = 60_000;

export interface NewPaymentAttempt {
  method: PaymentMethod;
  amount: number;
  access: OrderAccessLevel;
  now: Date;
}

/** Records another payment attempt for an order. `startPayment` registers it with the gateway. */
export async function insertPaymentAttempt(
  tx: Transaction<Database>,
  { id, invoiceId }: { id: string; invoiceId: string },
  { method, amount, access, now }: NewPaymentAttempt,
): Promise<void> {
  // The gateway needs a new id for every attempt.
  await sql`
    insert into payments (id, order_id, nth, method, amount, access, created_at, next_check_at)
    select ${invoiceId} || '-' || coalesce(max(nth), 0) + 1, ${id}, coalesce(max(nth), 0) + 1,
      ${method}, ${amount}, ${access}, ${now}, ${addMilliseconds(now, 2 * minute)}
    from payments where order_id = ${id}`.execute(tx);
}
