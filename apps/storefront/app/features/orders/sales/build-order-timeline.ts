import type { Order, OrderEventKind } from '@piri/contract/order';
import { formatShortDateOrToday } from '../../platform/dates/dhaka-dates.ts';
import { buildOrderSteps, type TimelineStep } from '../order/build-order-steps.ts';
import { formatOrderEvent } from './order-event-messages.ts';

const failedEvents: readonly OrderEventKind[] = [
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'EXPIRED',
  'CANCELLED',
];

/** Builds the timeline of an order: what happened each day, and what comes next as far as it can be promised. */
export function buildOrderTimeline(order: Order, today: string): TimelineStep[] {
  const happened = order.timeline.flatMap(({ kind, at }): TimelineStep[] => {
    const text = formatOrderEvent(kind, order);
    const state = failedEvents.includes(kind) ? 'failed' : 'completed';
    return text === undefined ? [] : [{ when: formatShortDateOrToday(at, today), state, text }];
  });
  const ahead = buildOrderSteps(order, today).filter(
    ({ state }) => state === 'current' || state === 'upcoming',
  );
  return [...happened, ...ahead];
}
