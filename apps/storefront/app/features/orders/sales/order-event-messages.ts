import type { Order, OrderEventKind } from '@piri/contract/order';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatPayment } from '../order/order-headline-texts.ts';
import { formatOrderPlaced, getExpiryMessage, orderStepMessages } from '../order/order-step-messages.ts';

/** Formats what happened to an order. Returns `undefined` for an event that its outcome shows. */
export function formatOrderEvent(event: OrderEventKind, order: Order): string | undefined {
  const { kind, payment, delivery } = order;
  const booked = kind === 'BOOKING';
  switch (event) {
    case 'PLACED':
      return formatOrderPlaced(order);
    case 'PAID':
      return `${formatPayment({ ...payment, paid: payment.toPay })}.`;
    case 'ADVANCE_PAID':
      return orderStepMessages.advancePaid(formatTaka(payment.advance ?? payment.now));
    case 'PAYMENT_FAILED':
      return orderStepMessages.paymentFailed;
    case 'PAYMENT_CANCELLED':
      return orderStepMessages.paymentCancelled;
    case 'PAYMENT_LATER':
      return 'You chose to pay later.';
    // A new payment attempt is shown by its outcome.
    case 'PAYMENT_STARTED':
      return undefined;
    case 'EXPIRED':
      return getExpiryMessage(payment);
    case 'CANCELLED':
      return booked ? 'The booking was cancelled.' : 'The order was cancelled.';
    case 'CONFIRMED':
      return booked ? 'Our workshop has started building.' : 'We’ve confirmed your order.';
    case 'SHIPPED':
      return delivery.kind === 'COLLECT' ? 'On the lorry to the showroom.' : 'On the lorry.';
    case 'DELIVERED':
      return orderStepMessages.delivered;
    case 'REFUNDED':
      return 'Refunded.';
    case 'SLIP_ATTACHED':
      return 'You sent a transfer slip.';
    case 'RETURN_REQUESTED':
      return 'You requested a return.';
    case 'RETURN_APPROVED':
      return 'Return approved. We’ll call you to arrange collection.';
    case 'RETURN_REFUNDED':
      return 'Your return has been refunded.';
  }
}
