import { readCategories } from '@piri/catalogue/categories';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Makes the table say what the file says: new rows come, changed ones change, removed ones go. */
export async function seedCategories(tx: Transaction<Database>): Promise<void> {
  const rows = readCategories().map((row) => ({
    ...row,
    options: JSON.stringify(row.options),
    extras: JSON.stringify(row.extras),
  }));
  const ids = rows.map((row) => row.id);
  await tx.deleteFrom('categories').where(sql<boolean>`id <> all(${ids})`).execute();
  await tx
    .insertInto('categories')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        parentId: ref('excluded.parentId'),
        sortOrder: ref('excluded.sortOrder'),
        hidden: ref('excluded.hidden'),
        options: ref('excluded.options'),
        extras: ref('excluded.extras'),
      })),
    )
    .execute();
}
