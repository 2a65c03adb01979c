import { type Kysely, sql } from 'kysely';

/** An audit log of accounts and orders: who did what, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      action text collate "C" not null,
      customer_id text collate "C" references customers on delete set null,
      operator text,
      subject text,
      source text collate "C"
    )`.execute(db);
  await sql`create index audit_events_by_time on audit_events (at)`.execute(db);
  await sql`create index audit_events_of_customer on audit_events (customer_id) where customer_id is not null`.execute(
    db,
  );
}
