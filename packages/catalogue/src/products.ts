import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { isoDateSchema, sentenceSchema, singleLineSchema, slugSchema } from './fields.ts';
import { assertConsistentMeasurements, measurementsShape } from './measurements.ts';
import {
  assertCompleteCombinations,
  productOptionsSchema,
  unavailableCombinationSchema,
} from './product-options.ts';
import { assertVariantsMatchSkus, parametricModelSchema } from './render-variants.ts';
import { getFamilySilhouetteName, type SilhouetteName, silhouettes } from './silhouettes.ts';
import { assertValidSkus, skuSchema } from './skus.ts';

const product = z.strictObject({
  id: slugSchema,
  title: singleLineSchema.max(90, 'must not be longer than 90 characters'),
  /** The short line under the title. */
  subtitle: singleLineSchema.max(60, 'must not be longer than 60 characters'),
  description: z.array(sentenceSchema).min(1, 'must have at least one paragraph'),
  /** The first one counts for discounts and for the link back to the list. */
  categories: z.array(slugSchema).min(1, 'must name at least one category'),
  /** Search words that occur in none of its texts, in Bangla and in Bangla written with English letters. */
  searchWords: z.array(singleLineSchema).default([]),
  /** Decides which products are new arrivals. */
  createdAt: isoDateSchema,
  options: productOptionsSchema.default({}),
  skus: z.array(skuSchema).min(1, 'must have at least one sku'),
  missing: z.array(unavailableCombinationSchema).default([]),
  ...measurementsShape,
  otherSizes: measurementsShape.otherSizes.default([]),
  /** The number of people who sit, eat or sleep on it. */
  seats: z.int().min(1).optional(),
  /** The materials that shoppers filter by. `materials` has the material of each part. */
  madeOf: z.array(singleLineSchema).min(1, 'must name at least one material'),
  /** The parts and their materials, in display order. */
  materials: z.record(singleLineSchema, singleLineSchema),
  care: z.array(sentenceSchema),
  assembly: z.enum(['comes-whole', 'by-us', 'by-you']),
  warrantyMonths: z.int().min(0),
  /** Working days until it leaves the workshop. Made to order takes longer, by the shop's settings. */
  leadDays: z.int().min(0),
  goesWith: z.array(slugSchema).default([]),
  /** How it is rendered. Without a model, it is shown as an outline of its dimensions. */
  model: parametricModelSchema.optional(),
  /** The outline of an item without a model; with a model, the family determines it. */
  silhouette: z.enum(silhouettes).optional(),
});
type ProductFile = z.output<typeof product>;
export type Product = ProductFile & { silhouette: SilhouetteName };

/** Reads the products and validates each by itself. `assertCatalogueReferences` checks their references to other files. */
export function readProducts(): Product[] {
  return readCatalogueFolder('products').map(({ file, text }) => parseProduct(file, text));
}

export function parseProduct(file: string, text: string): Product {
  const parsed = parseObject(file, text, product);
  const { model, ...item } = parsed;
  assertFileNameIsId(file, 'id', item.id);
  assertValidSkus(file, item);
  assertCompleteCombinations(file, item);
  assertConsistentMeasurements(file, item);
  if (model !== undefined) assertVariantsMatchSkus(file, { ...item, model });
  return { ...parsed, silhouette: getSilhouette(file, parsed) };
}

/** Returns the outline of a product. Throws if it has none, or states one although its model determines it. */
function getSilhouette(file: string, { model, silhouette }: ProductFile): SilhouetteName {
  if (model === undefined) {
    if (silhouette !== undefined) return silhouette;
    throw new CatalogueFileError(
      file,
      'field "silhouette"',
      'is missing. A product without a model must name its outline.',
    );
  }
  if (silhouette === undefined) return getFamilySilhouetteName(model.family);
  throw new CatalogueFileError(
    file,
    'field "silhouette"',
    `must be removed: the family of the model, ${model.family}, determines the outline.`,
  );
}
