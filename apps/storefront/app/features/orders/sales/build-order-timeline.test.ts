import { expect, test } from 'vitest';
import { createOrderFixture, type OrderOverrides } from '../order/order.fixtures.ts';
import { buildOrderTimeline } from './build-order-timeline.ts';

const today = '2026-11-25';
const at = (day: number) => `2026-11-${day}T08:02:00.000Z`;
const paid = [
  { kind: 'PLACED', at: at(16) },
  { kind: 'PAYMENT_FAILED', at: at(16) },
  { kind: 'PAYMENT_STARTED', at: at(17) },
  { kind: 'PAID', at: at(17) },
] as const;
const buildTimeline = (change: OrderOverrides) =>
  buildOrderTimeline(createOrderFixture(change), today).map(
    ({ when, state, text }) => `${when} ${state}: ${text}`,
  );

test('CHECK-5 lists the past days of a shipped order, and the delivery day', () => {
  const timeline = [...paid, { kind: 'CONFIRMED', at: at(18) }, { kind: 'SHIPPED', at: at(25) }] as const;
  expect(buildTimeline({ state: 'SHIPPED', timeline: [...timeline] })).toEqual([
    'Mon 16 Nov completed: Ordered. Order number PR-4F7K-92.',
    'Mon 16 Nov failed: The payment didn’t go through.',
    'Tue 17 Nov completed: ৳86,325 paid by card.',
    'Wed 18 Nov completed: We’ve confirmed your order.',
    'Today, 2.02\u00a0pm completed: On the lorry.',
    'Thu 26 Nov current: A team of two will carry everything into the room you choose. Check it before you sign.',
  ]);
});

test('CHECK-5 a finished order has no next step', () => {
  const ends = { DELIVERED: 'Delivered.', REFUNDED: 'Refunded.' } as const;
  for (const [kind, text] of Object.entries(ends) as [keyof typeof ends, string][]) {
    const steps = buildTimeline({ state: kind, timeline: [...paid, { kind, at: at(24) }] });
    expect(steps.at(-1)).toBe(`Tue 24 Nov completed: ${text}`);
  }
});

test('CHECK-6 a cancelled booking announces the refund of its advance', () => {
  const payment = { state: 'ADVANCE_PAID', paid: 4376, advance: 4376 } as const;
  const timeline = [
    { kind: 'PLACED', at: at(16) },
    { kind: 'ADVANCE_PAID', at: at(16) },
    { kind: 'CANCELLED', at: at(24) },
  ] as const;
  expect(
    buildTimeline({ kind: 'BOOKING', state: 'CANCELLED', payment, timeline: [...timeline] }).slice(1),
  ).toEqual([
    'Mon 16 Nov completed: Advance of ৳4,376 paid.',
    'Tue 24 Nov failed: The booking was cancelled.',
    'Now current: We’re refunding ৳4,376.',
  ]);
});
