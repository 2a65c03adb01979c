import { endedOrderStates } from '@piri/contract/ended-order-states';
import { sql, type Transaction } from 'kysely';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { lastOrderEventAtSql } from './order-events.ts';

/** Anonymises the orders of a customer: at once if they have ended, otherwise as soon as they do. */
export async function anonymiseCustomerOrders(tx: Transaction<Database>, customerId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set(({ ref }) => ({ anonymiseWhenClosed: true, email: null, buyerKey: ref('id') }))
    .where('customerId', '=', customerId)
    .execute();
  await tx
    .updateTable('couponRedemptions')
    .set(({ ref }) => ({ redeemedBy: ref('orderId') }))
    .where('redeemedBy', '=', customerId)
    .execute();
  await tx.deleteFrom('orderCounts').where('buyerKey', '=', customerId).execute();
  await anonymiseMarkedClosedOrders(tx);
}

/** Deletes the contact details of an order. Returns false if this has to wait because the order is still on its way. */
export async function deleteOrderContactDetails(
  tx: Transaction<Database>,
  orderId: string,
): Promise<boolean> {
  const { orderNumber, mobile, email } = await tx
    .selectFrom('orders')
    .select(['orderNumber', 'mobile', 'email'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('messages')
    .where('recipient', 'in', [mobile, email ?? ''])
    .where('state', 'not in', ['WAITING', 'SENDING'])
    .where((where) =>
      where.or([where('body', 'like', `%${orderNumber}%`), where('subject', 'like', `%${orderNumber}%`)]),
    )
    .execute();
  await tx
    .updateTable('orders')
    .set({ anonymiseWhenClosed: true, email: null })
    .where('id', '=', orderId)
    .execute();
  await anonymiseMarkedClosedOrders(tx);
  const { anonymiseWhenClosed } = await tx
    .selectFrom('orders')
    .select('anonymiseWhenClosed')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return !anonymiseWhenClosed;
}

/** Deletes the contact details of an order as an admin command, for guests who write or call. Returns text for the terminal. */
export function deleteOrderContactAsAdmin(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { orderNumber, operator }: { orderNumber: string; operator: string },
): Promise<string> {
  return runTransactionWithRetry(
    db,
    async (tx) => {
      const order = await tx
        .selectFrom('orders')
        .select('id')
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirst();
      if (order === undefined) throw new AdminCommandError(`There is no order ${orderNumber}.`);
      const subject = `delete-contact ${orderNumber}`;
      await recordAuditEvent(tx, now, { action: 'OPERATOR_ACTED', operator, subject });
      return (await deleteOrderContactDetails(tx, order.id))
        ? `The contact details of ${orderNumber} have been deleted.`
        : `${orderNumber} is still in progress. Its contact details will be deleted when it has ended.`;
    },
    'read committed',
  );
}

/** Deletes the contact details of guests whose orders ended before the given time. Customers decide for themselves. */
export async function deleteGuestContacts(tx: Transaction<Database>, before: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ anonymiseWhenClosed: true, email: null })
    .where('customerId', 'is', null)
    .where('mobile', '!=', '')
    .where('state', 'in', endedOrderStates)
    .where(lastOrderEventAtSql, '<=', before)
    .execute();
  await anonymiseMarkedClosedOrders(tx);
}

/**
 * Anonymises the marked orders that have ended. Invoices must be kept for years, but not the person on them. The buyer
 * of an open order must stay reachable.
 */
export async function anonymiseMarkedClosedOrders(tx: Transaction<Database>): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'buyerKey'])
    .where('anonymiseWhenClosed', '=', true)
    .where('state', 'in', endedOrderStates)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, buyerKey } of orders) {
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
        ...{ fullName: '', mobile: '', clientIpHash: null, buyerKey: id, anonymiseWhenClosed: false },
        delivery: sql<string>`delivery - 'address' - 'note'`,
      })
      .where('id', '=', id)
      .execute();
    if (buyerKey !== id) await anonymiseBuyer(tx, id, buyerKey);
  }
}

/**
 * Removes the mobile number that a guest's orders and coupons are counted by: from the coupon of this order, and from
 * the order count if this was the last order.
 */
async function anonymiseBuyer(tx: Transaction<Database>, orderId: string, buyerKey: string): Promise<void> {
  await tx
    .updateTable('couponRedemptions')
    .set({ redeemedBy: orderId })
    .where('orderId', '=', orderId)
    .execute();
  await tx
    .deleteFrom('orderCounts')
    .where('buyerKey', '=', buyerKey)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('id').where('orders.buyerKey', '=', buyerKey))),
    )
    .execute();
}
