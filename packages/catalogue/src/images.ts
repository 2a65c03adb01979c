import { join } from 'node:path';
import { getRenditionWidths, type ImageFormat } from '@piri/contract/image-widths';
import { z } from 'zod';
import { slugSchema } from './fields.ts';
import { imageCameraSchema } from './pictures/image-camera.ts';
import { readManifestFolder } from './read-manifest-folder.ts';

export const imageFormats = ['avif', 'webp'] as const satisfies readonly ImageFormat[];
export type { ImageFormat };

const share = z.number().min(0).max(1);
const bytes = z.array(z.int().positive());
const encoded = {
  width: z.int().positive(),
  height: z.int().positive(),
  /** Narrow to wide. `getRenditionWidths` returns those in which a format has a file. */
  widths: z.array(z.int().positive()).length(5),
  /** Part of the file names, so that browsers can cache the files forever. */
  hash: z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits'),
  /** A tiny version of the image as a data URL, shown until the image has loaded. */
  placeholder: z.string().startsWith('data:image/webp;base64,').max(200),
  /** The dominant colour, such as `#a99d8b`. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #a99d8b'),
  /** The size of each file, to check the weight of pages. */
  bytes: z.strictObject({ avif: bytes.length(5), webp: bytes.min(1).max(2) }),
};

const productImageSchema = z.strictObject({
  variant: slugSchema,
  view: slugSchema,
  ...encoded,
  camera: imageCameraSchema,
});
export type ProductImage = z.output<typeof productImageSchema>;

export const hotspotSchema = z.strictObject({ product: slugSchema, x: share, y: share });
export type Hotspot = z.output<typeof hotspotSchema>;

const sceneImageSchema = z.strictObject({
  view: slugSchema,
  crop: slugSchema,
  ...encoded,
  /** The positions of the items, as fractions of the crop from its upper left. */
  hotspots: z.array(hotspotSchema),
});
export type SceneImage = z.output<typeof sceneImageSchema>;

export const imageManifestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    id: slugSchema,
    pictures: z.array(productImageSchema).min(1),
  }),
  z.strictObject({ kind: z.literal('scene'), id: slugSchema, pictures: z.array(sceneImageSchema).min(1) }),
]);
export type ImageManifest = z.output<typeof imageManifestSchema>;

/** The folder of the images and their manifests. */
export const imagesFolder = join(import.meta.dirname, '../pictures');

/** Reads the manifests of the images, ordered by id. */
export function readImageManifests(folder: string = imagesFolder): ImageManifest[] {
  return readManifestFolder(folder, imageManifestSchema);
}

/** Returns the image of a product in one of its variants. */
export function findProductImage(
  manifests: readonly ImageManifest[],
  { product, variant, view }: { product: string; variant: string; view: string },
): ProductImage | undefined {
  for (const manifest of manifests) {
    if (manifest.kind !== 'product' || manifest.id !== product) continue;
    return manifest.pictures.find((image) => image.variant === variant && image.view === view);
  }
  return undefined;
}

/** Returns the files of an image, by width and format. */
export function listImageFileSpecs(image: {
  widths: readonly number[];
}): { format: ImageFormat; width: number; index: number }[] {
  return imageFormats.flatMap((format) =>
    getRenditionWidths(format, image.widths).map((width, index) => ({ format, width, index })),
  );
}

/** Returns the path of a file below `pictures/`. */
export function getImagePath(
  id: string,
  image: Pick<ProductImage, 'variant' | 'view' | 'hash'> | Pick<SceneImage, 'view' | 'crop' | 'hash'>,
  width: number,
  format: ImageFormat,
): string {
  const name = 'crop' in image ? `${image.view}-${image.crop}` : `${image.variant}-${image.view}`;
  return `${id}/${name}-${image.hash}-${width}.${format}`;
}
