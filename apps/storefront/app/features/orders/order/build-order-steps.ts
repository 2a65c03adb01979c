import type { Order } from '@piri/contract/order';
import type { TimelineState } from '@piri/ui/timeline';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatMoment, formatShortDateOrToday } from '../../platform/dates/dhaka-dates.ts';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';
import { formatDeliveryWindow, getLatestDeliveryDay } from './order-headline-texts.ts';
import {
  getAmountDue,
  getOrderStatus,
  hasNoPaymentDue,
  needsConfirmation,
  type OrderStatus,
} from './order-status.ts';

/** Shown when a cash order expired because the customer could not be reached to confirm it. */
export const unconfirmedOrderExpiryText = 'We couldn’t reach you to confirm it.';

export interface TimelineStep {
  when: string;
  state: TimelineState;
  text: string;
}

/** Builds the steps of an order: what has happened, and what comes next as far as it can be promised. */
export function buildOrderSteps(order: Order, today: string): TimelineStep[] {
  const status = getOrderStatus(order);
  const placed = order.kind === 'BOOKING' ? 'Booked' : 'Ordered';
  const ordered: TimelineStep = {
    when: formatShortDateOrToday(order.createdAt, today),
    state: 'completed',
    text: status === 'paid' ? `${placed} and paid for.` : `${placed}. Order number ${order.orderNumber}.`,
  };
  return [ordered, ...moneySteps(order, status, today), ...goodsSteps(order, status)];
}

function moneySteps(order: Order, status: OrderStatus, today: string): TimelineStep[] {
  const { payment } = order;
  const until = payment.reservedUntil ? `Until ${formatMoment(payment.reservedUntil, today)}` : 'Now';
  const ended = (text: string): TimelineStep => ({
    when: formatShortDateOrToday(order.timeline.at(-1)?.at ?? order.createdAt, today),
    state: 'failed',
    text,
  });
  switch (status) {
    case 'advance':
      return [{ when: 'Paid', state: 'completed', text: `Advance of ${formatTaka(payment.paid)}.` }];
    case 'pending':
      return [{ when: until, state: 'current', text: 'We’ll hold everything until you’ve paid.' }];
    case 'failed':
    case 'cancelled':
      return [
        ended(status === 'failed' ? 'The payment didn’t go through.' : 'You came back without paying.'),
        { when: until, state: 'current', text: 'We’re holding everything. You can pay on this page.' },
      ];
    case 'later':
      return [{ when: until, state: 'current', text: `Pay ${formatTaka(getAmountDue(payment))}.` }];
    case 'at-door':
      return waitsForCall(order)
        ? [{ when: 'Within three days', state: 'current', text: 'We’ll call you to confirm the order.' }]
        : [];
    case 'expired':
      return [
        ended(needsConfirmation(payment) ? unconfirmedOrderExpiryText : 'The payment deadline passed.'),
      ];
    case 'given-up':
      return [ended(order.kind === 'BOOKING' ? 'You cancelled the booking.' : 'You cancelled the order.')];
    case 'called-off':
      return [
        ended('You cancelled the booking.'),
        { when: 'Now', state: 'current', text: `We’re refunding your ${formatTaka(payment.paid)}.` },
      ];
    case 'refunded':
      return [{ ...ended('We’ve refunded you.'), state: 'completed' }];
    case 'goods-gone':
      return [
        { when: 'Now', state: 'current', text: 'We’ll check that everything is in stock and call you.' },
      ];
    default:
      return [];
  }
}

/** A cash order is confirmed by telephone before it is prepared. */
function waitsForCall({ state, payment }: Order): boolean {
  return state === 'PLACED' && needsConfirmation(payment);
}

function goodsSteps(order: Order, status: OrderStatus): TimelineStep[] {
  if (['expired', 'given-up', 'called-off', 'refunded', 'goods-gone'].includes(status)) return [];
  const { delivery, lines } = order;
  const made = lines.some(({ madeToOrder }) => madeToOrder);
  const done = status === 'shipped' || status === 'delivered';
  const isNext = hasNoPaymentDue(status) && !waitsForCall(order);
  const preparing = isNext ? 'We’re getting your order ready.' : 'We get your order ready.';
  const ready: TimelineStep = {
    when: isNext ? 'Now' : 'Then',
    state: done ? 'completed' : isNext ? 'current' : 'upcoming',
    text: made ? 'Our workshop builds your piece.' : preparing,
  };
  return [ready, ...arrivalSteps(delivery, status)];
}

function arrivalSteps(delivery: Order['delivery'], status: OrderStatus): TimelineStep[] {
  const state: TimelineState =
    status === 'delivered' ? 'completed' : status === 'shipped' ? 'current' : 'upcoming';
  const certain = delivery.day !== undefined || delivery.earliest === delivery.latest;
  const when = certain
    ? formatShortDateWithWeekday(getLatestDeliveryDay(delivery))
    : `By ${formatShortDateWithWeekday(getLatestDeliveryDay(delivery))}`;
  if (delivery.kind === 'COLLECT') {
    return [{ when, state, text: 'Ready to collect; we’ll hold it for seven days.' }];
  }
  return [
    ...(state === 'upcoming'
      ? [
          {
            when: 'The evening before',
            state,
            text: 'We’ll call you, and again when the lorry turns into your road.',
          },
        ]
      : []),
    {
      when: certain ? when : sentence(formatDeliveryWindow(delivery)),
      state,
      text: 'A team of two carries everything into the room you choose. Check it before you sign.',
    },
  ];
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
