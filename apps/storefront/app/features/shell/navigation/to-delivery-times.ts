import type { DeliveryZone } from '@piri/contract/settings';
import { defaultArea } from '../../customer/delivery/delivery-area-store.ts';
import type { DeliveryTimes } from '../../platform/settings/root-data.ts';

/** Formats the delivery days for the default zone and for the farthest one. */
export function toDeliveryTimes(
  zones: readonly Pick<DeliveryZone, 'id' | 'days'>[],
): DeliveryTimes | undefined {
  const usual = zones.find(({ id }) => id === defaultArea.zoneId);
  const farthest = zones.toSorted((one, other) => one.days.to - other.days.to).at(-1);
  if (!usual || !farthest) return undefined;
  const formatDays = ({ days: { from, to } }: Pick<DeliveryZone, 'days'>) => `${from} to ${to}`;
  return { inDhaka: formatDays(usual), anywhere: formatDays(farthest) };
}
