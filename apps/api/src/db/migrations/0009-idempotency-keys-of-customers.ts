import { type Kysely, sql } from 'kysely';

/**
 * The answers that are kept say something about their customer, so they go with the account. `json` keeps them to the
 * letter, where `jsonb` would put their keys into an order of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table idempotency_keys
    add column customer_id text collate "C" references customers on delete cascade,
    alter column answer type json`.execute(db);
  await sql`create index idempotency_keys_by_customer on idempotency_keys (customer_id)`.execute(db);
}
