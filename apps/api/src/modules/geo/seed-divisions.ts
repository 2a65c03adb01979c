import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Place } from '@piri/contract/geo';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';

export async function seedDivisions(tx: Transaction<Database>, { divisions }: Catalogue): Promise<void> {
  const rows = divisions.map(({ id, name, districts }) => ({
    id,
    name,
    districts: districts.map((district) => ({
      name: district.name,
      upazilas: placesOf(district.upazilas),
      thanas: placesOf(district.thanas),
    })),
  }));
  await fillTable(tx, { table: 'divisions', key: ['id'], rows });
}

/** One list by name, as people look for their own. */
function placesOf(names: Readonly<Record<string, readonly string[] | undefined>>): Place[] {
  return Object.entries(names)
    .flatMap(([zoneId, inZone = []]) => inZone.map((name) => ({ name, zoneId })))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
