import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';

/** One row for each of the first keys of the file. */
export async function seedSettings(tx: Transaction<Database>, { settings }: Catalogue): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await fillTable(tx, { table: 'settings', key: ['key'], rows });
}
