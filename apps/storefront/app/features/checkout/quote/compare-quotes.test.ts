import type { Quote } from '@piri/contract/quote';
import { expect, it } from 'vitest';
import {
  bookingPaymentMethods,
  cardFirstMethods,
  cashFirstMethods,
  getSelectedOrDefaultPaymentMethod,
} from '../payment/payment-methods.ts';
import { compareQuotes, getInsufficientStockLines } from './compare-quotes.ts';

const quote = (price: number, charge: number, more: object = {}) =>
  ({
    lines: [{ sourceType: 'item', code: 'A', title: 'Meghna', price, quantity: 3, available: 3, ...more }],
    totals: { subTotal: price * 3, total: price * 3, couponAmount: 0, delivery: charge },
    coupon: null,
    delivery: { charge, stairs: 0 },
    instalmentFee: 0,
    toPay: price * 3 + charge,
    payment: [
      { method: 'CARD', offered: true },
      { method: 'CASH_ON_DELIVERY', offered: charge > 0 },
    ],
  }) as unknown as Quote;

it('CHECK-2 names every amount that changed, and no other', () => {
  expect(compareQuotes(quote(100, 800), quote(100, 800))).toEqual([]);
  expect(compareQuotes(quote(100, 800), quote(120, 800))).toEqual([
    { key: 'item:A', what: 'Meghna', was: 100, is: 120 },
    { key: 'toPay', what: 'To pay', was: 1_100, is: 1_160 },
  ]);
  expect(compareQuotes(quote(100, 0), quote(100, 800)).map(({ what }) => what)).toEqual([
    'Delivery',
    'To pay',
  ]);
});

it('CHECK-2 reports two skus of one item as two changes, even with the same title', () => {
  const [line] = quote(100, 0).lines;
  const both = (price: number) =>
    ({ ...quote(price, 0), lines: ['A', 'B'].map((code) => ({ ...line, code, price })) }) as unknown as Quote;
  const keys = compareQuotes(both(100), both(120)).map(({ key }) => key);
  expect(keys).toEqual(['item:A', 'item:B', 'toPay']);
});

it('CHECK-2 names every other changed amount: coupon, stairs, instalment fee and total', () => {
  const before = quote(100, 800);
  const now = {
    ...before,
    totals: { ...before.totals, couponAmount: 50, delivery: 1_100 },
    coupon: { valid: true },
    delivery: { charge: 800, stairs: 300 },
    ...{ instalmentFee: 60, toPay: 1_410 },
  } as unknown as Quote;
  expect(compareQuotes(before, now)).toEqual([
    { key: 'coupon', what: 'Coupon', was: 0, is: -50 },
    { key: 'stairs', what: 'Carrying upstairs', was: 0, is: 300 },
    { key: 'instalmentFee', what: 'Instalment fee', was: 0, is: 60 },
    { key: 'toPay', what: 'To pay', was: 1_100, is: 1_410 },
  ]);
});

it('CHECK-2 a line is short if there is less than ordered, unless it is made to order', () => {
  expect(getInsufficientStockLines(quote(1, 0))).toEqual([]);
  expect(getInsufficientStockLines(quote(1, 0, { available: 2 }))).toHaveLength(1);
  expect(getInsufficientStockLines(quote(1, 0, { available: 0, madeToOrder: true }))).toEqual([]);
});

it('CHECK-1 selects the first offered method by default, and keeps a chosen one', () => {
  expect(getSelectedOrDefaultPaymentMethod({ paymentMethod: '' }, quote(1, 800), cashFirstMethods)).toBe(
    'CASH_ON_DELIVERY',
  );
  expect(getSelectedOrDefaultPaymentMethod({ paymentMethod: '' }, quote(1, 0), cashFirstMethods)).toBe(
    'CARD',
  );
  expect(getSelectedOrDefaultPaymentMethod({ paymentMethod: '' }, quote(1, 800), cardFirstMethods)).toBe(
    'CARD',
  );
  expect(
    getSelectedOrDefaultPaymentMethod({ paymentMethod: '' }, undefined, cardFirstMethods),
  ).toBeUndefined();
  // Selected for an order; a booking does not offer it.
  expect(
    getSelectedOrDefaultPaymentMethod(
      { paymentMethod: 'CASH_ON_DELIVERY' },
      quote(1, 0),
      bookingPaymentMethods,
    ),
  ).toBe('CARD');
  expect(
    getSelectedOrDefaultPaymentMethod({ paymentMethod: 'CASH_ON_DELIVERY' }, quote(1, 0), cardFirstMethods),
  ).toBe('CASH_ON_DELIVERY');
});
