import type { PaymentStatusResult } from '@piri/contract/checkout';
import type { OrderRow } from './reservation.ts';
import { addMilliseconds } from './reservation-period.ts';

/** How long an unpaid order keeps its prices. */
const pricesStandMs = 72 * 60 * 60 * 1000;

type Money = Pick<OrderRow, 'state' | 'paymentState' | 'dueNow'>;

/** Whether payment is still awaited and the agreed prices are still valid. */
export function canRetryPayment(
  order: Money & Pick<OrderRow, 'createdAt' | 'paymentMethod'>,
  now: Date,
): boolean {
  const isOpen = order.state === 'PLACED' || order.state === 'EXPIRED';
  const waits = order.dueNow > 0 || order.paymentMethod === 'PAY_LATER';
  return isOpen && waits && hasNoPayment(order) && now <= addMilliseconds(order.createdAt, pricesStandMs);
}

/**
 * Whether an order can be cancelled: until it is being prepared, and only if it is unpaid. A booking can be cancelled
 * after its advance, which is refunded.
 */
export function canCancel(order: Pick<OrderRow, 'kind' | 'state' | 'paymentState'>): boolean {
  if (order.kind === 'BOOKING' && order.state === 'PLACED' && order.paymentState === 'ADVANCE_PAID')
    return true;
  return hasNoPayment(order) && (order.state === 'PLACED' || order.state === 'EXPIRED');
}

/** Whether a payment through the gateway is awaited. If the buyer now pays on delivery, earlier attempts are not. */
export function isAwaitingGatewayPayment(order: Money): boolean {
  return order.state === 'PLACED' && order.dueNow > 0 && hasNoPayment(order);
}

export function hasNoPayment({ paymentState }: Pick<OrderRow, 'paymentState'>): boolean {
  return paymentState !== 'PAID' && paymentState !== 'ADVANCE_PAID';
}

/** Returns which result page is right for the order. */
export function getPaymentOutcome({ state, paymentState, dueNow }: Money): PaymentStatusResult['outcome'] {
  switch (paymentState) {
    case 'PAID':
    case 'ADVANCE_PAID':
      return 'success';
    case 'FAILED':
      return 'failed';
    case 'CANCELLED':
      return 'cancel';
    default:
      if (state === 'CANCELLED') return 'cancel';
      if (state === 'EXPIRED') return 'failed';
      if (paymentState === 'LATER') return 'later';
      return dueNow === 0 ? 'success' : 'pending';
  }
}
