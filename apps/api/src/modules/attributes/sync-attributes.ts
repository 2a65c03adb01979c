import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';
import { toOptionValuesFromCatalogue } from './option-values.ts';

export async function syncAttributes(tx: Transaction<Database>, { attributes }: Catalogue): Promise<void> {
  const rows = attributes.map((attribute) => ({
    id: attribute.id,
    sortOrder: attribute.sortOrder,
    name: attribute.name,
    kind: attribute.of,
    unit: attribute.of === 'facet' ? (attribute.unit ?? null) : null,
    attributeValues: toOptionValuesFromCatalogue(attribute),
  }));
  await syncTable(tx, { table: 'attributes', key: ['id'], rows });
}
