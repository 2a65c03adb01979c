import { join } from 'node:path';
import { z } from 'zod';
import { optionValuesSchema, singleLineSchema, slugSchema } from './fields.ts';
import { readManifestFolder } from './read-manifest-folder.ts';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits');
const point = z.tuple([z.number(), z.number(), z.number()]);
const bytes = z.int().positive();

const variant = z.strictObject({
  /** The name of the variant in the product's `model`. */
  name: slugSchema,
  /** Its name inside the file: the selected option values, such as “Left, Navy”. */
  label: singleLineSchema,
  when: optionValuesSchema,
  /** The files of its textures, below `shapes/textures/`. */
  textures: z.array(z.string().regex(/^[a-z0-9-]+-[0-9a-f]{8}\.webp$/)),
});

/** One file: all variants that have the same shape. */
const model3d = z.strictObject({
  name: slugSchema,
  hash,
  bytes,
  triangles: z.int().positive(),
  /** Metres, Y up, the front towards +Z, standing on 0. */
  bounds: z.strictObject({ min: point, max: point }),
  looks: z.array(variant).min(1),
});
export type Model3d = z.output<typeof model3d>;

export const modelManifestSchema = z.strictObject({
  id: slugSchema,
  /** The hash of its sources: the product, the generator and the materials. */
  made: z.string(),
  shapes: z.array(model3d).min(1),
  /** The size in bytes of each texture that its variants name. */
  textures: z.record(z.string(), bytes),
});
export type ModelManifest = z.output<typeof modelManifestSchema>;

/** The folder of the 3D models, their textures and their manifests. */
export const models3dFolder = join(import.meta.dirname, '../shapes');

/** Reads the manifests of the 3D models, ordered by id. */
export function readModelManifests(folder: string = models3dFolder): ModelManifest[] {
  return readManifestFolder(folder, modelManifestSchema);
}

/** Returns the path of a 3D model below `shapes/`. */
export function getModelPath(id: string, { name, hash }: Pick<Model3d, 'name' | 'hash'>): string {
  return `${id}/${name}-${hash}.glb`;
}

/** Returns the size of a variant: the file and its textures. */
export function getVariantByteSize(
  manifest: ModelManifest,
  model3d: Model3d,
  variant: Model3d['looks'][number],
): number {
  return variant.textures.reduce((sum, texture) => sum + (manifest.textures[texture] ?? 0), model3d.bytes);
}
