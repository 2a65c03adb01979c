import { z } from 'zod';
import { assertFileNameIsId, parseObject, readCatalogueFolder } from './catalogue-file.ts';
import { isoDate, sentence, singleLine, skuCode, slug, takaAmount } from './fields.ts';
import { imageReference } from './image-reference.ts';

const bundle = z.strictObject({
  id: slug,
  title: singleLine.max(90, 'must not be longer than 90 characters'),
  subtitle: singleLine.max(60, 'must not be longer than 60 characters'),
  description: z.array(sentence).min(1, 'must have at least one paragraph'),
  createdAt: isoDate,
  /** The price of the whole bundle. */
  salesPrice: takaAmount,
  /** The skus of the bundle: each item in the colour and size that belong to it. */
  skus: z
    .array(z.strictObject({ code: skuCode, quantity: z.int().min(1).max(99).default(1) }))
    .min(1, 'must have at least one sku'),
  /** Without an image, the images of its items are shown side by side. */
  image: imageReference.optional(),
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
