import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Locality } from '@piri/contract/geo';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';

export async function syncDivisions(tx: Transaction<Database>, { divisions }: Catalogue): Promise<void> {
  const rows = divisions.map(({ id, name, districts }) => ({
    id,
    name,
    districts: districts.map((district) => ({
      name: district.name,
      upazilas: toLocalities(district.upazilas),
      thanas: toLocalities(district.thanas),
    })),
  }));
  await syncTable(tx, { table: 'divisions', key: ['id'], rows });
}

/** Returns the localities of all zones in one list, sorted by name as people search for them. */
function toLocalities(names: Readonly<Record<string, readonly string[] | undefined>>): Locality[] {
  return Object.entries(names)
    .flatMap(([zoneId, inZone = []]) => inZone.map((name) => ({ name, zoneId })))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
