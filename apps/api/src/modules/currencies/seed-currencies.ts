import { readCurrencies } from '@piri/catalogue/currencies';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';

/** In the order of the file. */
export async function seedCurrencies(tx: Transaction<Database>): Promise<void> {
  const rows = readCurrencies().map((row, index) => ({
    ...row,
    rate: String(row.rate),
    sortOrder: index + 1,
  }));
  await fillTable(tx, { table: 'currencies', key: ['sourceId'], rows });
}
