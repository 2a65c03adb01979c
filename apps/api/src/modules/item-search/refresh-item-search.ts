import { readAttributes } from '@piri/catalogue/attributes';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type IndexDocument, toIndexDocument } from './index-document.ts';
import { readSearchableItems, readValidDiscounts } from './searchable-items.ts';
import type { IndexContext } from './variants.ts';
import { readVisibleCategories } from './visible-categories.ts';
import { listDeletions } from './words/edit-distance.ts';
import { writeIndex } from './write-index.ts';

const batch = 500;

/**
 * Rewrites the index for these items, or for all. Call it after an item, its skus, a category or a discount has
 * changed, or the last of a sku has been sold. What is shown of an item is always read from its own tables: until the
 * refresh, an item may be found by its old words or listed at its old position, but is never shown with an old price.
 */
export async function refreshItemSearch(db: Kysely<Database>, itemIds?: readonly string[]): Promise<void> {
  const context = {
    categories: await readVisibleCategories(db),
    attributes: readAttributes(),
    discounts: await readValidDiscounts(db),
  };
  const words = new Map<string, number>();
  for await (const ids of itemIds === undefined ? allIds(db) : inBatches(itemIds)) {
    const items = await refreshBatch(db, ids, context);
    for (const word of items.flatMap((item) => item.words)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  await writeWords(db, words, itemIds === undefined);
}

async function* allIds(db: Kysely<Database>): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('items')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    const final = rows.at(-1);
    if (final === undefined) return;
    yield rows.map(({ id }) => id);
    last = final.id;
  }
}

function* inBatches(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += batch) yield ids.slice(start, start + batch);
}

async function refreshBatch(
  db: Kysely<Database>,
  ids: readonly string[],
  context: IndexContext,
): Promise<IndexDocument[]> {
  const facts = await readSearchableItems(db, ids);
  const items = facts.flatMap((one) => toIndexDocument(one, context) ?? []);
  await writeIndex(db, ids, items);
  return items;
}

/**
 * Writes the words with the number of items that use them. The number only decides between two corrections, so it need
 * not be exact: it is counted when the whole index is written, and a word added later starts with the count of its own
 * batch.
 */
async function writeWords(
  db: Kysely<Database>,
  words: ReadonlyMap<string, number>,
  isFull: boolean,
): Promise<void> {
  if (isFull) await db.deleteFrom('searchWords').execute();
  const rows = [...words].map(([word, items]) => ({
    word,
    items,
    deletions: listDeletions(word, [...word].length < 6 ? 1 : 2),
  }));
  for (let start = 0; start < rows.length; start += batch) {
    await sql`
      insert into search_words
      select * from jsonb_populate_recordset(null::search_words, ${JSON.stringify(rows.slice(start, start + batch))})
      on conflict (word) do nothing`.execute(db);
  }
}
