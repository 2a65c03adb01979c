import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { TestApi } from './test-api.ts';

/** Returns how many database queries a function makes. */
export async function countQueries(
  { db }: TestApi,
  handler: (ctx: { db: Kysely<Database> }) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await handler({ db: db.withPlugin(counter) });
  return count;
}
