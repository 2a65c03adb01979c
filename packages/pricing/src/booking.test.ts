import { expect, test } from 'vitest';
import { splitBookingPayment } from './booking.ts';

test.each([
  [128_800, 12_880, 115_920],
  [40_455, 4_046, 36_409],
])('CHECK-6 of ৳%d, ৳%d are paid in advance and ৳%d at the door', (payable, advance, atTheDoor) => {
  expect(splitBookingPayment(payable, { advancePercent: 10 })).toEqual({ advance, atTheDoor });
});

test('CHECK-6 an amount that is not whole is refused', () => {
  expect(() => splitBookingPayment(0.5, { advancePercent: 10 })).toThrow();
});
