import { join } from 'node:path';
import { z } from 'zod';
import { optionValues, singleLine, slug } from './fields.ts';
import { readRecords } from './read-records.ts';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits');
const point = z.tuple([z.number(), z.number(), z.number()]);
const bytes = z.int().positive();

const look = z.strictObject({
  /** The name of the variant in the product's `model`. */
  name: slug,
  /** Its name inside the file: the selected option values, such as “Left, Navy”. */
  label: singleLine,
  when: optionValues,
  /** The files of its textures, below `shapes/textures/`. */
  textures: z.array(z.string().regex(/^[a-z0-9-]+-[0-9a-f]{8}\.webp$/)),
});

/** One file: all variants that have the same shape. */
const shape = z.strictObject({
  name: slug,
  hash,
  bytes,
  triangles: z.int().positive(),
  /** Metres, Y up, the front towards +Z, standing on 0. */
  bounds: z.strictObject({ min: point, max: point }),
  looks: z.array(look).min(1),
});
export type Model3d = z.output<typeof shape>;

export const shapeRecord = z.strictObject({
  id: slug,
  /** The hash of its sources: the product, the generator and the materials. */
  made: z.string(),
  shapes: z.array(shape).min(1),
  /** The size in bytes of each texture that its variants name. */
  textures: z.record(z.string(), bytes),
});
export type ShapeRecord = z.output<typeof shapeRecord>;

/** The folder of the 3D models, their textures and their records. */
export const shapesFolder = join(import.meta.dirname, '../shapes');

/** Reads the records of the 3D models, ordered by id. */
export function readShapes(folder: string = shapesFolder): ShapeRecord[] {
  return readRecords(folder, shapeRecord);
}

/** Returns the path of a 3D model below `shapes/`. */
export function getModelPath(id: string, { name, hash }: Pick<Model3d, 'name' | 'hash'>): string {
  return `${id}/${name}-${hash}.glb`;
}

/** Returns the size of a variant: the file and its textures. */
export function getVariantBytes(record: ShapeRecord, shape: Model3d, look: Model3d['looks'][number]): number {
  return look.textures.reduce((sum, texture) => sum + (record.textures[texture] ?? 0), shape.bytes);
}
