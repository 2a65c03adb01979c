import { type Kysely, sql } from 'kysely';

/**
 * An order whose payment failed keeps its goods until its reservation ends, but neither its coupon nor its place among
 * its buyer's orders: they were one thing with the goods before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column counted boolean not null default true`.execute(db);
  await sql`update orders set counted = held`.execute(db);
}
