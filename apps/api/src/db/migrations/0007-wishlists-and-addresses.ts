import { type Kysely, sql } from 'kysely';

/** Instants are written as text, the way a page token carries them: to the millisecond, and comparable with anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Names items without a foreign key: what the shop stops selling stays on the list, as not sold any more.
  await sql`
    create table wishlist_items (
      wishlist_id text collate "C" primary key,
      customer_id text collate "C" not null references customers on delete cascade,
      item_id text collate "C" not null,
      sku_code text collate "C" not null,
      date_created text collate "C" not null,
      unique (customer_id, item_id, sku_code)
    )`.execute(db);
  await sql`create index wishlists_newest_first on wishlist_items (customer_id, date_created desc, wishlist_id)`.execute(
    db,
  );

  // Who has twenty addresses has taken all twenty slots, however many requests come at once.
  await sql`
    create table addresses (
      id text collate "C" primary key,
      customer_id text collate "C" not null references customers on delete cascade,
      slot integer not null check (slot between 1 and 20),
      date_created text collate "C" not null,
      full_name text collate "C" not null,
      mobile text collate "C" not null,
      division text collate "C" not null,
      district text collate "C" not null,
      upazila text collate "C" not null,
      area text not null,
      line text not null,
      floor integer,
      lift boolean,
      landmark text,
      unique (customer_id, slot),
      unique (customer_id, id)
    )`.execute(db);

  // A row of its own, so that two defaults cannot be; with both columns in the key, nobody's default is another's address.
  await sql`
    create table default_addresses (
      customer_id text collate "C" primary key references customers on delete cascade,
      address_id text collate "C" not null,
      foreign key (customer_id, address_id) references addresses (customer_id, id) on delete cascade
    )`.execute(db);
}
