import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';

export interface RowChange {
  table: string;
  /** Identifies the one row. */
  key: Readonly<Record<string, string>>;
  set: Readonly<Record<string, unknown>>;
}

/** Runs `look` while one row has other values, then restores the row, even after an error. */
export async function withChangedRow<T>(
  { db }: TestApi,
  { table, key, set }: RowChange,
  read: () => Promise<T>,
): Promise<T> {
  const row = sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );
  // As text, which the database can write and read for every column type.
  const columns = Object.keys(set).map((name) => sql`${sql.ref(name)}::text`);
  const { rows } = await sql<{ saved: (string | null)[] }>`
    select array[${sql.join(columns)}] as saved from ${sql.table(table)} where ${row}`.execute(db);
  expect(rows, `rows of ${table}`).toHaveLength(1);
  await update(Object.values(set));
  try {
    return await read();
  } finally {
    await update(rows[0]?.saved ?? []);
  }

  async function update(values: readonly unknown[]): Promise<void> {
    const changes: RawBuilder<unknown>[] = Object.keys(set).map(
      (name, index) => sql`${sql.ref(name)} = ${asParameter(values[index])}`,
    );
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${row}`.execute(db);
  }
}

/** Converts a value to a parameter. Objects are for JSON columns; lists of strings are passed as they are. */
function asParameter(value: unknown): unknown {
  const isJson = typeof value === 'object' && value !== null;
  return isJson && !(Array.isArray(value) && value.every((one) => typeof one === 'string'))
    ? JSON.stringify(value)
    : value;
}
