import { type Kysely, sql } from 'kysely';

/** Lets a customer see and end their sessions: a name that opens nothing, and what was signed in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column id text collate "C" not null unique default gen_random_uuid()::text,
      add column device text not null default ''`.execute(db);
}
