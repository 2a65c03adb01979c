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

it('CHECK-1 a quote request has the area, floor and lift, but no personal data', () => {
  const request = buildQuoteRequest({ ...home, note: 'Ring twice', email: 'a@b.c' }, ordered);
  expect(request.delivery).toMatchObject({ address: { upazila: 'Dhanmondi', floor: 5, lift: false } });
  expect(JSON.stringify(request)).not.toMatch(/Farzana|482906|House 42|Road 9|Ring|a@b/);
  expect(quoteCheckout.body.parse(request).lines).toEqual([
    { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 },
  ]);
});

it('CHECK-1 uses the default area until one is chosen, and none without a default', () => {
  const usual = { division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' };
  expect(buildQuoteRequest(emptyValues, ordered, usual).delivery).toMatchObject({ address: usual });
  expect(buildQuoteRequest(emptyValues, ordered).delivery).toBeUndefined();
  expect(buildQuoteRequest({ ...home, floor: 'fif' }, ordered, usual).delivery).toMatchObject({
    address: { upazila: 'Dhanmondi' },
  });
});

it('CHECK-1 a quote request has the saved address, showroom, later day or instalments', () => {
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

it('CHECK-2 an order request has the typed values in the API format, and the agreed total', () => {
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

it('CHECK-1 the delivery address has the name and number of the receiver', () => {
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
