import { type Kysely, sql } from 'kysely';

/**
 * Text is collated "C": the order of a page then is the same on every machine and on PGlite, which knows no other
 * collation, and a prefix search can use the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table categories (
      id text collate "C" primary key,
      name text collate "C" not null,
      parent_id text collate "C",
      sort_order integer not null,
      hidden boolean not null default false,
      options jsonb not null default '[]',
      extras jsonb not null default '{}'
    )`.execute(db);
  await sql`create index categories_by_parent on categories (parent_id)`.execute(db);
  await sql`create index categories_in_order on categories (sort_order, id)`.execute(db);

  await sql`
    create table currencies (
      source_id text collate "C" primary key,
      source_country text not null,
      rate numeric(18, 6) not null check (rate > 0),
      image_url text not null,
      num_code text not null,
      sort_order integer not null
    )`.execute(db);
}
