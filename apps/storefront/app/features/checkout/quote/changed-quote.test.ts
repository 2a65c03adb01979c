import type { Quote } from '@piri/contract/quote';
import { expect, it } from 'vitest';
import { cardFirst, cashFirst, chosenMethod, forBookings } from '../payment/payment-choice-rules.ts';
import { changesBetween, shortLines } from './changed-quote.ts';

const quote = (price: number, charge: number, more: object = {}) =>
  ({
    lines: [{ sourceType: 'item', code: 'A', title: 'Meghna', price, quantity: 3, available: 3, ...more }],
    totals: { couponAmount: 0 },
    delivery: { charge, stairs: 0 },
    instalmentFee: 0,
    toPay: price * 3 + charge,
    payment: [
      { method: 'CARD', offered: true },
      { method: 'CASH_ON_DELIVERY', offered: charge > 0 },
    ],
  }) as unknown as Quote;

it('CHECK-2 every figure that is another one is named, and no other', () => {
  expect(changesBetween(quote(100, 800), quote(100, 800))).toEqual([]);
  expect(changesBetween(quote(100, 800), quote(120, 800))).toEqual([
    { what: 'Meghna', was: 100, is: 120 },
    { what: 'To pay', was: 1_100, is: 1_160 },
  ]);
  expect(changesBetween(quote(100, 0), quote(100, 800)).map(({ what }) => what)).toEqual([
    'Delivery',
    'To pay',
  ]);
});

it('CHECK-2 a line is short when there is less than is wanted, unless it is built', () => {
  expect(shortLines(quote(1, 0))).toEqual([]);
  expect(shortLines(quote(1, 0, { available: 2 }))).toHaveLength(1);
  expect(shortLines(quote(1, 0, { available: 0, madeToOrder: true }))).toEqual([]);
});

it('CHECK-1 the first way that is possible counts until one is chosen; chosen is chosen', () => {
  expect(chosenMethod({ paymentMethod: '' }, quote(1, 800), cashFirst)).toBe('CASH_ON_DELIVERY');
  expect(chosenMethod({ paymentMethod: '' }, quote(1, 0), cashFirst)).toBe('CARD');
  expect(chosenMethod({ paymentMethod: '' }, quote(1, 800), cardFirst)).toBe('CARD');
  expect(chosenMethod({ paymentMethod: '' }, undefined, cardFirst)).toBeUndefined();
  // Chosen for something else, it is no way to pay for a booking.
  expect(chosenMethod({ paymentMethod: 'CASH_ON_DELIVERY' }, quote(1, 0), forBookings)).toBe('CARD');
  expect(chosenMethod({ paymentMethod: 'CASH_ON_DELIVERY' }, quote(1, 0), cardFirst)).toBe(
    'CASH_ON_DELIVERY',
  );
});
