import { readCategories } from '@piri/catalogue/categories';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';

export async function seedCategories(tx: Transaction<Database>): Promise<void> {
  await fillTable(tx, { table: 'categories', key: ['id'], rows: readCategories() });
}
