import { readCategories } from '@piri/catalogue/categories';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';

export async function syncCategories(tx: Transaction<Database>): Promise<void> {
  await syncTable(tx, { table: 'categories', key: ['id'], rows: readCategories() });
}
