import type { Order, OrderEventKind } from '@piri/contract/order';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatShortDateOrToday } from '../../platform/dates/dhaka-dates.ts';
import {
  buildOrderSteps,
  type TimelineStep,
  unconfirmedOrderExpiryText,
} from '../order/build-order-steps.ts';
import { formatPayment } from '../order/order-headline-texts.ts';
import { needsConfirmation } from '../order/order-status.ts';

/** Builds the timeline of an order: what happened each day, and what comes next as far as it can be promised. */
export function buildOrderTimeline(order: Order, today: string): TimelineStep[] {
  const happened = order.timeline.flatMap(({ kind, at }): TimelineStep[] => {
    const event = toTimelineEvent(kind, order);
    return event ? [{ when: formatShortDateOrToday(at, today), ...event }] : [];
  });
  const ahead = buildOrderSteps(order, today).filter(
    ({ state }) => state === 'current' || state === 'upcoming',
  );
  return [...happened, ...ahead];
}

function toTimelineEvent(
  kind: OrderEventKind,
  { kind: what, orderNumber, payment, delivery }: Order,
): Omit<TimelineStep, 'when'> | undefined {
  const booked = what === 'BOOKING';
  const done = (text: string) => ({ state: 'completed', text }) as const;
  const failed = (text: string) => ({ state: 'failed', text }) as const;
  switch (kind) {
    case 'PLACED':
      return done(`${booked ? 'Booked' : 'Ordered'}. Order number ${orderNumber}.`);
    case 'PAID':
      return done(`${formatPayment({ ...payment, paid: payment.toPay })}.`);
    case 'ADVANCE_PAID':
      return done(`Advance of ${formatTaka(payment.advance ?? payment.now)} paid.`);
    case 'PAYMENT_FAILED':
      return failed('The payment didn’t go through.');
    case 'PAYMENT_CANCELLED':
      return failed('You came back without paying.');
    case 'PAYMENT_LATER':
      return done('You chose to pay later.');
    // A new payment attempt is shown by its outcome.
    case 'PAYMENT_STARTED':
      return undefined;
    case 'EXPIRED':
      return failed(needsConfirmation(payment) ? unconfirmedOrderExpiryText : 'The payment deadline passed.');
    case 'CANCELLED':
      return failed(booked ? 'The booking was cancelled.' : 'The order was cancelled.');
    case 'CONFIRMED':
      return done(booked ? 'Our workshop has started.' : 'We’ve confirmed your order.');
    case 'SHIPPED':
      return done(delivery.kind === 'COLLECT' ? 'On the lorry to the showroom.' : 'On the lorry.');
    case 'DELIVERED':
      return done('Delivered.');
    case 'REFUNDED':
      return done('Refunded.');
    case 'SLIP_ATTACHED':
      return done('You sent a transfer slip.');
    case 'RETURN_REQUESTED':
      return done('You requested a return.');
    case 'RETURN_APPROVED':
      return done('Return approved. We’ll call you to arrange collection.');
    case 'RETURN_REFUNDED':
      return done('Your return has been refunded.');
  }
}
