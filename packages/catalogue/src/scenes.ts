import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { sentence, singleLine, slug } from './fields.ts';

const scene = z.strictObject({
  id: slug,
  name: singleLine,
  /** What is to be seen, for those who do not see it. */
  alt: z.strictObject({ day: sentence, night: sentence }),
  /** Where frames that are lower than its pictures look, from their top (0) to their bottom (1). Most look at the floor. */
  level: z.number().min(0).max(1).optional(),
  /** What of the shop stands in it. Without a look, a product comes in its first one. */
  products: z
    .array(z.strictObject({ id: slug, look: slug.optional() }))
    .min(1, 'must show one product at least'),
});
export type Scene = z.output<typeof scene>;

/** Reads the rooms that are pictured as a whole. */
export function readScenes(): Scene[] {
  return readCatalogueFolder('scenes').map(({ file, text }) => parseScene(file, text));
}

export function parseScene(file: string, text: string): Scene {
  const parsed = parseObject(file, text, scene);
  assertFileNameIsId(file, 'id', parsed.id);
  const ids = parsed.products.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) {
    throw new CatalogueFileError(file, 'field "products"', `"${repeated}" stands in it twice.`);
  }
  return parsed;
}
