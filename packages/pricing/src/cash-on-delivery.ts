import { assertWholeNumber } from './assert-whole-number.ts';
import { ceilPercentOf } from './percentage.ts';

/** The shop's settings for cash on delivery. */
export interface CashOnDeliverySettings {
  /** The zones where no advance is needed. */
  zones: readonly string[];
  /** The maximum amount that is paid at the door there. */
  upTo: number;
  advancePercentElsewhere: number;
}

export type CashOnDelivery =
  | {
      offered: true;
      /** Paid when ordering. */
      advance: number;
      atTheDoor: number;
      reason: null;
    }
  | { offered: false; advance: 0; atTheDoor: 0; reason: 'ABOVE_LIMIT' };

/**
 * Returns how an order can be paid at the door: in full near the shop, up to a limit; elsewhere with an advance.
 * @example
 * getCashOnDelivery({ zoneId: 'elsewhere', payable: 61_300 }, settings.cashOnDelivery);
 * // { offered: true, advance: 6_130, atTheDoor: 55_170, reason: null }
 */
export function getCashOnDelivery(
  { zoneId, payable }: { zoneId: string; payable: number },
  { zones, upTo, advancePercentElsewhere }: CashOnDeliverySettings,
): CashOnDelivery {
  const amount = assertWholeNumber(payable, 'payable');
  const isNearZone = zones.includes(zoneId);
  if (isNearZone && amount > upTo) return { offered: false, advance: 0, atTheDoor: 0, reason: 'ABOVE_LIMIT' };
  const advance = isNearZone ? 0 : ceilPercentOf(amount, advancePercentElsewhere);
  return { offered: true, advance, atTheDoor: amount - advance, reason: null };
}
