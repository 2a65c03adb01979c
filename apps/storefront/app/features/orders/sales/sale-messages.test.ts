import type { Order } from '@piri/contract/order';
import { expect, test } from 'vitest';
import { createOrderFixture, type OrderOverrides } from '../order/order.fixtures.ts';
import { getOrderStatus } from '../order/order-status.ts';
import {
  formatAmountDue,
  formatSoldLines,
  getNextAction,
  getSaleBadge,
  getSaleStatus,
} from './sale-messages.ts';

const open = { paid: 0, canPayAgain: true, canCancel: true };
const cash = { method: 'CASH_ON_DELIVERY' } as const;
const rows: [string, OrderOverrides, ReturnType<typeof getNextAction>, string | undefined][] = [
  ['Paid', {}, 'see', undefined],
  ['Being prepared', { state: 'CONFIRMED' }, 'see', undefined],
  ['On its way', { state: 'SHIPPED' }, 'see', undefined],
  ['Delivered', { state: 'DELIVERED' }, 'again', undefined],
  ['Refunded', { state: 'REFUNDED' }, 'again', undefined],
  ['Paid: we’ll call you', { state: 'EXPIRED' }, 'see', undefined],
  ['Not confirmed yet', { payment: { ...open, state: 'PENDING' } }, 'see', 'to pay'],
  ['Not paid', { payment: { ...open, state: 'FAILED' } }, 'pay', 'to pay'],
  ['Not paid', { payment: { ...open, state: 'CANCELLED' } }, 'pay', 'to pay'],
  ['Not paid', { payment: { ...open, state: 'FAILED', canPayAgain: false } }, 'see', 'to pay'],
  [
    'Awaiting your transfer',
    { payment: { ...open, method: 'PAY_LATER', state: 'LATER', now: 0 } },
    'see',
    'to pay',
  ],
  ['Not paid in time', { state: 'EXPIRED', payment: { ...open, state: 'PENDING' } }, 'pay', 'to pay'],
  [
    'Not paid in time',
    { state: 'EXPIRED', payment: { ...open, state: 'FAILED', canPayAgain: false } },
    'again',
    undefined,
  ],
  [
    'Cancelled',
    { state: 'CANCELLED', payment: { ...open, state: 'FAILED', canPayAgain: false } },
    'again',
    undefined,
  ],
  [
    'Ordered',
    { payment: { ...cash, ...open, canPayAgain: false, state: 'PENDING', now: 0 } },
    'see',
    'due on delivery',
  ],
  ['Not confirmed yet', { payment: { ...cash, ...open, state: 'PENDING', now: 8633 } }, 'see', 'to pay'],
  [
    'Ordered, ৳8,633 paid',
    { payment: { ...cash, state: 'ADVANCE_PAID', paid: 8633, now: 8633 } },
    'see',
    '৳77,692 due on delivery',
  ],
];

test.each(rows)('CHECK-5 shows “%s”, the amount due and an action: %o', (text, change, action, due) => {
  const order = createOrderFixture(change);
  expect(getSaleBadge(order).text).toBe(text);
  expect(formatAmountDue(order)).toBe(due);
  expect(getNextAction(order)).toBe(action);
  // The summary in a list gives the same status as the full order.
  expect(getSaleStatus(order)).toBe(getOrderStatus(order));
});

test('CHECK-6 shows the status and the amount due of a booking', () => {
  const booking = (change: OrderOverrides): Order => createOrderFixture({ ...change, kind: 'BOOKING' });
  const paid = { state: 'ADVANCE_PAID', paid: 9800 } as const;
  expect(getSaleBadge(booking({ payment: paid })).text).toBe('Booked, ৳9,800 paid');
  expect(getSaleBadge(booking({ payment: paid, state: 'CONFIRMED' })).text).toBe('Being built');
  const unpaid = { ...open, state: 'FAILED', toPay: 98_000, advance: 9800 } as const;
  expect(formatAmountDue(booking({ payment: unpaid }))).toBe('৳9,800 advance to pay, ৳88,200 on delivery');
  expect(formatAmountDue(booking({ payment: { ...paid, toPay: 98_000, advance: 9800 } }))).toBe(
    '৳88,200 due on delivery',
  );
  const collected = { kind: 'COLLECT' } as const;
  expect(formatAmountDue(booking({ payment: unpaid, delivery: collected }))).toBe(
    '৳9,800 advance to pay, ৳88,200 on collection',
  );
  const calledOff = booking({ payment: paid, state: 'CANCELLED' });
  expect([getSaleBadge(calledOff).text, formatAmountDue(calledOff)]).toEqual([
    'Cancelled',
    '৳9,800 refund due',
  ]);
  expect(getSaleBadge(booking({ payment: { ...open, state: 'FAILED' }, state: 'CANCELLED' })).text).toBe(
    'Cancelled',
  );
});

test.each([
  [1, 'Sofa'],
  [2, 'Sofa, 4 × Chair'],
  [3, 'Sofa, 4 × Chair and 1 more'],
])('CHECK-5 of %i items, a row names up to two', (count, said) => {
  const things = [
    { quantity: 1, title: 'Sofa' },
    { quantity: 4, title: 'Chair' },
    { quantity: 1, title: 'Rug' },
  ].map((thing) => ({ ...thing, sourceType: 'item' as const, code: thing.title }));
  expect(formatSoldLines(things.slice(0, count))).toBe(said);
});
