import { endedStates } from '@piri/contract/ended-states';
import { sql, type Transaction } from 'kysely';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { recordEvent } from '../../runtime/record-event.ts';
import { lastEventAt } from './order-events.ts';

/** Begins to forget whose orders these are: at once where they are over, else as soon as they are. */
export async function anonymiseOrdersOf(tx: Transaction<Database>, customerId: string): Promise<void> {
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
  await anonymiseClosedOrders(tx);
}

/** Deletes whose order it is. Returns false if that has to wait, since an order that is on its way still needs them. */
export async function deleteContact(tx: Transaction<Database>, orderId: string): Promise<boolean> {
  const { orderNumber, mobile, email } = await tx
    .selectFrom('orders')
    .select(['orderNumber', 'mobile', 'email'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('mails')
    .where('recipient', 'in', [mobile, email ?? ''])
    .where('state', 'not in', ['WAITING', 'SENDING'])
    .where((where) =>
      where.or([where('body', 'like', `%${orderNumber}%`), where('subject', 'like', `%${orderNumber}%`)]),
    )
    .execute();
  await tx.updateTable('orders').set({ forget: true, email: null }).where('id', '=', orderId).execute();
  await anonymiseClosedOrders(tx);
  const { forget } = await tx
    .selectFrom('orders')
    .select('forget')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return !forget;
}

/** The same as an admin command, for guests who write or call. Returns text for a terminal. */
export function deleteContactOf(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { orderNumber, operator }: { orderNumber: string; operator: string },
): Promise<string> {
  return inTransaction(
    db,
    async (tx) => {
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirst();
      if (order === undefined) throw new AdminCommandError(`There is no order ${orderNumber}.`);
      const subject = `delete-contact ${orderNumber}`;
      await recordEvent(tx, now, { action: 'OPERATOR_ACTED', operator, subject });
      return (await deleteContact(tx, order.id))
        ? `The contact details of ${orderNumber} are deleted.`
        : `${orderNumber} is not over yet: its contact details will be deleted as soon as it is.`;
    },
    'read committed',
  );
}

/** Deletes the contact details of guests whose order ended before then. Customers decide for themselves. */
export async function deleteGuestContacts(tx: Transaction<Database>, before: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ forget: true, email: null })
    .where('customerId', 'is', null)
    .where('mobile', '!=', '')
    .where('state', 'in', endedStates)
    .where(lastEventAt, '<=', before)
    .execute();
  await anonymiseClosedOrders(tx);
}

/** An invoice has to be kept for years; the person on it need not be. Whoever still waits for a sofa has to be found. */
export async function anonymiseClosedOrders(tx: Transaction<Database>): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'placedBy'])
    .where('forget', '=', true)
    .where('state', 'in', endedStates)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, placedBy } of orders) {
    await tx.updateTable('orderReturns').set({ note: null }).where('orderId', '=', id).execute();
    await tx
      .deleteFrom('files')
      .where('name', 'in', (files) =>
        files.selectFrom('orderFiles').select('fileName').where('orderId', '=', id),
      )
      .execute();
    await tx
      .updateTable('orders')
      .set({
        ...{ fullName: '', mobile: '', placedFrom: null, placedBy: id, forget: false },
        delivery: sql<string>`delivery - 'address' - 'note'`,
      })
      .where('id', '=', id)
      .execute();
    if (placedBy !== id) await forgetBuyer(tx, id, placedBy);
  }
}

/** Orders and coupons of a guest are counted by the mobile number, which goes with the last of their orders. */
async function forgetBuyer(tx: Transaction<Database>, orderId: string, placedBy: string): Promise<void> {
  await tx.updateTable('couponUses').set({ usedBy: orderId }).where('orderId', '=', orderId).execute();
  await tx
    .deleteFrom('orderCounts')
    .where('placedBy', '=', placedBy)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('id').where('orders.placedBy', '=', placedBy))),
    )
    .execute();
}
