import { type Kysely, sql } from 'kysely';

/** What the shop says and promises beside its products, where it delivers, and what its pieces are told apart by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_entries (
      id text collate "C" primary key,
      type text collate "C" not null,
      title text collate "C" not null,
      placement text collate "C",
      product_ids text[] not null default '{}',
      category_ids text[] not null default '{}',
      fields jsonb not null
    )`.execute(db);
  await sql`create index content_entries_by_type on content_entries (type, title, id)`.execute(db);
  await sql`create index content_entries_by_product on content_entries using gin (product_ids)`.execute(db);
  await sql`create index content_entries_by_category on content_entries using gin (category_ids)`.execute(db);

  await sql`
    create table attributes (
      id text collate "C" primary key,
      sort_order integer not null,
      name text collate "C" not null,
      kind text collate "C" not null,
      unit text,
      attribute_values jsonb not null
    )`.execute(db);

  await sql`
    create table settings (
      key text collate "C" primary key,
      value jsonb not null
    )`.execute(db);

  await sql`
    create table divisions (
      id text collate "C" primary key,
      name text collate "C" not null,
      districts jsonb not null
    )`.execute(db);
}
