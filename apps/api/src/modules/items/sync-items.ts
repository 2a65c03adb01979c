import type { Catalogue } from '@piri/catalogue/catalogue';
import type { ImageManifest } from '@piri/catalogue/images';
import type { ModelManifest } from '@piri/catalogue/models3d';
import type { Sku } from '@piri/catalogue/skus';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';
import { toSelectedOptions } from './attribute-values.ts';
import { findCoverImage } from './cover-image.ts';
import { toBundleRows } from './to-bundle-rows.ts';
import { toItemRows } from './to-item-rows.ts';

/** Writes the items and bundles of the catalogue, with their skus. */
export async function syncItems(
  tx: Transaction<Database>,
  catalogue: Catalogue,
  imageManifests: readonly ImageManifest[],
  models: readonly ModelManifest[],
): Promise<void> {
  const itemRows = toItemRows(catalogue, imageManifests, models);
  await syncTable(tx, {
    table: 'items',
    key: ['id'],
    rows: [...itemRows, ...toBundleRows(catalogue, itemRows, imageManifests)],
  });

  const images = new Map(itemRows.map((row) => [row.id, row.images]));
  const skus = catalogue.products.flatMap((product) =>
    product.skus.map((sku, index) => {
      const attributeValues = toSelectedOptions(sku.values);
      return {
        code: sku.code,
        itemId: product.id,
        sortOrder: index + 1,
        salesPrice: sku.salesPrice,
        discountedSalesPrice: sku.discountedSalesPrice ?? null,
        attributeValues,
        imageUrl: findCoverImage(images.get(product.id) ?? [], attributeValues)?.url ?? null,
        available: countAvailable(sku),
      };
    }),
  );
  await syncTable(tx, {
    table: 'skus',
    key: ['code'],
    rows: skus,
    // The files give only the initial stock of a new sku. Afterwards only sales and the staff change it: seeding again
    // at the next start must not restore what was sold.
    writtenOnce: ['available'],
  });

  const bundleSkus = catalogue.bundles.flatMap(({ id, skus }) =>
    skus.map(({ code, quantity }, index) => ({ itemId: id, skuCode: code, quantity, sortOrder: index + 1 })),
  );
  await syncTable(tx, { table: 'bundleSkus', key: ['itemId', 'skuCode'], rows: bundleSkus });
}

function countAvailable({ stock }: Sku): number {
  return Object.values(stock).reduce<number>(
    (sum, level) => sum + (typeof level === 'number' ? level : 0),
    0,
  );
}
