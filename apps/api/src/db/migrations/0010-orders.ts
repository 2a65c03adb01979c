import { type Kysely, sql } from 'kysely';

/**
 * Orders, what is taken out of the stock for them, and their payments. Locks are always taken in one order: the order's
 * row, the count of its buyer's orders, the coupon, the skus by their codes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id text collate "C" primary key,
      invoice_id text collate "C" not null unique,
      order_number text collate "C" not null unique,
      customer_id text collate "C" references customers on delete set null,
      placed_by text collate "C" not null,
      kind text collate "C" not null check (kind in ('ORDER', 'BOOKING')),
      state text collate "C" not null default 'PLACED'
        check (state in ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'EXPIRED', 'REFUNDED')),
      created_at timestamptz not null,
      full_name text not null,
      mobile text collate "C" not null,
      email text,
      delivery jsonb not null,
      sub_total integer not null,
      total integer not null,
      coupon_amount integer not null check (coupon_amount between 0 and total),
      delivery_amount integer not null check (delivery_amount >= 0),
      coupon_code text collate "C",
      instalments jsonb,
      to_pay integer not null check (to_pay >= 0),
      due_now integer not null check (due_now between 0 and to_pay),
      paid integer not null default 0 check (paid >= 0),
      payment_method text collate "C" not null
        check (payment_method in ('CARD', 'WALLET', 'CASH_ON_DELIVERY', 'PAY_LATER')),
      payment_state text collate "C" not null default 'PENDING'
        check (payment_state in ('PENDING', 'PAID', 'ADVANCE_PAID', 'FAILED', 'CANCELLED', 'LATER')),
      reserved_until timestamptz,
      held boolean not null default true,
      forget boolean not null default false
    )`.execute(db);
  await sql`create index orders_of_customer on orders (customer_id, created_at desc, id)`.execute(db);
  await sql`create index orders_that_expire on orders (reserved_until, id) where reserved_until is not null`.execute(
    db,
  );

  await sql`
    create table order_lines (
      order_id text collate "C" not null references orders on delete cascade,
      position integer not null,
      line jsonb not null,
      pieces jsonb not null,
      primary key (order_id, position)
    )`.execute(db);

  // Refers to no sku: what is not sold any more was held all the same.
  await sql`
    create table stock_holds (
      order_id text collate "C" not null references orders on delete cascade,
      sku_code text collate "C" not null,
      quantity integer not null check (quantity > 0),
      primary key (order_id, sku_code)
    )`.execute(db);

  await sql`
    create table order_events (
      order_id text collate "C" not null references orders on delete cascade,
      nth integer not null,
      kind text collate "C" not null,
      at timestamptz not null,
      primary key (order_id, nth)
    )`.execute(db);

  await sql`
    create table order_counts (
      placed_by text collate "C" primary key,
      orders integer not null check (orders >= 0)
    )`.execute(db);

  await sql`
    create table order_tokens (
      token_hash text collate "C" primary key,
      order_id text collate "C" not null references orders on delete cascade,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index order_tokens_of_order on order_tokens (order_id)`.execute(db);

  await sql`
    create table payments (
      id text collate "C" primary key check (length(id) <= 30),
      order_id text collate "C" not null references orders on delete cascade,
      nth integer not null,
      method text collate "C" not null,
      amount integer not null check (amount > 0),
      state text collate "C" not null default 'OPENING'
        check (state in ('OPENING', 'OPEN', 'PAID', 'FAILED', 'CANCELLED', 'LATER')),
      redirect_url text,
      reference text,
      created_at timestamptz not null,
      verified boolean not null default false,
      ask_at timestamptz,
      asked integer not null default 0,
      unique (order_id, nth)
    )`.execute(db);
  await sql`create index payments_to_ask_about on payments (ask_at, id) where ask_at is not null`.execute(db);

  await sql`
    create table payment_answers (
      payment_id text collate "C" not null references payments on delete cascade,
      said text collate "C" not null,
      amount integer not null,
      currency text collate "C" not null,
      accepted boolean not null,
      at timestamptz not null,
      primary key (payment_id, said, amount, currency)
    )`.execute(db);

  await sql`
    create table sandbox_payments (
      id text collate "C" primary key,
      amount integer not null,
      outcome text collate "C",
      known_at timestamptz,
      said_amount integer,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table sandbox_notices (
      id text collate "C" primary key,
      payment_id text collate "C" not null,
      due_at timestamptz not null
    )`.execute(db);
  await sql`create index sandbox_notices_due on sandbox_notices (due_at, id)`.execute(db);

  // A text message is a row of the outbox like a mail: written with what causes it, sent by whoever takes it up.
  await sql`
    alter table mails
    add column channel text collate "C" not null default 'MAIL' check (channel in ('MAIL', 'SMS'))`.execute(
    db,
  );
}
