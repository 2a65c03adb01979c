import type { Address } from '@piri/contract/addresses';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../refusal.ts';

type Where = Pick<Address, 'division' | 'district' | 'upazila'>;

/** A place decides what the delivery costs, so an address can only lie in one that the shop knows. */
export async function refuseUnknownPlace(db: Kysely<Database>, where: Where): Promise<void> {
  await zoneOfPlace(db, where);
}

/** The zone of delivery in which an address lies. */
export async function zoneOfPlace(
  db: Kysely<Database>,
  { division, district, upazila }: Where,
): Promise<string> {
  const known = await db
    .selectFrom('divisions')
    .select('districts')
    .where('name', '=', division)
    .executeTakeFirst();
  if (known === undefined) throw unknown('division', 'A division of Bangladesh.');
  const found = known.districts.find(({ name }) => name === district);
  if (found === undefined) throw unknown('district', 'A district of this division.');
  const place = [...found.upazilas, ...found.thanas].find(({ name }) => name === upazila);
  if (place === undefined) throw unknown('upazila', 'An upazila or thana of this district.');
  return place.zoneId;
}

function unknown(path: string, message: string): Refusal {
  return new Refusal('INVALID', 'There is no such place.', [{ path, code: 'PLACE_UNKNOWN', message }]);
}
