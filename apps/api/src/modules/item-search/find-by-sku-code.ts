import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const maxCodes = 200;

/**
 * Returns the ids of the items with this sku code, or with a code that begins with it. Only text that looks like a code
 * is looked up: letters alone are a word, even if a code begins with them.
 */
export async function findItemIdsBySkuCode(db: Kysely<Database>, text: string): Promise<string[]> {
  if (!/^(?=.*[-\d])[a-z\d][a-z\d-]{2,39}$/i.test(text)) return [];
  const code = text.toUpperCase();
  const rows = await db
    .selectFrom('searchSkus')
    .select(['code', 'itemId'])
    .where('code', '>=', code)
    .where('code', '<', `${code}~`)
    .orderBy('code')
    .limit(maxCodes)
    .execute();
  const exact = rows.filter((row) => row.code === code);
  return [...new Set((exact.length > 0 ? exact : rows).map(({ itemId }) => itemId))];
}
