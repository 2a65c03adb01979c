import type { SavedAddress } from '@piri/contract/addresses';
import { type Kysely, sql } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';

type Where = Pick<SavedAddress, 'division' | 'district' | 'upazila'>;

/** Throws if the shop does not know the locality, since the locality determines the delivery charge. */
export async function assertKnownLocality(db: Kysely<Database>, where: Where): Promise<void> {
  await requireDeliveryZoneId(db, where);
}

/** Returns the delivery zone of an address. */
export async function requireDeliveryZoneId(
  db: Kysely<Database>,
  { division, district, upazila }: Where,
): Promise<string> {
  // A division has hundreds of localities, so this one is looked up in the database.
  const { rows } = await sql<{ isDistrict: boolean; zoneId: string | null }>`
    select found is not null as is_district, (
      select place ->> 'zoneId'
      from jsonb_array_elements((found -> 'upazilas') || (found -> 'thanas')) as place
      where place ->> 'name' = ${upazila}
      limit 1
    ) as zone_id
    from divisions left join lateral (
      select one as found from jsonb_array_elements(districts) as one where one ->> 'name' = ${district} limit 1
    ) as of_division on true
    where name = ${division}`.execute(db);
  const [known] = rows;
  if (known === undefined) throw unknown('division', 'Choose a division of Bangladesh.');
  if (!known.isDistrict) throw unknown('district', 'Choose a district in this division.');
  if (known.zoneId === null) throw unknown('upazila', 'Choose an upazila or thana in this district.');
  return known.zoneId;
}

function unknown(path: string, message: string): ApiError {
  return new ApiError('INVALID', 'This address doesn’t exist.', [{ path, code: 'PLACE_UNKNOWN', message }]);
}
