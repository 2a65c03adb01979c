import { z } from 'zod';
import { CatalogueFileError } from './catalogue-file.ts';
import { optionValuesSchema, skuCodeSchema, slugSchema, takaAmountSchema } from './fields.ts';

/**
 * The stock of each outlet, or why there is none to take along. An outlet that is not named does not display the sku.
 */
const stock = z.record(
  slugSchema,
  z.union(
    [z.int().min(0), z.literal(['display', 'made-to-order'])],
    'must be a number of pieces, "display" or "made-to-order"',
  ),
);

export const skuSchema = z.strictObject({
  code: skuCodeSchema,
  values: optionValuesSchema.default({}),
  salesPrice: takaAmountSchema,
  discountedSalesPrice: takaAmountSchema.optional(),
  stock,
});
export type Sku = z.output<typeof skuSchema>;

/** Checks that each code is unique and that each reduced price is lower than the usual one. */
export function assertValidSkus(file: string, { skus }: { skus: Sku[] }): void {
  const codes = new Set<string>();
  for (const { code, salesPrice, discountedSalesPrice } of skus) {
    const location = `sku "${code}"`;
    if (codes.has(code)) throw new CatalogueFileError(file, location, 'this code is used twice.');
    codes.add(code);
    if (discountedSalesPrice !== undefined && discountedSalesPrice >= salesPrice) {
      throw new CatalogueFileError(
        file,
        `${location}, field "discountedSalesPrice"`,
        `is ৳${discountedSalesPrice}, which is not less than ৳${salesPrice}.`,
      );
    }
  }
}
