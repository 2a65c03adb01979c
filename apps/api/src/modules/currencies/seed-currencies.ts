import { readCurrencies } from '@piri/catalogue/currencies';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Makes the table say what the file says, in the file's order. */
export async function seedCurrencies(tx: Transaction<Database>): Promise<void> {
  const rows = readCurrencies().map((row, index) => ({ ...row, sortOrder: index + 1 }));
  const codes = rows.map((row) => row.sourceId);
  await tx.deleteFrom('currencies').where(sql<boolean>`source_id <> all(${codes})`).execute();
  await tx
    .insertInto('currencies')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('sourceId').doUpdateSet(({ ref }) => ({
        sourceCountry: ref('excluded.sourceCountry'),
        rate: ref('excluded.rate'),
        imageUrl: ref('excluded.imageUrl'),
        numCode: ref('excluded.numCode'),
        sortOrder: ref('excluded.sortOrder'),
      })),
    )
    .execute();
}
