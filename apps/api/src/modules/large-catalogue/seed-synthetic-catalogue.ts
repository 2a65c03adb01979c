import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { refreshItemSearch } from '../item-search/refresh-item-search.ts';
import { runWithoutIndexes } from './run-without-indexes.ts';

const names = {
  first: 'sho mo be ra pa ni jo ku ta shi no chi do lo ma sa tu bi ho go'.split(' '),
  middle: 'na ro li ru ko mi shu da be ti la ngo ra si po ju ka du mo hi'.split(' '),
  last: 'li ra na ti moy ni kha sha ban der lo ta ri sho la mon da ki pur ya'.split(' '),
};

/**
 * Fills the shop with about this many skus by copying each item many times, with another name, price, width, date and
 * stock. The result is the same for the same number on every machine, because all randomness is derived from the new
 * ids.
 */
export async function seedSyntheticCatalogue(db: Kysely<Database>, skuCount: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`
      create function pg_temp.chance(of text) returns double precision language sql immutable
      return ('x' || substr(md5(of), 1, 8))::bit(32)::bigint / 4294967296.0`.execute(connection);
    await sql`
      create function pg_temp.one_of(of text, choices text[]) returns text language sql immutable
      return choices[1 + floor(pg_temp.chance(of) * cardinality(choices))]`.execute(connection);
    const { rows } = await sql<{ there: number }>`select count(*)::integer as there from skus`.execute(
      connection,
    );
    const copies = Math.ceil(skuCount / Math.max(rows[0]?.there ?? 0, 1)) - 1;
    await copyItems(connection, copies);
    await copySkus(connection);
    await standInShowrooms(connection);
    await sql`analyze items, skus, outlet_stock`.execute(connection);
    await runWithoutIndexes(connection, ['search_skus', 'search_category_items'], () =>
      refreshItemSearch(connection),
    );
    await sql`analyze search_tokens, search_words, search_skus, search_category_items`.execute(connection);
  });
}

async function copyItems(db: Kysely<Database>, copies: number): Promise<void> {
  await sql`
    insert into items
    select new_id, source_type,
      regexp_replace(title, '^\\S+', initcap(
        pg_temp.one_of(new_id || ':first', ${names.first}) ||
        pg_temp.one_of(new_id || ':middle', ${names.middle}) ||
        pg_temp.one_of(new_id || ':last', ${names.last})
      )),
      subtitle, description,
      to_char(date '2026-11-20' - floor(pg_temp.chance(new_id || ':day') * 1095)::integer, 'YYYY-MM-DD'),
      lead_days, silhouette, stage, category_ids,
      jsonb_set(extras, '{dimensions,width}', to_jsonb(
        round((extras -> 'dimensions' ->> 'width')::numeric * (0.85 + 0.3 * pg_temp.chance(new_id || ':width'))::numeric)
      )),
      options, jsonb_path_query_array(images, '$[0 to 1]'), search_words, sales_price, '{}'
    from (
      select items.*, id || '-' || copy as new_id
      from items cross join generate_series(1, ${copies}::integer) as copy
      where source_type = 'item'
      order by copy, id
    ) copied`.execute(db);
}

async function copySkus(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into skus
    select new_code, new_item, sort_order, new_price,
      case when pg_temp.chance(new_code || ':reduced') < 0.1 then floor(new_price * 0.85 / 50) * 50 end,
      attribute_values, image_url,
      case when pg_temp.chance(new_code || ':sold') < 0.15 then 0
        else 1 + floor(pg_temp.chance(new_code || ':there') * 20) end
    from (
      select skus.*, skus.code || '-' || copy as new_code, copied.id as new_item,
        greatest(round(skus.sales_price * (0.6 + 1.2 * pg_temp.chance(copied.id || ':price')) / 50), 1) * 50 as new_price
      from items as copied
      cross join lateral (select substring(copied.id, '-(\\d+)$') as copy) numbered
      join skus on skus.item_id = left(copied.id, -length(copy) - 1)
      where copied.source_type = 'item' and not exists (select from skus where item_id = copied.id)
    ) copied_skus`.execute(db);
}

/** Places each sku that is in no showroom yet in one of them, with its whole stock. */
async function standInShowrooms(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into outlet_stock (sku_code, outlet_id, available, display, made_to_order)
    select code, pg_temp.one_of(code || ':outlet', array(select id::text from outlets order by id)), available, false, false
    from skus where not exists (select from outlet_stock where sku_code = code)`.execute(db);
}
