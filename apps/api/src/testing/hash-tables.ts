import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TestApi } from './test-api.ts';

/** Returns a hash of each table that depends only on its rows. */
export async function hashAllTables({ db }: TestApi): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  return hashTables(
    { db },
    tables.map(({ name }) => name),
    sql`true`,
  );
}

/** Returns a hash of one customer's rows in each table that has any. */
export async function hashCustomerTables(
  { db }: TestApi,
  customerId: string,
): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id'`.execute(db);
  return hashTables(
    { db },
    tables.map(({ name }) => name),
    sql`one.customer_id = ${customerId}`,
  );
}

/** Hashes some tables in one query. */
export async function hashTables(
  { db }: Pick<TestApi, 'db'>,
  tables: readonly string[],
  which: RawBuilder<SqlBool>,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; figure: string }>`${sql.join(
    tables.map(
      (name) => sql`
        select ${name}::text as name, count(*) || ' ' || md5(string_agg(one::text, chr(10) order by one::text)) as figure
        from ${sql.table(name)} as one where ${which}`,
    ),
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
}
