import { type Kysely, sql } from 'kysely';

/** Portraits are swept as well, so the index by age holds them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index files_by_age`.execute(db);
  await sql`create index files_by_age on files (created_at)`.execute(db);
}
