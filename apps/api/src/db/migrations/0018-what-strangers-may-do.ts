import { type Kysely, sql } from 'kysely';

/** Limits what somebody can do with an address, a number or an order that is not theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Set until the mail has been counted against the budget, and for good where the budget was used up.
  await sql`alter table mails add column budget text collate "C" check (budget in ('ANYBODY', 'ACCESS'))`.execute(
    db,
  );
  await sql`alter table mails drop constraint mails_state_check`.execute(db);
  await sql`
    alter table mails add constraint mails_state_check
    check (state in ('WAITING', 'SENDING', 'SENT', 'REFUSED', 'UNCERTAIN', 'HELD'))`.execute(db);
  await sql`
    create index mails_to_count on mails (created_at, id)
    where budget is not null and state = 'WAITING'`.execute(db);

  await sql`alter table customers add column email_confirmed_at timestamptz`.execute(db);

  // Until now a look-up gave the same token as placing the order, only later.
  await sql`
    alter table order_tokens add column access text collate "C" not null default 'WHOLE'
    check (access in ('WHOLE', 'STATUS'))`.execute(db);
  await sql`
    update order_tokens set access = 'STATUS' from orders
    where orders.id = order_tokens.order_id
    and order_tokens.created_at > orders.created_at + interval '1 minute'`.execute(db);

  // Browsers in which somebody has signed in to an account.
  await sql`
    create table known_devices (
      token_hash text collate "C" not null,
      customer_id text collate "C" not null references customers on delete cascade,
      last_used_at timestamptz not null,
      primary key (token_hash, customer_id)
    )`.execute(db);
  await sql`create index known_devices_of_customer on known_devices (customer_id)`.execute(db);
  await sql`create index known_devices_by_last_use on known_devices (last_used_at)`.execute(db);
}
