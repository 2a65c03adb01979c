import type { OrderAccessLevel } from '@piri/contract/order';
import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext, SessionCustomer, UnverifiedCaller } from '../../runtime/context.ts';
import { getValidOrderTokenCondition } from './order-tokens.ts';

export interface OrderAccessContext extends Pick<AppContext, 'now'> {
  customer: SessionCustomer | undefined;
  caller: Pick<UnverifiedCaller, 'guestToken'>;
}

/** Identifies an order: by its invoice, or by its own id as in the calls about sales. */
export type OrderIdentifier = { invoiceId: string } | { orderId: string };

/**
 * Finds an order and how much of it the caller may access: all of it for its customer and for the holder of the token
 * it was placed with, only its status for a caller who looked it up. Throws the same error for other people's orders as
 * for orders that do not exist.
 */
export async function requireOrderAccess(
  db: Kysely<Database>,
  { customer, caller, now }: OrderAccessContext,
  name: OrderIdentifier,
): Promise<{ id: string; access: OrderAccessLevel }> {
  const { guestToken } = caller;
  const row = await db
    .selectFrom('orders')
    .leftJoin('orderTokens', (join) =>
      join
        .onRef('orderTokens.orderId', '=', 'orders.id')
        .on('tokenHash', '=', guestToken === undefined ? '' : hashToken(guestToken))
        .on(getValidOrderTokenCondition(now())),
    )
    .select(['orders.id', 'orders.customerId', 'orderTokens.access'])
    .$if('invoiceId' in name, (query) =>
      query.where('orders.invoiceId', '=', 'invoiceId' in name ? name.invoiceId : ''),
    )
    .$if('orderId' in name, (query) => query.where('orders.id', '=', 'orderId' in name ? name.orderId : ''))
    .executeTakeFirst();
  const isCustomers = customer !== undefined && row?.customerId === customer.id;
  const access = isCustomers ? 'WHOLE' : row?.access;
  if (row === undefined || access == null) {
    throw new ApiError('NOT_FOUND', 'You have no order with this id.');
  }
  return { id: row.id, access };
}

/**
 * Returns the id of an order that the caller may access as a whole. An order that was only looked up is treated like
 * one that does not exist.
 */
export async function requireOwnOrderId(
  db: Kysely<Database>,
  owner: OrderAccessContext,
  name: OrderIdentifier,
): Promise<string> {
  const { id, access } = await requireOrderAccess(db, owner, name);
  if (access !== 'WHOLE') throw new ApiError('NOT_FOUND', 'You have no order with this id.');
  return id;
}
