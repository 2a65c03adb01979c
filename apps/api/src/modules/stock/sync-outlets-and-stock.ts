import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';

/** Writes the showrooms and their stock. */
export async function syncOutletsAndStock(
  tx: Transaction<Database>,
  { outlets, products }: Pick<Catalogue, 'outlets' | 'products'>,
): Promise<void> {
  const showrooms = outlets.map(({ hours, landmark = null, ...outlet }) => ({
    ...outlet,
    landmark,
    ...hours,
  }));
  await syncTable(tx, { table: 'outlets', key: ['id'], rows: showrooms });

  const stock = products.flatMap(({ skus }) =>
    skus.flatMap(({ code, stock }) =>
      Object.entries(stock).map(([outletId, level]) => ({
        outletId,
        skuCode: code,
        available: typeof level === 'number' ? level : 0,
        display: level === 'display',
        madeToOrder: level === 'made-to-order',
      })),
    ),
  );
  await syncTable(tx, {
    table: 'outletStock',
    key: ['skuCode', 'outletId'],
    rows: stock,
    // As with the skus, seeding again at the next start must not restore what was sold.
    writtenOnce: ['available'],
  });
}
