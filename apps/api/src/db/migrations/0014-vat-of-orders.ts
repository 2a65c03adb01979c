import { type Kysely, sql } from 'kysely';

/** The rate an invoice was written at stays with it. What was ordered before there was a setting, was at 15 percent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column vat_percent double precision not null default 15 check (vat_percent >= 0)`.execute(
    db,
  );
  await sql`alter table orders alter column vat_percent drop default`.execute(db);
}
