import { type Kysely, sql } from 'kysely';

/** A large file is a slip, or shows what is to go back; and what nobody has attached to an order is found by its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload_passes add column type text collate "C" not null default 'PAYMENT_SLIP'`.execute(
    db,
  );
  await sql`alter table uploads add column type text collate "C" not null default 'PAYMENT_SLIP'`.execute(db);
  await sql`create index files_by_age on files (created_at) where type <> 'PROFILE'`.execute(db);
}
