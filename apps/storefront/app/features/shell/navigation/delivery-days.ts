import type { DeliveryZone } from '@piri/contract/settings';
import { usualPlace } from '../../customer/delivery/delivery-place.ts';

/** Each as "3 to 7". */
export interface DeliveryDays {
  inDhaka: string;
  /** To the farthest place there is. */
  anywhere: string;
}

/** As the shop's settings have them for the usual place and for the farthest zone. */
export function deliveryDays(zones: readonly Pick<DeliveryZone, 'id' | 'days'>[]): DeliveryDays | undefined {
  const usual = zones.find(({ id }) => id === usualPlace.zoneId);
  const farthest = zones.toSorted((one, other) => one.days.to - other.days.to).at(-1);
  if (!usual || !farthest) return undefined;
  const say = ({ days: { from, to } }: Pick<DeliveryZone, 'days'>) => `${from} to ${to}`;
  return { inDhaka: say(usual), anywhere: say(farthest) };
}
