import type { OrderEventKind, OrderState } from '@piri/contract/order';
import type { Selectable, Transaction } from 'kysely';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { consumeRateLimitOrGetWaitMs } from '../../runtime/rate-limit.ts';
import { recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { endOrder } from '../checkout/cancel-order.ts';
import { enqueueOrderMessages } from '../orders/enqueue-order-messages.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import {
  lockOrder,
  type OrderRow,
  releaseOrderStockAndCoupon,
  restoreOrderStockAndCoupon,
} from '../orders/reservation.ts';
import { recordPayment } from '../payments/record-payment.ts';

export const orderTransitionNames = [
  'confirm',
  'ship',
  'deliver',
  'expire',
  'cancel',
  'verify-slip',
  'refund',
  'approve-return',
] as const;
export type OrderTransitionName = (typeof orderTransitionNames)[number];

type Ctx = Pick<AppContext, 'db' | 'now' | 'siteUrl' | 'supportEmail' | 'fingerprintKey'>;

export interface TransitionOrderParams {
  orderNumber: string;
  transition: OrderTransitionName;
  /** The PIN that the buyer gave on delivery; checked only if given. */
  pin?: string | undefined;
  /** The operator; undefined for demo data. */
  operator?: string | undefined;
}

export type OrderStateAfterTransition = Pick<OrderRow, 'state' | 'paid' | 'toPay'>;

/** Returns the result as one line of text. */
export function formatTransitionOrderResult(
  { orderNumber }: TransitionOrderParams,
  { state, paid, toPay }: OrderStateAfterTransition,
): string {
  return `${orderNumber} is ${state.toLowerCase()}, ${paid} of ${toPay} taka paid.`;
}

/** Changes the status of an order after an action of staff, and notifies its buyer. */
export async function transitionOrder(
  ctx: Ctx,
  { orderNumber, transition, pin, operator }: TransitionOrderParams,
): Promise<OrderStateAfterTransition> {
  const named = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('orderNumber', '=', orderNumber)
    .executeTakeFirst();
  if (named === undefined) throw new AdminCommandError(`There is no order ${orderNumber}.`);
  if (pin !== undefined) await countPinTry(ctx, orderNumber);
  return runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, named.id);
      if (order === undefined) throw new AdminCommandError(`There is no order ${orderNumber}.`);
      if (pin !== undefined && pin !== order.deliveryPin) {
        throw new AdminCommandError(`This is not the PIN for ${orderNumber}. Ask the customer for it again.`);
      }
      await moves[transition](ctx, tx, order);
      if (operator !== undefined) {
        const { customerId } = order;
        const subject = `${transition} ${orderNumber}`;
        await recordAuditEvent(tx, ctx.now, { action: 'OPERATOR_ACTED', customerId, operator, subject });
      }
      return tx
        .selectFrom('orders')
        .select(['state', 'paid', 'toPay'])
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow();
    },
    'read committed',
  );
}

const minute = 60_000;

/**
 * Limits the tries for a PIN, since six digits can be guessed. All tries are counted, and outside the transaction,
 * because a wrong PIN rolls it back. Allows five tries at once, and then five per hour.
 */
async function countPinTry(ctx: Ctx, orderNumber: string): Promise<void> {
  const limit = { name: 'delivery PIN by order', of: orderNumber, burst: 5, perMs: 60 * minute };
  const waitMs = await consumeRateLimitOrGetWaitMs(ctx, limit);
  if (waitMs === 0) return;
  const minutes = Math.ceil(waitMs / minute);
  throw new AdminCommandError(
    `Too many attempts at the PIN for ${orderNumber}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  );
}

type Move = (ctx: Ctx, tx: Transaction<Database>, order: OrderRow) => Promise<void>;

const moves: Readonly<Record<OrderTransitionName, Move>> = {
  async confirm(ctx, tx, order) {
    wantState(order, ['PLACED']);
    const isCovered = order.paid > 0 || (order.paymentMethod === 'CASH_ON_DELIVERY' && order.dueNow === 0);
    if (!isCovered) throw new AdminCommandError(`${order.orderNumber} is not paid yet.`);
    await step(ctx, tx, order, { state: 'CONFIRMED' });
  },

  async ship(ctx, tx, order) {
    wantState(order, ['CONFIRMED']);
    await step(ctx, tx, order, { state: 'SHIPPED' });
  },

  async deliver(ctx, tx, order) {
    wantState(order, ['SHIPPED']);
    // Goods are only handed over once the rest is paid, so record the payment.
    if (order.paid < order.toPay)
      await step(ctx, tx, order, { paid: order.toPay, paymentState: 'PAID' }, 'PAID');
    await step(ctx, tx, { ...order, paid: order.toPay }, { state: 'DELIVERED' });
  },

  /** Expires a reservation early. Its buyer can still pay while the goods are in stock. */
  async expire(ctx, tx, order) {
    wantState(order, ['PLACED']);
    if (order.reservedUntil === null) {
      throw new AdminCommandError(`${order.orderNumber} is not awaiting payment. Use cancel.`);
    }
    await endOrder(ctx, tx, order, 'EXPIRED');
  },

  async cancel(ctx, tx, order) {
    wantState(order, ['PLACED', 'CONFIRMED', 'EXPIRED']);
    if (order.paid > 0) throw new AdminCommandError(`${order.orderNumber} is paid. Use refund.`);
    await endOrder(ctx, tx, order, 'CANCELLED');
  },

  async 'verify-slip'(ctx, tx, order) {
    wantState(order, ['PLACED', 'EXPIRED']);
    if (order.paymentMethod !== 'PAY_LATER') {
      throw new AdminCommandError(`Bank transfer is not the payment method for ${order.orderNumber}.`);
    }
    if (order.paid > 0) throw new AdminCommandError(`${order.orderNumber} is already paid.`);
    if (!order.hasReservation) {
      const { short } = await restoreOrderStockAndCoupon(tx, order, { paid: true });
      if (short.length > 0) {
        throw new AdminCommandError(
          `These items in ${order.orderNumber} are sold out: ${short.join(', ')}. Refund the transfer.`,
        );
      }
    }
    await step(ctx, tx, order, { state: 'PLACED' });
    await recordPayment(
      ctx,
      tx,
      { ...order, hasReservation: true, counted: true, state: 'PLACED' },
      order.advance ?? order.toPay,
    );
  },

  async refund(ctx, tx, order) {
    wantState(order, ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED']);
    if (order.paid === 0) throw new AdminCommandError(`Nothing was paid for ${order.orderNumber}.`);
    if (order.state === 'DELIVERED' && (await moveReturns(tx, order, 'APPROVED', 'REFUNDED'))) {
      return step(ctx, tx, order, {}, 'RETURN_REFUNDED');
    }
    if (await hasReturns(tx, order)) {
      throw new AdminCommandError(`${order.orderNumber} has no approved return awaiting a refund.`);
    }
    // Goods that were shipped are added back to the stock by hand when they return.
    const isHere = order.state === 'PLACED' || order.state === 'CONFIRMED';
    if (isHere && order.hasReservation) await releaseOrderStockAndCoupon(tx, order);
    await step(ctx, tx, order, { state: 'REFUNDED', reservedUntil: null });
  },

  async 'approve-return'(ctx, tx, order) {
    wantState(order, ['DELIVERED']);
    if (!(await moveReturns(tx, order, 'REQUESTED', 'APPROVED'))) {
      throw new AdminCommandError(`No return was requested for ${order.orderNumber}.`);
    }
    await step(ctx, tx, order, {}, 'RETURN_APPROVED');
  },
};

type ReturnState = Selectable<Database['orderReturns']>['state'];

/** Moves all returns of an order from one state to another, and returns whether there were any. */
async function moveReturns(
  tx: Transaction<Database>,
  { id }: OrderRow,
  from: ReturnState,
  to: ReturnState,
): Promise<boolean> {
  const moved = await tx
    .updateTable('orderReturns')
    .set({ state: to })
    .where('orderId', '=', id)
    .where('state', '=', from)
    .returning('id')
    .execute();
  return moved.length > 0;
}

async function hasReturns(tx: Transaction<Database>, { id }: OrderRow): Promise<boolean> {
  const row = await tx.selectFrom('orderReturns').select('id').where('orderId', '=', id).executeTakeFirst();
  return row !== undefined;
}

function wantState({ state, orderNumber }: OrderRow, states: readonly OrderState[]): void {
  if (states.includes(state)) return;
  throw new AdminCommandError(
    `${orderNumber} is ${state.toLowerCase()}. The order must be ${states.join(' or ').toLowerCase()} for this command.`,
  );
}

type Changes = Partial<Pick<OrderRow, 'state' | 'paid' | 'paymentState' | 'reservedUntil'>>;

async function step(
  ctx: Ctx,
  tx: Transaction<Database>,
  { id }: OrderRow,
  changes: Changes,
  kind: OrderEventKind | undefined = undefined,
): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await tx.updateTable('orders').set(changes).where('id', '=', id).execute();
  }
  const event = kind ?? getOrderEvent(changes.state);
  if (event === undefined) return;
  await addOrderEvent(tx, id, event, ctx.now());
  await enqueueOrderMessages(ctx, tx, id, event);
}

function getOrderEvent(state: OrderState | undefined): OrderEventKind | undefined {
  return state === 'PLACED' ? undefined : state;
}
