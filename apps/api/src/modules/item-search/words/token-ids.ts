import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export type TokenIds = ReadonlyMap<string, number>;

/** Returns the ids of those tokens that some item has or had. */
export async function readTokenIds(db: Kysely<Database>, tokens: readonly string[]): Promise<TokenIds> {
  const rows = await db
    .selectFrom('searchTokens')
    .select(['id', 'token'])
    .where(sql<boolean>`token = any(${tokens})`)
    .execute();
  return new Map(rows.map(({ id, token }) => [token, id]));
}

/** Returns the ids of all these tokens, and creates the missing ones. */
export async function getOrCreateTokenIds(
  db: Kysely<Database>,
  tokens: readonly string[],
): Promise<TokenIds> {
  const known = await readTokenIds(db, tokens);
  const missing = tokens.filter((token) => !known.has(token));
  if (missing.length === 0) return known;
  await sql`
    insert into search_tokens (token) select unnest(${missing}::text[])
    on conflict (token) do nothing`.execute(db);
  return new Map([...known, ...(await readTokenIds(db, missing))]);
}
