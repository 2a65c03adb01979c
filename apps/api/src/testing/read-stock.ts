import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Returns how many of a sku can still be ordered. */
export async function readStock({ db }: { db: Kysely<Database> }, code: string): Promise<number> {
  const row = await db
    .selectFrom('skus')
    .select('available')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.available;
}
