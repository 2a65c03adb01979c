import type { DeliveryAddress } from '@piri/contract/addresses';
import type { DeliverySelection } from '@piri/contract/checkout';
import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { createAddressNotFoundError, requireOwnAddress } from '../addresses/address-queries.ts';
import { requireDeliveryZoneId } from '../addresses/delivery-zones.ts';
import type { CheckoutSettings } from '../settings/checkout-settings.ts';

/** Where an order goes, with all details resolved. */
export interface Destination {
  kind: 'HOME' | 'COLLECT';
  zoneId: string;
  address?: DeliveryAddress;
  outlet?: { id: string; name: string };
  /** The weekday on which the showroom is closed. */
  closedOn?: string;
}

export interface ResolveDestinationParams {
  selection: DeliverySelection;
  customerId: string | undefined;
  terms: CheckoutSettings;
}

export async function resolveDestination(
  db: Kysely<Database>,
  { selection, customerId, terms }: ResolveDestinationParams,
): Promise<Destination> {
  switch (selection.kind) {
    case 'HOME':
      return toAddress(db, selection.address);
    case 'SAVED': {
      if (customerId === undefined) throw createAddressNotFoundError();
      const {
        id: _,
        isDefault: __,
        ...kept
      } = await requireOwnAddress(db, { id: selection.addressId, customerId });
      return toAddress(db, kept);
    }
    case 'COLLECT':
      return toOutlet(db, selection.outletId, terms);
  }
}

async function toAddress(db: Kysely<Database>, address: DeliveryAddress): Promise<Destination> {
  return { kind: 'HOME', zoneId: await requireDeliveryZoneId(db, address), address };
}

/** Resolves a showroom. It uses the nearest zone of its district, which determines how long goods take to get there. */
async function toOutlet(
  db: Kysely<Database>,
  outletId: string,
  { delivery }: CheckoutSettings,
): Promise<Destination> {
  const outlet = await db
    .selectFrom('outlets')
    .innerJoin('divisions', 'divisions.name', 'outlets.division')
    .select(['outlets.id', 'outlets.name', 'outlets.district', 'outlets.closedOn', 'divisions.districts'])
    .where('outlets.id', '=', outletId)
    .executeTakeFirst();
  const district = outlet?.districts.find(({ name }) => name === outlet.district);
  const localities = [...(district?.thanas ?? []), ...(district?.upazilas ?? [])];
  const zone = delivery.zones
    .toSorted((one, other) => one.charge - other.charge)
    .find(({ id }) => localities.some(({ zoneId }) => zoneId === id));
  if (outlet === undefined || zone === undefined) {
    throw new ApiError('INVALID', 'There is no such showroom.', [
      { path: 'delivery.outletId', code: 'OUTLET_UNKNOWN', message: 'Choose one of the shop’s showrooms.' },
    ]);
  }
  const { id, name, closedOn } = outlet;
  return { kind: 'COLLECT', zoneId: zone.id, outlet: { id, name }, closedOn };
}
