import { type Kysely, sql } from 'kysely';

/**
 * What is sold, what it costs and where it stands. A single piece and a set are rows of one table, so that one list can
 * hold both. Prices of skus, discounts and stock are never written into another row: each call reads them as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table items (
      id text collate "C" primary key,
      source_type text not null check (source_type in ('item', 'bundle')),
      title text collate "C" not null,
      kind text not null,
      description jsonb not null,
      created_at text collate "C" not null check (created_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      lead_days integer not null,
      silhouette text not null,
      stage text,
      category_ids text[] collate "C" not null,
      extras jsonb not null,
      options jsonb not null,
      images jsonb not null,
      search_words text[] not null,
      sales_price integer check (sales_price >= 0),
      goes_with text[] collate "C" not null,
      check ((source_type = 'bundle') = (sales_price is not null))
    )`.execute(db);
  await sql`create index items_by_category on items using gin (category_ids)`.execute(db);
  await sql`create index items_newest_first on items (created_at desc, id)`.execute(db);
  await sql`create index items_by_title on items (title, id)`.execute(db);

  await sql`
    create table skus (
      code text collate "C" primary key,
      item_id text collate "C" not null references items on delete cascade,
      sort_order integer not null,
      sales_price integer not null check (sales_price >= 0),
      discounted_sales_price integer check (discounted_sales_price >= 0),
      attribute_values jsonb not null,
      image_url text,
      available integer not null check (available >= 0)
    )`.execute(db);
  await sql`create index skus_of_item on skus (item_id, sort_order)`.execute(db);

  // Judged when the transaction ends, so that pieces and sets can change together; a set never silently loses a piece.
  await sql`
    create table bundle_skus (
      item_id text collate "C" not null references items on delete cascade,
      sku_code text collate "C" not null references skus deferrable initially deferred,
      quantity integer not null check (quantity > 0),
      sort_order integer not null,
      primary key (item_id, sku_code)
    )`.execute(db);
  await sql`create index bundles_with_sku on bundle_skus (sku_code)`.execute(db);

  await sql`
    create table outlets (
      id text collate "C" primary key,
      name text not null,
      division text not null,
      district text not null,
      address jsonb not null,
      landmark text,
      phone text not null,
      latitude double precision not null,
      longitude double precision not null,
      opens text not null,
      closes text not null,
      closed_on text not null
    )`.execute(db);

  await sql`
    create table outlet_stock (
      sku_code text collate "C" not null references skus on delete cascade,
      outlet_id text collate "C" not null references outlets on delete cascade,
      available integer not null check (available >= 0),
      display boolean not null,
      made_to_order boolean not null,
      primary key (sku_code, outlet_id)
    )`.execute(db);
  await sql`create index stock_of_outlet on outlet_stock (outlet_id, sku_code)`.execute(db);

  await sql`
    create table global_discounts (
      id text collate "C" primary key,
      valid boolean not null,
      type text not null check (type in ('FIXED_CATEGORY', 'FIXED_PRODUCT')),
      discount_type text not null check (discount_type in ('PERCENTAGE', 'FIXED')),
      value numeric not null check (value >= 0),
      categories jsonb not null,
      items jsonb not null
    )`.execute(db);
}
