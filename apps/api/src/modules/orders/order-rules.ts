import type { PaymentOutcome } from '@piri/contract/checkout';
import type { OrderRow } from './reservation.ts';
import { after } from './reservation-period.ts';

/** For how long the prices of an order stand that was not paid. */
const pricesStandMs = 72 * 60 * 60 * 1000;

type Money = Pick<OrderRow, 'state' | 'paymentState' | 'dueNow'>;

/** Whether money is still waited for, and the goods may be had at the prices that were agreed to. */
export function canRetryPayment(
  order: Money & Pick<OrderRow, 'createdAt' | 'paymentMethod'>,
  now: Date,
): boolean {
  const isOpen = order.state === 'PLACED' || order.state === 'EXPIRED';
  const waits = order.dueNow > 0 || order.paymentMethod === 'PAY_LATER';
  return isOpen && waits && isUnpaid(order) && now <= after(order.createdAt, pricesStandMs);
}

/** Until somebody has begun to get it ready, and no money is there; the advance of a booking is paid back. */
export function canCancel(order: Pick<OrderRow, 'kind' | 'state' | 'paymentState'>): boolean {
  if (order.kind === 'BOOKING' && order.state === 'PLACED' && order.paymentState === 'ADVANCE_PAID')
    return true;
  return isUnpaid(order) && (order.state === 'PLACED' || order.state === 'EXPIRED');
}

/** Whether money is to come through the gateway. One whose buyer pays at the door by now does not wait for an earlier try. */
export function waitsForGateway(order: Money): boolean {
  return order.state === 'PLACED' && order.dueNow > 0 && isUnpaid(order);
}

export function isUnpaid({ paymentState }: Pick<OrderRow, 'paymentState'>): boolean {
  return paymentState !== 'PAID' && paymentState !== 'ADVANCE_PAID';
}

/** The result page that tells the truth about an order. */
export function getPaymentOutcome({ state, paymentState, dueNow }: Money): PaymentOutcome['outcome'] {
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
