import type { Order, OrderEventKind } from '@piri/contract/order';
import type { TimelineState } from '@piri/ui/timeline';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatDeadline, formatShortDateOrToday } from '../../platform/dates/dhaka-dates.ts';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';
import { formatDeliveryWindow, getLatestDeliveryDay } from './order-headline-texts.ts';
import {
  getAmountDue,
  getOrderStatus,
  hasNoPaymentDue,
  needsConfirmation,
  type OrderStatus,
} from './order-status.ts';
import {
  formatOrderPlaced,
  getExpiryMessage,
  orderStepMessages,
  orderStepTimes,
} from './order-step-messages.ts';

export interface TimelineStep {
  when: string;
  state: TimelineState;
  text: string;
}

/** Builds the steps of an order: what has happened, and what comes next as far as it can be promised. */
export function buildOrderSteps(order: Order, today: string): TimelineStep[] {
  const status = getOrderStatus(order);
  const placedAndPaid =
    order.kind === 'BOOKING' ? orderStepMessages.bookedAndPaid : orderStepMessages.orderedAndPaid;
  const ordered: TimelineStep = {
    when: formatShortDateOrToday(order.createdAt, today),
    state: 'completed',
    text: status === 'paid' ? placedAndPaid : formatOrderPlaced(order),
  };
  return [ordered, ...moneySteps(order, status, today), ...goodsSteps(order, status, today)];
}

function moneySteps(order: Order, status: OrderStatus, today: string): TimelineStep[] {
  const { payment } = order;
  const deadline = payment.reservedUntil && formatDeadline(payment.reservedUntil, today);
  const until = deadline ? orderStepTimes.until(deadline) : orderStepTimes.now;
  const ended = (text: string): TimelineStep => ({
    when: formatEventDay(order, undefined, today),
    state: 'failed',
    text,
  });
  switch (status) {
    case 'advance':
      return [
        {
          when: formatEventDay(order, 'ADVANCE_PAID', today),
          state: 'completed',
          text: orderStepMessages.advancePaid(formatTaka(payment.paid)),
        },
      ];
    case 'pending':
      return [{ when: until, state: 'current', text: orderStepMessages.heldUntilPaid }];
    case 'failed':
    case 'cancelled':
      return [
        ended(status === 'failed' ? orderStepMessages.paymentFailed : orderStepMessages.paymentCancelled),
        { when: until, state: 'current', text: orderStepMessages.heldAndPayable },
      ];
    case 'later':
      return [
        {
          when: orderStepTimes.now,
          state: 'current',
          text: orderStepMessages.payable(formatTaka(getAmountDue(payment)), deadline),
        },
      ];
    case 'at-door':
      return waitsForCall(order)
        ? [{ when: orderStepTimes.threeDays, state: 'current', text: orderStepMessages.confirmation }]
        : [];
    case 'expired':
      return [ended(getExpiryMessage(payment))];
    case 'given-up':
      return [
        ended(
          order.kind === 'BOOKING' ? orderStepMessages.bookingCancelled : orderStepMessages.orderCancelled,
        ),
      ];
    case 'called-off':
      return [
        ended(orderStepMessages.bookingCancelled),
        {
          when: orderStepTimes.now,
          state: 'current',
          text: orderStepMessages.refunding(formatTaka(payment.paid)),
        },
      ];
    case 'refunded':
      return [{ ...ended(orderStepMessages.refunded), state: 'completed' }];
    case 'goods-gone':
      return [{ when: orderStepTimes.now, state: 'current', text: orderStepMessages.stockCheck }];
    default:
      return [];
  }
}

/** A cash order is confirmed by telephone before it is prepared. */
function waitsForCall({ state, payment }: Order): boolean {
  return state === 'PLACED' && needsConfirmation(payment);
}

function goodsSteps(order: Order, status: OrderStatus, today: string): TimelineStep[] {
  if (['expired', 'given-up', 'called-off', 'refunded', 'goods-gone'].includes(status)) return [];
  return [readyStep(order, status, today), ...arrivalSteps(order, status, today)];
}

function readyStep(order: Order, status: OrderStatus, today: string): TimelineStep {
  const made = order.lines.some(({ madeToOrder }) => madeToOrder);
  const messages = made ? orderStepMessages.building : orderStepMessages.preparing;
  if (status === 'shipped' || status === 'delivered') {
    return { when: formatEventDay(order, 'SHIPPED', today), state: 'completed', text: messages.completed };
  }
  if (!hasNoPaymentDue(status) || waitsForCall(order)) {
    return { when: orderStepTimes.next, state: 'upcoming', text: messages.upcoming };
  }
  // Until an order is confirmed, the workshop has not started.
  const isScheduled = made && order.state === 'PLACED';
  const text = isScheduled ? orderStepMessages.scheduling : messages.current;
  return { when: orderStepTimes.now, state: 'current', text };
}

function arrivalSteps(order: Order, status: OrderStatus, today: string): TimelineStep[] {
  const { delivery } = order;
  if (status === 'delivered') {
    const text = delivery.kind === 'COLLECT' ? orderStepMessages.collected : orderStepMessages.delivered;
    return [{ when: formatEventDay(order, 'DELIVERED', today), state: 'completed', text }];
  }
  const state: TimelineState = status === 'shipped' ? 'current' : 'upcoming';
  const certain = delivery.day !== undefined || delivery.earliest === delivery.latest;
  const latest = formatShortDateWithWeekday(getLatestDeliveryDay(delivery));
  const when = certain ? latest : orderStepTimes.by(latest);
  if (delivery.kind === 'COLLECT') {
    return [{ when, state, text: orderStepMessages.collection }];
  }
  return [
    ...(state === 'upcoming'
      ? [{ when: orderStepTimes.eveningBefore, state, text: orderStepMessages.call }]
      : []),
    {
      when: certain ? when : sentence(formatDeliveryWindow(delivery)),
      state,
      text: orderStepMessages.delivery,
    },
  ];
}

/** Formats the day of an event, or of the latest one. */
function formatEventDay(
  { timeline, createdAt }: Order,
  event: OrderEventKind | undefined,
  today: string,
): string {
  const { at } = timeline.findLast(({ kind }) => kind === event) ?? timeline.at(-1) ?? { at: createdAt };
  return formatShortDateOrToday(at, today);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
