import { type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface SyncTableParams<T extends keyof Database> {
  table: T;
  /** The columns of its primary key. */
  key: readonly (keyof Database[T] & string)[];
  rows: readonly Partial<Selectable<Database[T]>>[];
  /** Which rows of the table the files speak of. @default all */
  ours?: RawBuilder<SqlBool>;
  /** Columns that are written with a new row and left alone ever after. */
  writtenOnce?: readonly (keyof Database[T] & string)[];
}

/**
 * Makes a table say what the files say: new rows come, changed ones change, the others go. The rows travel as one value,
 * however many they are.
 */
export async function syncTable<T extends keyof Database>(
  tx: Transaction<Database>,
  { table, key, rows, ours = sql`true`, writtenOnce = [] }: SyncTableParams<T>,
): Promise<void> {
  const given = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(withColumnNames))})`;
  const keys = list(key);
  await sql`delete from ${sql.table(table)} where ${ours} and (${keys}) not in (select ${keys} from ${given})`.execute(
    tx,
  );

  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const kept: readonly string[] = [...key, ...writtenOnce];
  const changing = columns.filter((column) => !kept.includes(column));
  const changes = changing.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from ${given}
    on conflict (${keys}) do update set ${sql.join(changes)}`.execute(tx);
}

function list(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Kysely renames identifiers for us; names inside a JSON value are values to it. */
function withColumnNames(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
