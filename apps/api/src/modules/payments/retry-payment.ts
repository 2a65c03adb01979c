import type { retryPayment as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { OrderAccessLevel } from '@piri/contract/order';
import type { PaymentMethodOption } from '@piri/contract/quote';
import { calculatePayable } from '@piri/pricing/cart-totals';
import type { Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { StoredResult } from '../../runtime/handler-result.ts';
import { assertMobileConfirmedIfRequired } from '../mobiles/assert-mobile-confirmed-if-required.ts';
import { countOrderAndRedeemCoupon } from '../orders/counted-orders.ts';
import {
  countStockUnits,
  enforceUnpaidOrderLimits,
  lockBuyer,
} from '../orders/enforce-unpaid-order-limits.ts';
import { enqueueOrderMessages } from '../orders/enqueue-order-messages.ts';
import { requireOrderAccess } from '../orders/order-access.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { canRetryPayment } from '../orders/order-rules.ts';
import { canPayOrderByMethod, listRetryPaymentOptions } from '../orders/payment-options.ts';
import { lockOrder, type OrderRow, restoreOrderStockAndCoupon } from '../orders/reservation.ts';
import { getReservedUntilAndPaymentState } from '../orders/reservation-period.ts';
import { readCheckoutSettings } from '../settings/checkout-settings.ts';
import { insertPaymentAttempt } from './insert-payment-attempt.ts';
import { startPayment } from './start-payment.ts';
import { logAndMapGatewayError, verifyOrderPayments } from './verify-payment.ts';

type Input = ParsedInput<typeof call>['body'];
type Paying = ResponseOf<typeof call>;

export interface RetryPaymentParams {
  ctx: RequestContext<typeof call>;
  input: Input;
}

const maxAttempts = 20;

/**
 * Starts another payment attempt for an order. The gateway is asked about the earlier ones first, so that nobody pays
 * twice.
 */
export async function retryPayment({ ctx, input }: RetryPaymentParams): Promise<StoredResult<Paying>> {
  const { id: orderId, access } = await requireOrderAccess(ctx.db, ctx, input);
  await verifyOrderPayments(ctx, orderId).catch((error: unknown) => {
    throw logAndMapGatewayError(ctx.log, error);
  });
  const start = access === 'WHOLE' ? startRetry : startLookUpRetry;
  const stored = await ctx.once((tx) => start(ctx, tx, orderId, input), { isolation: 'read committed' });
  const redirectUrl = await startPayment(ctx, orderId, access);
  return new StoredResult(
    stored.status,
    { ...stored.body, ...(redirectUrl !== undefined && { redirectUrl }) },
    stored.replayed,
  );
}

async function startRetry(
  ctx: RetryPaymentParams['ctx'],
  tx: Transaction<Database>,
  orderId: string,
  { paymentMethod }: Input,
): Promise<Omit<Paying, 'redirectUrl'>> {
  const now = ctx.now();
  const order = await lockPayable(tx, orderId, now);
  await assertRetriesLeft(tx, orderId, 'WHOLE');
  const { offer, toPay, instalments } = await agreeAgain(ctx, tx, order, paymentMethod);
  await countOrderAndRedeemCoupon(tx, order, { paid: false });
  if (!order.hasReservation) {
    await limitAgain(ctx, tx, order, toPay);
    const { short } = await restoreOrderStockAndCoupon(tx, { ...order, counted: true }, { paid: false });
    if (short.length > 0) {
      throw new ApiError('OUT_OF_STOCK', 'The items in this order are no longer in stock.');
    }
  }
  const { reservedUntil, paymentState } = getReservedUntilAndPaymentState(offer, now);
  await tx
    .updateTable('orders')
    .set({
      ...{ state: 'PLACED', paymentMethod, paymentState, reservedUntil, toPay, dueNow: offer.now },
      instalments: instalments && JSON.stringify(instalments),
    })
    .where('id', '=', orderId)
    .execute();
  if (offer.now > 0) {
    await insertPaymentAttempt(tx, order, { method: paymentMethod, amount: offer.now, access: 'WHOLE', now });
    await addOrderEvent(tx, orderId, 'PAYMENT_STARTED', now);
  } else {
    await tx
      .updateTable('payments')
      .set({ state: 'CANCELLED' })
      .where('orderId', '=', orderId)
      .where('state', 'in', ['OPENING', 'OPEN'])
      .execute();
    await addOrderEvent(tx, orderId, 'PAYMENT_LATER', now);
    await enqueueOrderMessages(ctx, tx, orderId, paymentMethod === 'PAY_LATER' ? 'PAYMENT_LATER' : 'PLACED');
  }
  const { invoiceId, orderNumber } = order;
  return { orderId, invoiceId, orderNumber, payable: toPay, paymentState };
}

/**
 * Starts a payment for an order that was looked up, separate from the owner's. The order changes only if money arrives.
 */
async function startLookUpRetry(
  ctx: RetryPaymentParams['ctx'],
  tx: Transaction<Database>,
  orderId: string,
  { paymentMethod }: Input,
): Promise<Omit<Paying, 'redirectUrl'>> {
  const now = ctx.now();
  const order = await lockPayable(tx, orderId, now);
  if (!canPayOrderByMethod('STATUS', order, paymentMethod)) {
    throw new ApiError(
      'METHOD_NOT_OFFERED',
      'An order that has been looked up can only be paid for with the method the customer chose.',
    );
  }
  await agreeAgain(ctx, tx, order, paymentMethod);
  await assertRetriesLeft(tx, orderId, 'STATUS');
  const { invoiceId, orderNumber, toPay, dueNow, paymentState } = order;
  await insertPaymentAttempt(tx, order, { method: paymentMethod, amount: dueNow, access: 'STATUS', now });
  return { orderId, invoiceId, orderNumber, payable: toPay, paymentState };
}

async function lockPayable(tx: Transaction<Database>, orderId: string, now: Date): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || !canRetryPayment(order, now)) {
    throw new ApiError(
      'NOT_PAYABLE',
      'There’s nothing to pay for this order, or its payment deadline has passed.',
    );
  }
  return order;
}

/** Applies the limits of a new order: an order that has expired holds nothing and reserves its goods again. */
async function limitAgain(
  ctx: RetryPaymentParams['ctx'],
  tx: Transaction<Database>,
  { id, kind, mobile, buyerKey, clientIpHash, customerId, mobileConfirmed }: OrderRow,
  value: number,
): Promise<void> {
  const lines = await tx.selectFrom('orderLines').select('skus').where('orderId', '=', id).execute();
  const units = kind === 'BOOKING' ? 0 : countStockUnits(lines);
  const buyer = { mobile, buyerKey, clientIpHash: clientIpHash ?? undefined };
  await lockBuyer(tx, buyer);
  const { isRisk } = await enforceUnpaidOrderLimits(tx, ctx, { ...buyer, units, value });
  if (mobileConfirmed) return;
  await assertMobileConfirmedIfRequired(tx, ctx, { mobile, customerId: customerId ?? undefined, isRisk });
}

/** Returns the payment option at the order's own prices. Only the instalment fee changes, which applies to cards. */
async function agreeAgain(
  ctx: RetryPaymentParams['ctx'],
  tx: Transaction<Database>,
  order: OrderRow,
  method: Input['paymentMethod'],
): Promise<{ offer: PaymentMethodOption; toPay: number; instalments: OrderRow['instalments'] }> {
  const payable = calculatePayable({ ...order, delivery: order.deliveryAmount });
  const instalments = method === 'CARD' ? order.instalments : null;
  const offers = listRetryPaymentOptions(order, ctx.gateway !== undefined, await readCheckoutSettings(tx));
  const offer = offers.find((one) => one.method === method);
  if (offer?.offered !== true) {
    throw new ApiError('METHOD_NOT_OFFERED', 'This order can’t be paid for this way.', [
      {
        path: 'paymentMethod',
        code: offer?.reason ?? 'UNKNOWN',
        message: 'Choose one of the payment methods in the order.',
      },
    ]);
  }
  return { offer, toPay: payable + (instalments?.fee ?? 0), instalments };
}

/**
 * Limits the attempts, because each attempt of the owner extends the reservation. Attempts by look-up are counted
 * separately, so that they cannot use up the owner's.
 */
async function assertRetriesLeft(
  tx: Transaction<Database>,
  orderId: string,
  access: OrderAccessLevel,
): Promise<void> {
  const { tries } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().as('tries'))
    .where('orderId', '=', orderId)
    .where('access', '=', access)
    .executeTakeFirstOrThrow();
  if (Number(tries) >= maxAttempts) {
    throw new ApiError(
      'TOO_MANY',
      `Payment can be attempted up to ${maxAttempts} times. Please place a new order.`,
    );
  }
}
