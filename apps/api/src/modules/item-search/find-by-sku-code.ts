import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const mostCodes = 200;

/**
 * The items of a sku code, or of all that begin with it. Only what looks like one is looked up: a word of letters alone
 * is a word, even if some code begins with it.
 */
export async function findItemsBySkuCode(db: Kysely<Database>, text: string): Promise<string[]> {
  if (!/^(?=.*[-\d])[a-z\d][a-z\d-]{2,39}$/i.test(text)) return [];
  const code = text.toUpperCase();
  const rows = await db
    .selectFrom('searchSkus')
    .select(['code', 'itemId'])
    .where('code', '>=', code)
    .where('code', '<', `${code}~`)
    .orderBy('code')
    .limit(mostCodes)
    .execute();
  const exact = rows.filter((row) => row.code === code);
  return [...new Set((exact.length > 0 ? exact : rows).map(({ itemId }) => itemId))];
}
