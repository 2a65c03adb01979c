import { expect, test } from 'vitest';
import { splitBookingPayment } from './booking.ts';

test.each([
  [128_800, 12_880, 115_920],
  [40_455, 4_046, 36_409],
])('CHECK-6 splits ৳%d into ৳%d in advance and ৳%d on delivery', (payable, advance, atTheDoor) => {
  expect(splitBookingPayment(payable, { advancePercent: 10 })).toEqual({ advance, atTheDoor });
});

test('CHECK-6 rejects an amount that is not whole', () => {
  expect(() => splitBookingPayment(0.5, { advancePercent: 10 })).toThrow();
});
