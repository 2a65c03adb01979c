import type { Order } from '@piri/contract/order';

/** How things stand with an order, in the one word that decides what its page says and offers. */
export type Standing =
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
  | 'shipped'
  | 'delivered'
  | 'refunded';

/** Read from the order alone: which address somebody came by says nothing about it. */
export function standingOf({
  state,
  payment,
}: Pick<Order, 'state'> & { payment: Pick<Order['payment'], 'state' | 'now'> }): Standing {
  const hasMoney = payment.state === 'PAID' || payment.state === 'ADVANCE_PAID';
  switch (state) {
    case 'REFUNDED':
      return 'refunded';
    case 'DELIVERED':
      return 'delivered';
    case 'SHIPPED':
      return 'shipped';
    case 'CANCELLED':
      return hasMoney ? 'goods-gone' : 'given-up';
    case 'EXPIRED':
      return hasMoney ? 'goods-gone' : 'expired';
    default:
      return moneyOf(payment);
  }
}

function moneyOf({ state, now }: Pick<Order['payment'], 'state' | 'now'>): Standing {
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

/** Nobody has promised money or taken it: the cart may have its things back. */
export function mayGoBack(standing: Standing): boolean {
  return ['failed', 'cancelled', 'expired', 'given-up'].includes(standing);
}

/** It is on its way to somebody, or there. */
export function isSettled(standing: Standing): boolean {
  return ['paid', 'advance', 'at-door'].includes(standing);
}
