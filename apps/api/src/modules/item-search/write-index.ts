import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { IndexDocument } from './index-document.ts';
import { getItemSampleLevel, toSampledTokenId } from './samples.ts';
import { getOrCreateTokenIds, type TokenIds } from './words/token-ids.ts';

/** Replaces the index rows of these items. Rows of items that no longer exist are deleted. */
export async function writeIndex(
  db: Kysely<Database>,
  ids: readonly string[],
  items: readonly IndexDocument[],
): Promise<void> {
  const tokenIds = await getOrCreateTokenIds(db, [...new Set(items.flatMap(listTokens))]);
  const skus = items.flatMap((item) => skuRows(item, tokenIds));
  const categoryItems = items.flatMap(categoryItemRows);
  // In one transaction, so that no reader finds the shop without these items.
  await atOnce(db, async (tx) => {
    await sql`delete from search_skus where item_id = any(${ids})`.execute(tx);
    await sql`delete from search_category_items where item_id = any(${ids})`.execute(tx);
    await insertJson(tx, 'search_skus', skus);
    await insertJson(tx, 'search_category_items', categoryItems);
  });
}

function atOnce(db: Kysely<Database>, work: (tx: Kysely<Database>) => Promise<void>): Promise<void> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

function skuRows(item: IndexDocument, tokenIds: TokenIds): object[] {
  const listTokenIds = (tokens: readonly string[]) => tokens.flatMap((token) => tokenIds.get(token) ?? []);
  const samples = Array.from({ length: getItemSampleLevel(item.id) + 1 }, (_, sample) => sample);
  const wordTokenIds = listTokenIds(item.wordTokens);
  return item.skus.map(({ code, tokens, facetTokens, width }) => {
    const facetTokenIds = listTokenIds(facetTokens);
    return {
      code,
      item_id: item.id,
      tokens: asArray(
        [...wordTokenIds, ...facetTokenIds, ...listTokenIds(tokens)].flatMap((id) =>
          samples.map((sample) => toSampledTokenId(id, sample)),
        ),
      ),
      facet_tokens: asArray(facetTokenIds),
      word_tokens: asArray(wordTokenIds),
      width,
      ...orders(item),
    };
  });
}

function listTokens({ skus, wordTokens }: IndexDocument): string[] {
  return [...wordTokens, ...skus.flatMap(({ tokens, facetTokens }) => [...tokens, ...facetTokens])];
}

/** Formats ids as a PostgreSQL array, which is parsed faster than JSON. */
function asArray(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}

function categoryItemRows(item: IndexDocument): object[] {
  return ['', ...item.categoryIds].map((category_id) => ({
    category_id,
    item_id: item.id,
    ...orders(item),
  }));
}

function orders({ price, rank, createdOn, discount }: IndexDocument): object {
  return { price, rank, created_on: createdOn, discount };
}

/** Inserts the rows as one parameter, however many there are. */
async function insertJson(
  db: Kysely<Database>,
  table: 'search_skus' | 'search_category_items',
  rows: readonly object[],
): Promise<void> {
  const name = sql.table(table);
  await sql`
    insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)})`.execute(
    db,
  );
}
