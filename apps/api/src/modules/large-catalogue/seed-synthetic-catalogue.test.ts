import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestApi } from '../../testing/test-api.ts';
import { createPostgresSearchIndex } from '../item-search/create-postgres-search-index.ts';
import { seedSyntheticCatalogue } from './seed-synthetic-catalogue.ts';

/** Everything that was created, as one hash. */
const everything = sql<{ made: string }>`
  select md5(
    (select string_agg(items::text, '' order by id) from items) ||
    (select string_agg(skus::text, '' order by code) from skus) ||
    (select string_agg(outlet_stock::text, '' order by sku_code, outlet_id) from outlet_stock)
  ) as made`;

it('creates the same searchable catalogue each time and keeps the indexes', async () => {
  const made: (string | undefined)[] = [];
  for (let round = 0; round < 2; round += 1) {
    const api = await startTestApi();
    const indexes = sql<{ indexdef: string }>`
      select indexdef from pg_indexes where tablename like 'search_%' order by indexdef`;
    const before = (await indexes.execute(api.db)).rows;
    await seedSyntheticCatalogue(api.db, 1000);
    made.push((await everything.execute(api.db)).rows[0]?.made);
    expect((await indexes.execute(api.db)).rows).toEqual(before);
    const { rows } = await sql<{ skus: number }>`select count(*)::integer as skus from skus`.execute(api.db);
    expect(rows[0]?.skus).toBeGreaterThanOrEqual(1000);
    const input = { page: 1, size: 24, fetchCount: true, textParams: [], nestedParams: [], sortParams: [] };
    const choices = { facets: {}, inStock: false, onOffer: false };
    const { ids, counts } = await createPostgresSearchIndex(api.db).search({
      ...input,
      ...choices,
      query: 'wardrobe',
    });
    expect(ids.filter((id) => /-\d+$/.test(id)).length).toBeGreaterThan(12);
    expect(counts?.estimated).toBe(false);
    await api.close();
  }
  expect(made[0]).toBe(made[1]);
});
