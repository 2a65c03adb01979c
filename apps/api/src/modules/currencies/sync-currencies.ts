import { readCurrencies } from '@piri/catalogue/currencies';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';

/** Syncs the currencies, in the order of the file. */
export async function syncCurrencies(tx: Transaction<Database>): Promise<void> {
  const rows = readCurrencies().map((row, index) => ({
    ...row,
    rate: String(row.rate),
    sortOrder: index + 1,
  }));
  await syncTable(tx, { table: 'currencies', key: ['sourceId'], rows });
}
