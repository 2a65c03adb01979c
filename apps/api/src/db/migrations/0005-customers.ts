import { type Kysely, sql } from 'kysely';

/**
 * Customers and what belongs to the ground under them. Whatever is kept of one person names `customer_id` and goes with
 * the account. Tokens and keys stand here as hashes only: a copy of the database signs nobody in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customers (
      id text collate "C" primary key,
      full_name text not null,
      email text collate "C" not null unique,
      mobile text collate "C" not null,
      image_url text not null default '',
      password_hash text not null,
      created_at timestamptz not null
    )`.execute(db);
  // Not unique: a family may share a telephone.
  await sql`create index customers_by_mobile on customers (mobile, created_at, id)`.execute(db);

  await sql`
    create table sessions (
      token_hash text collate "C" primary key,
      customer_id text collate "C" not null references customers on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_by_customer on sessions (customer_id)`.execute(db);
  await sql`create index sessions_by_last_use on sessions (last_used_at)`.execute(db);

  await sql`
    create table one_time_tokens (
      token_hash text collate "C" primary key,
      customer_id text collate "C" not null references customers on delete cascade,
      purpose text collate "C" not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index one_time_tokens_by_customer on one_time_tokens (customer_id)`.execute(db);
  await sql`create index one_time_tokens_by_end on one_time_tokens (expires_at)`.execute(db);

  // Who asked for a new password, until somebody has looked whether there is such a customer.
  await sql`
    create table password_requests (
      id text collate "C" primary key,
      user_name text not null,
      created_at timestamptz not null
    )`.execute(db);

  await sql`
    create table mails (
      id text collate "C" primary key,
      customer_id text collate "C" references customers on delete cascade,
      kind text collate "C" not null,
      recipient text not null,
      subject text not null,
      body text not null,
      reply_to text,
      unsubscribe_url text,
      created_at timestamptz not null,
      state text collate "C" not null default 'WAITING'
        check (state in ('WAITING', 'SENDING', 'SENT', 'REFUSED', 'UNCERTAIN')),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  await sql`create index mails_to_send on mails (next_attempt_at, id) where state in ('WAITING', 'SENDING')`.execute(
    db,
  );
  await sql`create index mails_by_customer on mails (customer_id)`.execute(db);
  await sql`create index mails_by_age on mails (created_at, id)`.execute(db);

  await sql`
    create table rate_limits (
      key text collate "C" primary key,
      free_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_by_end on rate_limits (free_at)`.execute(db);

  await sql`
    create table idempotency_keys (
      key_hash text collate "C" primary key,
      request_hash text not null,
      status integer not null default 0,
      answer jsonb,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index idempotency_keys_by_end on idempotency_keys (expires_at)`.execute(db);
}
