import type { Order } from '@piri/contract/order';
import { expect, test } from 'vitest';
import { buildInvoice, type InvoiceLine } from './build-invoice.ts';
import { buildOrderSteps } from './build-order-steps.ts';
import { createOrderFixture, type OrderOverrides } from './order.fixtures.ts';
import { getOrderHeadlineTexts } from './order-headline-texts.ts';
import { getOrderStatus } from './order-status.ts';

const today = '2026-11-16';
const headline = (order: Order, long = false) => getOrderHeadlineTexts(order, { today, long }).headline;
const sumOf = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const states: Record<string, OrderOverrides> = {
  paid: {},
  pending: { payment: { state: 'PENDING', paid: 0 } },
  failed: { payment: { state: 'FAILED', paid: 0 } },
  cancelled: { payment: { state: 'CANCELLED', paid: 0 } },
  later: { payment: { state: 'LATER', paid: 0 } },
  expired: { state: 'EXPIRED', payment: { state: 'PENDING', paid: 0 } },
  'given-up': { state: 'CANCELLED', payment: { state: 'FAILED', paid: 0 } },
  'goods-gone': { state: 'EXPIRED' },
  advance: { payment: { state: 'ADVANCE_PAID', method: 'CASH_ON_DELIVERY', paid: 8632 } },
  'at-door': { payment: { state: 'PENDING', method: 'CASH_ON_DELIVERY', paid: 0, now: 0 } },
};

test.each(Object.entries(states))('CHECK-4 an order that is %s has that status', (status, change) => {
  const order = createOrderFixture(change);
  expect(getOrderStatus(order)).toBe(status);
  const claims = JSON.stringify([
    getOrderHeadlineTexts(order, { today, long: true }),
    buildOrderSteps(order, today),
  ]);
  if (order.payment.paid === 0) expect(claims).not.toMatch(/\bpaid by|Ordered and paid/);
});

test('CHECK-4 announces the confirmation call for cash on delivery until the order is confirmed', () => {
  const payment = { state: 'PENDING', method: 'CASH_ON_DELIVERY', paid: 0, now: 0 } as const;
  const steps = (state: 'PLACED' | 'CONFIRMED') =>
    buildOrderSteps(createOrderFixture({ state, payment }), today).map(({ text }) => text);
  expect(steps('PLACED')).toContain('We’ll call you to confirm the order.');
  expect(steps('CONFIRMED')).not.toContain('We’ll call you to confirm the order.');
});

const buildSteps = (change: OrderOverrides) =>
  buildOrderSteps(createOrderFixture(change), today).map(
    ({ when, state, text }) => `${when} ${state}: ${text}`,
  );
const placed = { kind: 'PLACED', at: '2026-11-10T08:02:00.000Z' } as const;
const shipped = { kind: 'SHIPPED', at: '2026-11-12T02:00:00.000Z' } as const;
const delivered = { kind: 'DELIVERED', at: '2026-11-13T06:00:00.000Z' } as const;
const calls = [
  'The evening before upcoming: We’ll call you, and call again when the lorry turns into your road.',
  'Thu 26 Nov upcoming: A team of two will carry everything into the room you choose. Check it before you sign.',
];

test.each([
  [
    'to be paid',
    { payment: { state: 'LATER', paid: 0, now: 0, reservedUntil: '2026-11-19T08:02:00.000Z' } },
    [
      'Now current: Pay ৳86,325 by 2.02\u00a0pm on Thursday 19 November.',
      'Then upcoming: We’ll get your order ready.',
      ...calls,
    ],
  ],
  ['paid', {}, ['Now current: We’re getting your order ready.', ...calls]],
  [
    'delivered',
    { state: 'DELIVERED', timeline: [placed, shipped, delivered] },
    ['Thu 12 Nov completed: We got your order ready.', 'Fri 13 Nov completed: Delivered.'],
  ],
  [
    'collected',
    {
      state: 'DELIVERED',
      timeline: [placed, shipped, delivered],
      delivery: { kind: 'COLLECT', address: undefined },
    },
    ['Thu 12 Nov completed: We got your order ready.', 'Fri 13 Nov completed: Collected.'],
  ],
] as [string, OrderOverrides, string[]][])(
  'CHECK-4 the steps of an order that is %s are in the right tense',
  (_, change, expected) => {
    expect(buildSteps(change).slice(1)).toEqual(expected);
  },
);

test.each([
  ['PLACED', 'Now current: We’re scheduling your piece with our workshop.'],
  ['CONFIRMED', 'Now current: Our workshop is building your piece.'],
  ['SHIPPED', 'Thu 12 Nov completed: Our workshop finished your piece.'],
] as const)('CHECK-6 the workshop step of a booking that is %s', (state, expected) => {
  const lines = createOrderFixture().lines.map((line) => ({ ...line, madeToOrder: true }));
  const payment = { state: 'ADVANCE_PAID', paid: 8633, advance: 8633 } as const;
  const timeline = [placed, { kind: 'ADVANCE_PAID', at: placed.at } as const, shipped];
  const steps = buildSteps({ kind: 'BOOKING', state, lines, payment, timeline });
  expect(steps).toContain(expected);
  if (state !== 'SHIPPED') expect(steps).toContain('Tue 10 Nov completed: Advance of ৳8,633 paid.');
});

test('CHECK-4 an expired order with cash on delivery is not confirmed rather than unpaid', () => {
  const order = createOrderFixture({
    state: 'EXPIRED',
    payment: { state: 'PENDING', method: 'CASH_ON_DELIVERY', paid: 0, now: 0 },
  });
  expect(headline(order)).toBe('We couldn’t confirm this order.');
});

test.each([
  [{}, 'Arriving on Thursday.'],
  [{ delivery: { day: undefined } }, 'Arriving by Saturday.'],
  [{ delivery: { day: '2026-12-20' } }, 'Arriving on 20 December.'],
  [{ delivery: { day: today } }, 'Arriving today.'],
  [{ delivery: { day: undefined, latest: today } }, 'Arriving today.'],
  [{ delivery: { day: '2026-11-10' } }, 'We’ve received your order.'],
  [{ delivery: { kind: 'COLLECT', address: undefined } }, 'Ready to collect from Thursday.'],
  [{ delivery: { kind: 'COLLECT', address: undefined, day: today } }, 'Ready to collect today.'],
  [{ state: 'SHIPPED' }, 'It’s on its way.'],
  [{ state: 'DELIVERED' }, 'Your order has arrived.'],
  [{ state: 'DELIVERED', kind: 'BOOKING' }, 'Your piece has arrived.'],
  [{ state: 'DELIVERED', delivery: { kind: 'COLLECT', address: undefined } }, 'You’ve collected your order.'],
] as [OrderOverrides, string][])('CHECK-4 the headline has the day of the order: %o', (change, expected) => {
  expect(headline(createOrderFixture(change))).toBe(expected);
});

test('CHECK-4 a delivery window has both days, even across months', () => {
  const lead = (delivery: OrderOverrides['delivery']) =>
    getOrderHeadlineTexts(createOrderFixture({ delivery: { day: undefined, ...delivery } }), {
      today,
      long: false,
    }).lead;
  expect(lead({})).toContain('Between 24 and 28 November, to floor 5 in Dhanmondi.');
  expect(lead({ latest: '2026-12-01' })).toContain('Between 24 November and 1 December');
});

test.each(Object.values(states))('CHECK-4 the lines of an invoice add up to the total: %o', (change) => {
  const { lines, together, paid = 0, sum } = buildInvoice(createOrderFixture(change));
  expect(sumOf(lines)).toBe(together);
  if (sum.term === 'Due on delivery' || sum.term === 'To pay') expect(sum.amount + paid).toBe(together);
});

test('CHECK-4 the coupon, the stairs and the instalment fee have their own lines', () => {
  const instalments = { months: 12, monthly: 7660, last: 7660, fee: 5179, total: 91_004 };
  const order = createOrderFixture({
    couponCode: 'PIRI500',
    totals: { couponAmount: 500 },
    delivery: { stairs: 450, charge: 750 },
    payment: { instalments, toPay: 86_325 - 500 + 5179 },
  });
  const { lines, together } = buildInvoice(order);
  expect(lines.map(({ term, amount }) => [term, amount])).toEqual([
    ['1 × Meghna 3-Seater', 58_500],
    ['4 × Pithha Dining Chair', 29_800],
    ['1 × Nokshi Shataranji Rug', 5600],
    ['Offers', -8775],
    ['Coupon PIRI500', -500],
    ['Delivery, Dhanmondi', 750],
    ['Carrying upstairs', 450],
    ['Instalment fee', 5179],
  ]);
  expect([together, sumOf(lines)]).toEqual([91_004, 91_004]);
});

test.each([
  [
    'with a coupon for free delivery and a stair charge',
    {
      couponCode: 'FREEDHAKA',
      totals: { delivery: 450, payable: 85_575 },
      delivery: { charge: 0, stairs: 450 },
      payment: { toPay: 85_575, paid: 85_575 },
    },
    [
      ['Coupon FREEDHAKA', 0, 'Free delivery'],
      ['Delivery, Dhanmondi', 0, undefined],
      ['Carrying upstairs', 450, undefined],
    ],
  ],
  [
    'that was collected',
    {
      totals: { delivery: 0, payable: 85_125 },
      delivery: { kind: 'COLLECT', address: undefined, charge: 0 },
      payment: { toPay: 85_125, paid: 85_125 },
    },
    [['Collected from the showroom', 0, undefined]],
  ],
  [
    'that was booked in advance',
    { kind: 'BOOKING', payment: { advance: 8633, paid: 0, state: 'PENDING' } },
    [['Delivery, Dhanmondi', 1200, undefined]],
  ],
  [
    'with a refunded item, whose total stays the same',
    {
      state: 'DELIVERED',
      returns: [
        {
          ...{ returnId: 'r1', sourceType: 'item', code: 'PTH-SEG', quantity: 1, fileUrls: [] },
          ...{ reason: 'BROKEN', state: 'REFUNDED', amount: 7450, requestedAt: '2026-11-30T08:00:00.000Z' },
        },
      ],
    },
    [['Delivery, Dhanmondi', 1200, undefined]],
  ],
] as [string, OrderOverrides, unknown[]][])('CHECK-4 the invoice of an order %s', (_, change, rows) => {
  const { lines, together } = buildInvoice(createOrderFixture(change));
  const [offers, ...others] = lines.slice(3);
  expect(offers).toMatchObject({ term: 'Offers', amount: -8775 });
  expect(others.map(({ term, amount, free }) => [term, amount, free])).toEqual(rows);
  expect(sumOf(lines)).toBe(together);
});
