import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';

/** Writes a row for each top-level key of the file. */
export async function syncSettings(tx: Transaction<Database>, { settings }: Catalogue): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }));
  await syncTable(tx, { table: 'settings', key: ['key'], rows });
}
