import type { Order } from '@piri/contract/order';

/** The status of an order, which decides what its page shows and offers. */
export type OrderStatus =
  | 'paid'
  | 'advance'
  | 'at-door'
  | 'pending'
  | 'failed'
  | 'cancelled'
  | 'later'
  | 'expired'
  | 'given-up'
  | 'goods-gone'
  | 'called-off'
  | 'shipped'
  | 'delivered'
  | 'refunded';

type OrderStatusSource = Pick<Order, 'kind' | 'state'> & { payment: Pick<Order['payment'], 'state' | 'now'> };

/** Derives the status from the order alone. The return address of the gateway does not count. */
export function getOrderStatus({ kind, state, payment }: OrderStatusSource): OrderStatus {
  const hasMoney = payment.state === 'PAID' || payment.state === 'ADVANCE_PAID';
  switch (state) {
    case 'REFUNDED':
      return 'refunded';
    case 'DELIVERED':
      return 'delivered';
    case 'SHIPPED':
      return 'shipped';
    case 'CANCELLED':
      if (!hasMoney) return 'given-up';
      // A cancelled booking has its advance refunded; a paid order cannot be cancelled any more.
      return kind === 'BOOKING' ? 'called-off' : 'goods-gone';
    case 'EXPIRED':
      return hasMoney ? 'goods-gone' : 'expired';
    default:
      return moneyOf(payment);
  }
}

/** Returns true if staff confirm the order with its buyer, since no payment is awaited. */
export function needsConfirmation({ method, now }: Pick<Order['payment'], 'method' | 'now'>): boolean {
  return method === 'CASH_ON_DELIVERY' && now === 0;
}

function moneyOf({ state, now }: Pick<Order['payment'], 'state' | 'now'>): OrderStatus {
  switch (state) {
    case 'PAID':
      return 'paid';
    case 'ADVANCE_PAID':
      return 'advance';
    case 'FAILED':
      return 'failed';
    case 'CANCELLED':
      return 'cancelled';
    case 'LATER':
      return 'later';
    default:
      return now > 0 ? 'pending' : 'at-door';
  }
}

/** Returns true if nothing is paid or promised, so that the lines may go back into the cart. */
export function canRestoreCart(status: OrderStatus): boolean {
  return ['failed', 'cancelled', 'expired', 'given-up'].includes(status);
}

/** Returns the amount due before the order is prepared: the total, or the advance of a booking. */
export function getAmountDue({ advance, toPay, paid }: Order['payment']): number {
  return Math.max(0, (advance ?? toPay) - paid);
}

/** Returns true if nothing more has to be paid before the order is prepared. */
export function hasNoPaymentDue(status: OrderStatus): boolean {
  return ['paid', 'advance', 'at-door'].includes(status);
}
