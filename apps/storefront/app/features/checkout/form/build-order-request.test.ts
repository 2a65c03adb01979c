import { placeOrder, quoteCheckout } from '@piri/contract/checkout';
import { expect, it } from 'vitest';
import { buildOrderRequest, buildQuoteRequest } from './build-order-request.ts';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';

const lines = [{ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2, seenPrice: 51_480 }] as const;
const ordered = { lines, couponCode: undefined, paymentMethod: undefined };
const home: CheckoutValues = {
  ...emptyValues,
  fullName: 'Farzana Rahman',
  mobile: '01711 482906',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 9/A',
  line: 'House 42',
  floor: '৫',
  lift: false,
};

it('CHECK-1 a quote is told the place, floor and lift, and nobody’s name, number or door', () => {
  const wish = buildQuoteRequest({ ...home, note: 'Ring twice', email: 'a@b.c' }, ordered);
  expect(wish.delivery).toMatchObject({ address: { upazila: 'Dhanmondi', floor: 5, lift: false } });
  expect(JSON.stringify(wish)).not.toMatch(/Farzana|482906|House 42|Road 9|Ring|a@b/);
  expect(quoteCheckout.body.parse(wish).lines).toEqual([
    { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 },
  ]);
});

it('CHECK-1 until a place is chosen the usual one counts, and none where there is none', () => {
  const usual = { division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' };
  expect(buildQuoteRequest(emptyValues, ordered, usual).delivery).toMatchObject({ address: usual });
  expect(buildQuoteRequest(emptyValues, ordered).delivery).toBeUndefined();
  expect(buildQuoteRequest({ ...home, floor: 'fif' }, ordered, usual).delivery).toMatchObject({
    address: { upazila: 'Dhanmondi' },
  });
});

it('CHECK-1 a kept address, a showroom, a later day and months are wished for as they are', () => {
  const later = { when: 'LATER', day: '2026-11-30' } as const;
  expect(buildQuoteRequest({ ...home, ...later, addressId: 'a1' }, ordered).delivery).toEqual({
    kind: 'SAVED',
    addressId: 'a1',
    day: '2026-11-30',
  });
  expect(buildQuoteRequest({ ...home, kind: 'COLLECT', outletId: 'uttara' }, ordered).delivery).toEqual({
    kind: 'COLLECT',
    outletId: 'uttara',
  });
  const monthly = { ...home, emiMonths: '6' };
  expect(buildQuoteRequest(monthly, { ...ordered, paymentMethod: 'CARD' }).emiMonths).toBe(6);
  expect(buildQuoteRequest(monthly, { ...ordered, paymentMethod: 'WALLET' })).not.toHaveProperty('emiMonths');
});

it('CHECK-2 an order says what was typed, as the call takes it, and what was agreed to', () => {
  const order = buildOrderRequest(
    home,
    { ...ordered, couponCode: 'PIRI500', paymentMethod: 'CARD' },
    102_960,
  );
  const { contact, delivery, ...rest } = placeOrder.body.parse(order);
  expect(contact).toEqual({ fullName: 'Farzana Rahman', mobile: '01711482906' });
  expect(delivery).toMatchObject({ kind: 'HOME', address: { fullName: 'Farzana Rahman', floor: 5 } });
  expect(rest).toEqual({
    lines: [{ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 }],
    couponCode: 'PIRI500',
    paymentMethod: 'CARD',
    expectedTotal: 102_960,
  });
});

it('CHECK-1 whoever takes it in is whom the driver asks for', () => {
  const receiver = { hasReceiver: true, receiverName: 'Karim', receiverMobile: '01811000000' };
  const order = buildOrderRequest(
    { ...home, ...receiver },
    { ...ordered, paymentMethod: 'CASH_ON_DELIVERY' },
    1,
  );
  expect(order).toMatchObject({
    contact: { fullName: 'Farzana Rahman' },
    delivery: { address: { fullName: 'Karim', mobile: '01811000000' } },
  });
});
