import { type Kysely, sql } from 'kysely';

/** What an order needs after it is placed: a pin for the door, and of a booking what is paid in advance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Orders that stand get a pin each; new ones bring theirs.
  await sql`
    alter table orders
    add column pin text collate "C" not null
      default lpad(floor(random() * 1000000)::integer::text, 6, '0') check (length(pin) = 6),
    add column advance integer check (advance between 1 and to_pay)`.execute(db);
  await sql`alter table orders alter column pin drop default`.execute(db);
}
