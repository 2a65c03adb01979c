import { type Kysely, sql } from 'kysely';

/**
 * What pieces are found by. Nothing here is true by itself: every row follows from items, skus, categories and
 * discounts, and `refreshItemSearch` writes it anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whatever can be looked for, by a small number: arrays of numbers are a tenth of the same arrays in words.
  await sql`
    create table search_tokens (
      id integer generated always as identity primary key,
      token text collate "C" not null unique
    )`.execute(db);

  // `near` holds the word with one letter or two left out: two words that are a slip apart share one of them.
  await sql`
    create table search_words (
      word text collate "C" primary key,
      items integer not null,
      near text[] collate "C" not null
    )`.execute(db);
  await sql`create index search_words_near on search_words using gin (near)`.execute(db);

  // A row a sku, since a choice of colour and size must be one piece; a set is a row of its own.
  await sql`
    create table search_skus (
      code text collate "C" primary key,
      item_id text collate "C" not null references items on delete cascade,
      tokens integer[] not null,
      told integer[] not null,
      words integer[] not null,
      width double precision,
      price integer not null,
      standing integer not null,
      created_on integer not null,
      discount integer not null
    )`.execute(db);
  await sql`create index search_skus_of_item on search_skus (item_id)`.execute(db);
  // Without the list of pending entries: reading it through would make some searches slow by chance.
  await sql`create index search_skus_by_token on search_skus using gin (tokens) with (fastupdate = off)`.execute(
    db,
  );

  // Every category with its pieces in every order, so that a page of a long list is read off an index.
  await sql`
    create table search_places (
      category_id text collate "C" not null,
      item_id text collate "C" not null references items on delete cascade,
      price integer not null,
      standing integer not null,
      created_on integer not null,
      discount integer not null,
      primary key (category_id, item_id)
    )`.execute(db);
  await sql`create index search_places_of_item on search_places (item_id)`.execute(db);
  for (const column of ['price', 'standing', 'created_on', 'discount']) {
    await sql`
      create index ${sql.raw(`search_places_by_${column}`)}
      on search_places (category_id, ${sql.raw(column)}, item_id)`.execute(db);
  }
}
