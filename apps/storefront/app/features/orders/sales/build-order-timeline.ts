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
    const event = tellEvent(kind, order);
    return event ? [{ when: formatShortDateOrToday(at, today), ...event }] : [];
  });
  const ahead = buildOrderSteps(order, today).filter(
    ({ state }) => state === 'current' || state === 'upcoming',
  );
  return [...happened, ...ahead];
}

function tellEvent(
  kind: OrderEventKind,
  { kind: what, orderNumber, payment, delivery }: Order,
): Omit<TimelineStep, 'when'> | undefined {
  const booked = what === 'BOOKING';
  const done = (text: string) => ({ state: 'completed', text }) as const;
  const failed = (text: string) => ({ state: 'failed', text }) as const;
  switch (kind) {
    case 'PLACED':
      return done(`${booked ? 'Booked' : 'Ordered'}, under the number ${orderNumber}.`);
    case 'PAID':
      return done(`${formatPayment({ ...payment, paid: payment.toPay })}.`);
    case 'ADVANCE_PAID':
      return done(`${formatTaka(payment.advance ?? payment.now)} paid in advance.`);
    case 'PAYMENT_FAILED':
      return failed('The payment did not go through.');
    case 'PAYMENT_CANCELLED':
      return failed('You came back without paying.');
    case 'PAYMENT_LATER':
      return done('You wished to pay later.');
    // A new payment attempt is shown by its outcome.
    case 'PAYMENT_STARTED':
      return undefined;
    case 'EXPIRED':
      return failed(needsConfirmation(payment) ? unconfirmedOrderExpiryText : 'The time to pay was over.');
    case 'CANCELLED':
      return failed(booked ? 'The booking was cancelled.' : 'The order was given up.');
    case 'CONFIRMED':
      return done(booked ? 'Our workshop has begun.' : 'We have looked at your order and begun.');
    case 'SHIPPED':
      return done(delivery.kind === 'COLLECT' ? 'On the lorry to the showroom.' : 'On the lorry.');
    case 'DELIVERED':
      return done('Handed over.');
    case 'REFUNDED':
      return done('Paid back.');
    case 'SLIP_ATTACHED':
      return done('You sent a slip of your transfer.');
    case 'RETURN_REQUESTED':
      return done('You asked to give something back.');
    case 'RETURN_APPROVED':
      return done('We take it back, and ring you about the day.');
    case 'RETURN_REFUNDED':
      return done('What you gave back is paid back.');
  }
}
