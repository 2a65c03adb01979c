import { assertWholeNumber } from './assert-whole-number.ts';
import { type DeliveryZone, findDeliveryZone } from './delivery-zone.ts';

/** What the shop charges for carrying, from its settings. */
export interface StairSettings {
  /** The first floor that is charged for. */
  fromFloor: number;
  /** For a large piece and a floor. */
  charge: number;
  /** The weight of a carton from which its piece is large. */
  largeFromKilograms: number;
}

export interface CarriedItem {
  quantity: number;
  /** Of one piece. */
  cartons: readonly { weight: number }[];
}

/**
 * For the road, once for the whole order.
 * @example
 * calculateDeliveryCharge({ zoneId: 'dhaka-city', total: 29_999 }, settings.delivery); // 800
 */
export function calculateDeliveryCharge(
  order: {
    zoneId: string;
    /** What the goods come to after discounts, before the coupon. */
    total: number;
    /** By a coupon. */
    freeDelivery?: boolean | undefined;
  },
  { zones }: { zones: readonly DeliveryZone[] },
): number {
  const { charge, freeFrom } = findDeliveryZone(zones, order.zoneId);
  const free =
    order.freeDelivery || (freeFrom !== undefined && assertWholeNumber(order.total, 'total') >= freeFrom);
  return free ? 0 : assertWholeNumber(charge, 'charge');
}

/**
 * For the stairs, where there is no lift: each large piece and floor, with the first floor that is charged as one.
 * No coupon and no amount of goods makes it free.
 * @example
 * calculateStairCharge({ pieces: [{ quantity: 1, cartons: [{ weight: 61 }] }], floor: 5, lift: false }, settings.delivery); // 450
 */
export function calculateStairCharge(
  { pieces, floor, lift }: { pieces: readonly CarriedItem[]; floor: number; lift: boolean },
  { stairs }: { stairs: StairSettings },
): number {
  const floors = Math.max(assertWholeNumber(floor, 'floor') - stairs.fromFloor + 1, 0);
  return lift ? 0 : assertWholeNumber(largePieces(pieces, stairs) * floors * stairs.charge, 'stair charge');
}

/** A piece in three heavy cartons is one piece: it is carried up by the same two people. */
function largePieces(pieces: readonly CarriedItem[], { largeFromKilograms }: StairSettings): number {
  return pieces
    .filter(({ cartons }) => cartons.some(({ weight }) => weight >= largeFromKilograms))
    .reduce((count, { quantity }) => count + assertWholeNumber(quantity, 'quantity'), 0);
}
