import type { Kysely } from 'kysely';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import { seedCategories } from './modules/categories/seed-categories.ts';
import { seedCurrencies } from './modules/currencies/seed-currencies.ts';

/** Brings tables and reference data up to date. May run at every start, and in several processes at once. */
export async function prepare(db: Kysely<Database>): Promise<void> {
  await migrate(db);
  await inTransaction(db, async (tx) => {
    await seedCategories(tx);
    await seedCurrencies(tx);
  });
}
