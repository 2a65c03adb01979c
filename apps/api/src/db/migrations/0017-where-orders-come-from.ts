import { type Kysely, sql } from 'kysely';

/** The hash of the address that an order came from: what one address holds without having paid is limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column placed_from text`.execute(db);
  await sql`create index orders_unpaid_by_origin on orders (placed_from) where state = 'PLACED' and paid = 0`.execute(
    db,
  );
  await sql`create index orders_unpaid_by_mobile on orders (mobile) where state = 'PLACED' and paid = 0`.execute(
    db,
  );
}
