import { readCategories } from '@piri/catalogue/categories';
import { readCurrencies } from '@piri/catalogue/currencies';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMigrated } from './db/migrate.ts';
import { runTransactionWithRetry } from './db/transaction.ts';
import { prepareDatabase } from './prepare-database.ts';
import { hashAllTables } from './testing/hash-tables.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tables = () => hashAllTables(api);

describe('preparing the database', () => {
  it('inserts the data of the files', async () => {
    const categories = await api.db.selectFrom('categories').selectAll().orderBy('id').execute();
    expect(categories).toEqual(readCategories().toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    const currencies = await api.db.selectFrom('currencies').select('sourceId').orderBy('sourceId').execute();
    expect(currencies.map((row) => row.sourceId)).toEqual(
      readCurrencies()
        .map((row) => row.sourceId)
        .toSorted(),
    );
    expect(await isMigrated(api.db)).toBe(true);
  });

  it('changes nothing the second time', async () => {
    const before = await tables();
    await prepareDatabase(api.db);
    expect(await tables()).toEqual(before);
  });

  it('gives the same result when run three times concurrently', async () => {
    const before = await tables();
    await Promise.all([prepareDatabase(api.db), prepareDatabase(api.db), prepareDatabase(api.db)]);
    expect(await tables()).toEqual(before);
  });

  it('restores changed or lost rows and deletes rows that are not in the files', async () => {
    const before = await tables();
    await sql`update categories set name = 'x', parent_id = 'y', sort_order = 0, hidden = true, extras = '{}'`.execute(
      api.db,
    );
    await sql`update currencies set rate = 9, sort_order = 9, source_country = 'x'`.execute(api.db);
    await sql`delete from categories where id = 'sofas'`.execute(api.db);
    await sql`insert into categories (id, name, sort_order) values ('attic', 'Attic', 1)`.execute(api.db);
    await sql`insert into currencies values ('ABC', 'Nowhere', 2, '/x.svg', '000', 9)`.execute(api.db);
    await sql`update items set title = 'x', images = '[]', category_ids = '{}', created_at = '2000-01-01'`.execute(
      api.db,
    );
    await sql`update skus set sales_price = 1, discounted_sales_price = 1, attribute_values = '[]'`.execute(
      api.db,
    );
    await sql`insert into skus select 'EXTRA', item_id, 9, 1, null, '[]', null, 5 from skus where code = 'PIRI-NAT'`.execute(
      api.db,
    );
    await sql`update bundle_skus set quantity = 9`.execute(api.db);
    await sql`update outlet_stock set display = true, made_to_order = true`.execute(api.db);
    await sql`update global_discounts set value = 99, valid = true`.execute(api.db);
    await sql`delete from items where id = 'uthan-lounger'`.execute(api.db);
    await sql`delete from outlets where id = 'rangpur'`.execute(api.db);
    await prepareDatabase(api.db);
    expect(await tables()).toEqual(before);
  });

  it('keeps the stock after sales', async () => {
    const before = await tables();
    const stock = (by: number) =>
      sql`
      with taken as (update outlet_stock set available = available + ${by} where sku_code = 'PIRI-NAT')
      update skus set available = available + ${by} * 11 where code = 'PIRI-NAT'`.execute(api.db);
    await stock(-1);
    const sold = await tables();
    await prepareDatabase(api.db);
    const after = await tables();
    await stock(1);
    expect(after['skus']).toEqual(sold['skus']);
    expect(after['outlet_stock']).toEqual(sold['outlet_stock']);
    expect(after['skus']).not.toEqual(before['skus']);
    expect((await tables())['skus']).toEqual(before['skus']);
  });
});

describe('a transaction', () => {
  const giveWay = (state: string) =>
    sql`do $$ begin raise exception 'gave way' using errcode = ${sql.lit(state)}; end $$`;
  const mark = (name: string) => sql`update categories set name = ${name} where id = 'clocks'`;
  const name = async () =>
    (
      await api.db
        .selectFrom('categories')
        .select('name')
        .where('id', '=', 'clocks')
        .executeTakeFirstOrThrow()
    ).name;

  it.each(['40001', '40P01'])('is retried from the start after a conflict (%s)', async (state) => {
    let attempts = 0;
    await runTransactionWithRetry(api.db, async (tx) => {
      attempts += 1;
      await mark(`attempt ${attempts}`).execute(tx);
      if (attempts < 3) await giveWay(state).execute(tx);
    });
    expect([attempts, await name()]).toEqual([3, 'attempt 3']);
  });

  it('fails after five conflicts and changes nothing', async () => {
    const before = await name();
    let attempts = 0;
    const work = runTransactionWithRetry(api.db, async (tx) => {
      attempts += 1;
      await mark('never').execute(tx);
      await giveWay('40001').execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect([attempts, await name()]).toEqual([5, before]);
  });

  it('is not retried after another error', async () => {
    let attempts = 0;
    const work = runTransactionWithRetry(api.db, async (tx) => {
      attempts += 1;
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(attempts).toBe(1);
  });

  it('loses no concurrent change', async () => {
    await mark('0').execute(api.db);
    const increment = () =>
      runTransactionWithRetry(api.db, async (tx) => {
        const row = await tx
          .selectFrom('categories')
          .select('name')
          .where('id', '=', 'clocks')
          .executeTakeFirstOrThrow();
        await mark(String(Number(row.name) + 1)).execute(tx);
      });
    await Promise.all([increment(), increment(), increment()]);
    expect(await name()).toBe('3');
  });
});
