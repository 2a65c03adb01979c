import { type DeliveryZone, zoneOf } from './delivery-zone.ts';
import { whole } from './whole.ts';

/** What the shop charges for carrying, from its settings. */
export interface StairSettings {
  /** The first floor that is charged for. */
  fromFloor: number;
  /** For a large piece and a floor. */
  charge: number;
  /** The weight of a carton from which its piece is large. */
  largeFromKilograms: number;
}

export interface Carried {
  quantity: number;
  /** Of one piece. */
  cartons: readonly { weight: number }[];
}

/**
 * For the road, once for the whole order.
 * @example
 * deliveryCharge({ zoneId: 'dhaka-city', total: 29_999 }, settings.delivery); // 800
 */
export function deliveryCharge(
  order: {
    zoneId: string;
    /** What the goods come to after discounts, before the coupon. */
    total: number;
    /** By a coupon. */
    freeDelivery?: boolean | undefined;
  },
  { zones }: { zones: readonly DeliveryZone[] },
): number {
  const { charge, freeFrom } = zoneOf(zones, order.zoneId);
  const free = order.freeDelivery || (freeFrom !== undefined && whole(order.total, 'total') >= freeFrom);
  return free ? 0 : whole(charge, 'charge');
}

/**
 * For the stairs, where there is no lift: each large piece and floor, with the first floor that is charged as one.
 * No coupon and no amount of goods makes it free.
 * @example
 * stairCharge({ pieces: [{ quantity: 1, cartons: [{ weight: 61 }] }], floor: 5, lift: false }, settings.delivery); // 450
 */
export function stairCharge(
  { pieces, floor, lift }: { pieces: readonly Carried[]; floor: number; lift: boolean },
  { stairs }: { stairs: StairSettings },
): number {
  const floors = Math.max(whole(floor, 'floor') - stairs.fromFloor + 1, 0);
  return lift ? 0 : whole(largePieces(pieces, stairs) * floors * stairs.charge, 'stair charge');
}

/** A piece in three heavy cartons is one piece: it is carried up by the same two people. */
function largePieces(pieces: readonly Carried[], { largeFromKilograms }: StairSettings): number {
  return pieces
    .filter(({ cartons }) => cartons.some(({ weight }) => weight >= largeFromKilograms))
    .reduce((count, { quantity }) => count + whole(quantity, 'quantity'), 0);
}
