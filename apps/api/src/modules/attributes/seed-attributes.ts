import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';
import { offeredValues } from './offered-values.ts';

export async function seedAttributes(tx: Transaction<Database>, { attributes }: Catalogue): Promise<void> {
  const rows = attributes.map((attribute) => ({
    id: attribute.id,
    sortOrder: attribute.sortOrder,
    name: attribute.name,
    kind: attribute.of,
    unit: attribute.of === 'facet' ? (attribute.unit ?? null) : null,
    attributeValues: offeredValues(attribute),
  }));
  await fillTable(tx, { table: 'attributes', key: ['id'], rows });
}
