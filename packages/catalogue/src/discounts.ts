import { z } from 'zod';
import { assertFileNameIsId, parseObject, readCatalogueFolder } from './catalogue-file.ts';
import { singleLineSchema, skuCodeSchema, slugSchema, takaAmountSchema } from './fields.ts';

const shared = {
  id: slugSchema,
  /** For the person who edits it; shoppers see only the reduced price. */
  title: singleLineSchema,
  valid: z.boolean(),
};
const percentage = z.number().positive('must be more than 0 percent').max(100, 'must be at most 100 percent');
const categories = z.array(slugSchema).min(1, 'must name at least one category');
/** Without a code, every sku of the product. */
const items = z
  .array(z.strictObject({ itemId: slugSchema, skuCode: skuCodeSchema.optional() }))
  .min(1, 'must name at least one product');

const onCategory = { ...shared, type: z.literal('FIXED_CATEGORY'), categories };
const onProduct = { ...shared, type: z.literal('FIXED_PRODUCT'), items };
const byPercentage = { discountType: z.literal('PERCENTAGE'), value: percentage };
const byAmount = { discountType: z.literal('FIXED'), value: takaAmountSchema };

const discount = z.discriminatedUnion('type', [
  z.discriminatedUnion('discountType', [
    z.strictObject({ ...onCategory, ...byPercentage }),
    z.strictObject({ ...onCategory, ...byAmount }),
  ]),
  z.discriminatedUnion('discountType', [
    z.strictObject({ ...onProduct, ...byPercentage }),
    z.strictObject({ ...onProduct, ...byAmount }),
  ]),
]);
export type Discount = z.output<typeof discount>;

/** Reads the discounts. */
export function readDiscounts(): Discount[] {
  return readCatalogueFolder('discounts').map(({ file, text }) => parseDiscount(file, text));
}

export function parseDiscount(file: string, text: string): Discount {
  const parsed = parseObject(file, text, discount);
  assertFileNameIsId(file, 'id', parsed.id);
  return parsed;
}
