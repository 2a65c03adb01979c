/** Where it costs the same to deliver to, from the shop's settings. */
export interface DeliveryZone {
  id: string;
  charge: number;
  /** Goods that come to this much after discounts travel for nothing. */
  freeFrom?: number | undefined;
  /** From leaving the workshop to the door, in working days. */
  days: { from: number; to: number };
}

/** The zone that an address lies in. */
export function findDeliveryZone<Zone extends DeliveryZone>(zones: readonly Zone[], zoneId: string): Zone {
  const zone = zones.find(({ id }) => id === zoneId);
  if (zone !== undefined) return zone;
  throw new RangeError(
    `There is no delivery zone "${zoneId}", so no charge is known. Take the zone from the address's upazila or thana.`,
  );
}
