import { type Kysely, sql } from 'kysely';

/** Lets a shopper confirm the mobile number of an order by a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mobile_codes (
      token_hash text collate "C" primary key,
      mobile text collate "C" not null,
      code_hash text collate "C" not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index mobile_codes_by_end on mobile_codes (expires_at)`.execute(db);
  await sql`
    create table confirmed_mobiles (
      proof_hash text collate "C" primary key,
      customer_id text collate "C" references customers on delete cascade,
      confirmed_at timestamptz not null
    )`.execute(db);
  await sql`create index confirmed_mobiles_of_customer on confirmed_mobiles (customer_id)`.execute(db);
  await sql`create index confirmed_mobiles_by_age on confirmed_mobiles (confirmed_at)`.execute(db);
  await sql`alter table orders add column mobile_confirmed boolean not null default false`.execute(db);

  await sql`alter table mails drop constraint mails_budget_check`.execute(db);
  await sql`
    alter table mails add constraint mails_budget_check
    check (budget in ('ANYBODY', 'ACCESS', 'CODE'))`.execute(db);
}
