import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as categoriesAndCurrencies from './migrations/0001-categories-and-currencies.ts';
import type { Database } from './schema.ts';

/** Imported by name, not read from a folder, so that the compiler sees them and nothing else can slip in. */
const migrations: Record<string, Migration> = {
  '0001-categories-and-currencies': categoriesAndCurrencies,
};

function migrator(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Brings the tables up to date. There is no way down: a mistake is mended by the next migration. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migrator(db).migrateToLatest();
  if (error !== undefined) throw error;
}

export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}
