import { assertWholeNumber } from './assert-whole-number.ts';
import { ceilPercentOf } from './percentage.ts';

/** The shop's settings for what is built to order. */
export interface BookingSettings {
  advancePercent: number;
}

/**
 * Splits the price of a booking into the advance, paid before it is built, and the rest, paid at the door.
 * @example
 * splitBookingPayment(128_800, settings.booking); // { advance: 12_880, atTheDoor: 115_920 }
 */
export function splitBookingPayment(
  payable: number,
  { advancePercent }: BookingSettings,
): { advance: number; atTheDoor: number } {
  const advance = ceilPercentOf(assertWholeNumber(payable, 'payable'), advancePercent);
  return { advance, atTheDoor: payable - advance };
}
