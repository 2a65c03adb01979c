import { type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface SyncTableParams<T extends keyof Database> {
  table: T;
  /** The columns of its primary key. */
  key: readonly (keyof Database[T] & string)[];
  rows: readonly Partial<Selectable<Database[T]>>[];
  /** The rows that the seed files own. @default all */
  ours?: RawBuilder<SqlBool>;
  /** Columns that are written when a row is inserted and never updated. */
  writtenOnce?: readonly (keyof Database[T] & string)[];
}

/**
 * Syncs a table with the given rows: inserts new rows, updates existing ones and deletes the others. The rows are sent
 * as one parameter, however many there are.
 */
export async function syncTable<T extends keyof Database>(
  tx: Transaction<Database>,
  { table, key, rows, ours = sql`true`, writtenOnce = [] }: SyncTableParams<T>,
): Promise<void> {
  const newRows = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(withColumnNames))})`;
  const keys = list(key);
  await sql`delete from ${sql.table(table)} where ${ours} and (${keys}) not in (select ${keys} from ${newRows})`.execute(
    tx,
  );

  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const unchangedColumns: readonly string[] = [...key, ...writtenOnce];
  const changing = columns.filter((column) => !unchangedColumns.includes(column));
  const changes = changing.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from ${newRows}
    on conflict (${keys}) do update set ${sql.join(changes)}`.execute(tx);
}

function list(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Kysely converts identifiers to snake case, but not the keys inside a JSON value. */
function withColumnNames(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
