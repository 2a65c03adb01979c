import { assertWholeNumber } from './assert-whole-number.ts';
import { type DeliveryZone, getDeliveryZoneById } from './delivery-zone.ts';

/** The shop's settings for carrying goods up the stairs. */
export interface StairSettings {
  /** The first floor that is charged for. */
  fromFloor: number;
  /** The charge for one large item and one floor. */
  charge: number;
  /** The weight of a carton from which its item is large. */
  largeFromKilograms: number;
}

export interface CarriedItem {
  quantity: number;
  /** The cartons of one unit. */
  cartons: readonly { weight: number }[];
}

/**
 * Returns the delivery charge, once for the whole order, without the stairs.
 * @example
 * calculateDeliveryCharge({ zoneId: 'dhaka-city', total: 29_999 }, settings.delivery); // 800
 */
export function calculateDeliveryCharge(
  order: {
    zoneId: string;
    /** The total of the goods after discounts, before the coupon. */
    total: number;
    /** Whether a coupon makes the delivery free. */
    freeDelivery?: boolean | undefined;
  },
  { zones }: { zones: readonly DeliveryZone[] },
): number {
  const { charge, freeFrom } = getDeliveryZoneById(zones, order.zoneId);
  const free =
    order.freeDelivery || (freeFrom !== undefined && assertWholeNumber(order.total, 'total') >= freeFrom);
  return free ? 0 : assertWholeNumber(charge, 'charge');
}

/**
 * Returns the stair charge if there is no lift: for each large item and each floor, counting the first charged floor as
 * one. No coupon and no total makes it free.
 * @example
 * calculateStairCharge({ skus: [{ quantity: 1, cartons: [{ weight: 61 }] }], floor: 5, lift: false }, settings.delivery); // 450
 */
export function calculateStairCharge(
  { skus, floor, lift }: { skus: readonly CarriedItem[]; floor: number; lift: boolean },
  { stairs }: { stairs: StairSettings },
): number {
  const floors = Math.max(assertWholeNumber(floor, 'floor') - stairs.fromFloor + 1, 0);
  return lift ? 0 : assertWholeNumber(countLargeItems(skus, stairs) * floors * stairs.charge, 'stair charge');
}

/**
 * Returns the number of large items. An item in three heavy cartons counts once, because the same two people carry it
 * up.
 */
function countLargeItems(skus: readonly CarriedItem[], { largeFromKilograms }: StairSettings): number {
  return skus
    .filter(({ cartons }) => cartons.some(({ weight }) => weight >= largeFromKilograms))
    .reduce((count, { quantity }) => count + assertWholeNumber(quantity, 'quantity'), 0);
}
