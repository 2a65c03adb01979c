import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupons (
      code text collate "C" primary key,
      title text collate "C" not null,
      terms text not null,
      valid boolean not null,
      benefit jsonb not null,
      minimum_total integer check (minimum_total >= 0),
      first_order_only boolean not null default false,
      starts_on text collate "C",
      ends_on text collate "C",
      use_limit integer check (use_limit > 0),
      used integer not null default 0 check (used >= 0),
      per_customer integer check (per_customer > 0),
      listed boolean not null default false,
      customer_id text collate "C" references customers on delete cascade
    )`.execute(db);
  await sql`create index coupons_of_customer on coupons (customer_id)`.execute(db);

  // Refers to no coupon: one that is taken off the shop's list was used all the same. A number of a customer's uses can be
  // taken once; where uses are not counted it is null, which is equal to nothing.
  await sql`
    create table coupon_uses (
      coupon_code text collate "C" not null,
      order_id text collate "C" not null,
      used_by text collate "C" not null,
      nth integer check (nth > 0),
      primary key (coupon_code, order_id),
      unique (coupon_code, used_by, nth)
    )`.execute(db);

  // One row an address, for good: who comes back finds the old link out still working. The token is kept as it is, since
  // every letter to come has to name it; it opens nothing else.
  await sql`
    create table subscriptions (
      email text collate "C" primary key,
      token text collate "C" not null unique,
      offer text,
      subscribed_at timestamptz not null,
      unsubscribed_at timestamptz
    )`.execute(db);
}
