import type { Catalogue } from '@piri/catalogue/catalogue';
import type { PictureRecord } from '@piri/catalogue/pictures';
import type { ShapeRecord } from '@piri/catalogue/shapes';
import type { Sku } from '@piri/catalogue/skus';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';
import { attributeValuesOf } from './attribute-values.ts';
import { bundleRows } from './bundle-rows.ts';
import { faceOf } from './faces.ts';
import { productRows } from './product-rows.ts';

/** Fills in pieces and sets with their skus. */
export async function seedItems(
  tx: Transaction<Database>,
  catalogue: Catalogue,
  pictures: readonly PictureRecord[],
  shapes: readonly ShapeRecord[],
): Promise<void> {
  const pieces = productRows(catalogue, pictures, shapes);
  await fillTable(tx, {
    table: 'items',
    key: ['id'],
    rows: [...pieces, ...bundleRows(catalogue, pieces, pictures)],
  });

  const images = new Map(pieces.map((row) => [row.id, row.images]));
  const skus = catalogue.products.flatMap((product) =>
    product.skus.map((sku, index) => {
      const attributeValues = attributeValuesOf(sku.values);
      return {
        code: sku.code,
        itemId: product.id,
        sortOrder: index + 1,
        salesPrice: sku.salesPrice,
        discountedSalesPrice: sku.discountedSalesPrice ?? null,
        attributeValues,
        imageUrl: faceOf(images.get(product.id) ?? [], attributeValues)?.url ?? null,
        available: takeable(sku),
      };
    }),
  );
  await fillTable(tx, {
    table: 'skus',
    key: ['code'],
    rows: skus,
    // The files say what a new sku begins with. From then on only sales and the people of the shop move it: filling in
    // the catalogue again at the next start must not bring sold pieces back.
    writtenOnce: ['available'],
  });

  const bundleSkus = catalogue.bundles.flatMap(({ id, skus }) =>
    skus.map(({ code, quantity }, index) => ({ itemId: id, skuCode: code, quantity, sortOrder: index + 1 })),
  );
  await fillTable(tx, { table: 'bundleSkus', key: ['itemId', 'skuCode'], rows: bundleSkus });
}

function takeable({ stock }: Sku): number {
  return Object.values(stock).reduce<number>(
    (sum, standing) => sum + (typeof standing === 'number' ? standing : 0),
    0,
  );
}
