import type { Order } from '@piri/contract/order';

/** How things stand with an order, in the one word that decides what its page says and offers. */
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

type Standable = Pick<Order, 'kind' | 'state'> & { payment: Pick<Order['payment'], 'state' | 'now'> };

/** Read from the order alone: which address somebody came by says nothing about it. */
export function getOrderStatus({ kind, state, payment }: Standable): OrderStatus {
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
      // Whoever cancels a booking gets the advance back; an order that is paid is not given up any more.
      return kind === 'BOOKING' ? 'called-off' : 'goods-gone';
    case 'EXPIRED':
      return hasMoney ? 'goods-gone' : 'expired';
    default:
      return moneyOf(payment);
  }
}

/** Whether the shop's people confirm an order with its buyer, since no money is waited for. */
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

/** Nobody has promised money or taken it: the cart may have its things back. */
export function canRestoreCart(status: OrderStatus): boolean {
  return ['failed', 'cancelled', 'expired', 'given-up'].includes(status);
}

/** What has to be paid before anything is got ready: all of it, or the advance of a booking. */
export function getAmountDue({ advance, toPay, paid }: Order['payment']): number {
  return Math.max(0, (advance ?? toPay) - paid);
}

/** It is on its way to somebody, or there. */
export function isConfirmed(status: OrderStatus): boolean {
  return ['paid', 'advance', 'at-door'].includes(status);
}
