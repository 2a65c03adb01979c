import { z } from 'zod';
import {
  assertFileNameIsId,
  CatalogueFileError,
  parseObject,
  readCatalogueFolder,
} from './catalogue-file.ts';
import { sentenceSchema, singleLineSchema, slugSchema } from './fields.ts';

const scene = z.strictObject({
  id: slugSchema,
  name: singleLineSchema,
  /** A text alternative for each image. */
  alt: z.strictObject({ day: sentenceSchema, night: sentenceSchema }),
  /** The vertical position that lower frames show, from top (0) to bottom (1) of the image. Most show the floor. */
  level: z.number().min(0).max(1).optional(),
  /** The products that are in the room. Without `look`, a product has its first variant. */
  products: z
    .array(z.strictObject({ id: slugSchema, look: slugSchema.optional() }))
    .min(1, 'must show at least one product'),
});
export type Scene = z.output<typeof scene>;

/** Reads the rooms that are rendered as a whole. */
export function readScenes(): Scene[] {
  return readCatalogueFolder('scenes').map(({ file, text }) => parseScene(file, text));
}

export function parseScene(file: string, text: string): Scene {
  const parsed = parseObject(file, text, scene);
  assertFileNameIsId(file, 'id', parsed.id);
  const ids = parsed.products.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) {
    throw new CatalogueFileError(file, 'field "products"', `"${repeated}" occurs twice.`);
  }
  return parsed;
}
