import { type Kysely, sql } from 'kysely';

/** Tells the payments of whoever looked an order up from those of its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add column access text collate "C" not null default 'WHOLE'
    constraint payments_access_check check (access in ('WHOLE', 'STATUS'))`.execute(db);
}
