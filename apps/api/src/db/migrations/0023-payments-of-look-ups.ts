import { type Kysely, sql } from 'kysely';

/** Tells payments that began with a look-up of the order from those of its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add column access text collate "C" not null default 'WHOLE'
    constraint payments_access_check check (access in ('WHOLE', 'STATUS'))`.execute(db);
}
