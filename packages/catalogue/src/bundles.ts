import { z } from 'zod';
import { assertFileNameIsId, parseObject, readCatalogueFolder } from './catalogue-file.ts';
import {
  isoDateSchema,
  sentenceSchema,
  singleLineSchema,
  skuCodeSchema,
  slugSchema,
  takaAmountSchema,
} from './fields.ts';
import { imageReferenceSchema } from './image-reference.ts';

const bundle = z.strictObject({
  id: slugSchema,
  title: singleLineSchema.max(90, 'must not be longer than 90 characters'),
  subtitle: singleLineSchema.max(60, 'must not be longer than 60 characters'),
  description: z.array(sentenceSchema).min(1, 'must have at least one paragraph'),
  createdAt: isoDateSchema,
  /** The price of the whole bundle. */
  salesPrice: takaAmountSchema,
  /** The skus of the bundle: each item in the colour and size that belong to it. */
  skus: z
    .array(z.strictObject({ code: skuCodeSchema, quantity: z.int().min(1).max(99).default(1) }))
    .min(1, 'must have at least one sku'),
  /** Without an image, the images of its items are shown side by side. */
  image: imageReferenceSchema.optional(),
});
export type Bundle = z.output<typeof bundle>;

/** Reads the bundles. */
export function readBundles(): Bundle[] {
  return readCatalogueFolder('bundles').map(({ file, text }) => parseBundle(file, text));
}

export function parseBundle(file: string, text: string): Bundle {
  const parsed = parseObject(file, text, bundle);
  assertFileNameIsId(file, 'id', parsed.id);
  return parsed;
}
