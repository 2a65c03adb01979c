/** The localities that have the same delivery charge, from the shop's settings. */
export interface DeliveryZone {
  id: string;
  charge: number;
  /** Orders of at least this amount after discounts are delivered for free. */
  freeFrom?: number | undefined;
  /** Working days from the workshop to the customer. */
  days: { from: number; to: number };
}

/** Returns the delivery zone of an address. */
export function getDeliveryZoneById<Zone extends DeliveryZone>(zones: readonly Zone[], zoneId: string): Zone {
  const zone = zones.find(({ id }) => id === zoneId);
  if (zone !== undefined) return zone;
  throw new RangeError(
    `There is no delivery zone "${zoneId}", so the charge is unknown. Take the zone from the address's upazila or thana.`,
  );
}
