import { join } from 'node:path';
import { z } from 'zod';
import { optionValues, singleLine, slug } from './fields.ts';
import { readRecords } from './read-records.ts';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits');
const point = z.tuple([z.number(), z.number(), z.number()]);
const bytes = z.int().positive();

const look = z.strictObject({
  /** That of the product's model. */
  name: slug,
  /** What it is called inside of the file: what a shopper chooses, such as “Left, Navy”. */
  label: singleLine,
  when: optionValues,
  /** Below `shapes/textures/`, what this look is covered with. */
  textures: z.array(z.string().regex(/^[a-z0-9-]+-[0-9a-f]{8}\.webp$/)),
});

/** One file: all looks that share a form. */
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
  /** What it was made from: the product, the generator and its materials. */
  made: z.string(),
  shapes: z.array(shape).min(1),
  /** Bytes of each texture that its looks name. */
  textures: z.record(z.string(), bytes),
});
export type ShapeRecord = z.output<typeof shapeRecord>;

/** Where the shapes, their textures and their records lie. */
export const shapesFolder = join(import.meta.dirname, '../shapes');

/** Reads what shapes there are, in the order of the ids. */
export function readShapes(folder: string = shapesFolder): ShapeRecord[] {
  return readRecords(folder, shapeRecord);
}

/** The path of a shape below `shapes/`. */
export function getModelPath(id: string, { name, hash }: Pick<Model3d, 'name' | 'hash'>): string {
  return `${id}/${name}-${hash}.glb`;
}

/** What a look takes: the form and what covers it. */
export function getVariantBytes(record: ShapeRecord, shape: Model3d, look: Model3d['looks'][number]): number {
  return look.textures.reduce((sum, texture) => sum + (record.textures[texture] ?? 0), shape.bytes);
}
