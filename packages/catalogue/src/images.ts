import { join } from 'node:path';
import { type ImageFormat, listWidths } from '@piri/contract/image-widths';
import { z } from 'zod';
import { slug } from './fields.ts';
import { camera } from './pictures/camera.ts';
import { readRecords } from './read-records.ts';

export const formats = ['avif', 'webp'] as const satisfies readonly ImageFormat[];
export type { ImageFormat };

const share = z.number().min(0).max(1);
const bytes = z.array(z.int().positive());
const encoded = {
  width: z.int().positive(),
  height: z.int().positive(),
  /** Narrow to wide. `listWidths` returns those in which a format has a file. */
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

export const productPicture = z.strictObject({ variant: slug, view: slug, ...encoded, camera });
export type ProductPicture = z.output<typeof productPicture>;

export const hotspot = z.strictObject({ product: slug, x: share, y: share });
export type Hotspot = z.output<typeof hotspot>;

export const scenePicture = z.strictObject({
  view: slug,
  crop: slug,
  ...encoded,
  /** The positions of the items, as fractions of the crop from its upper left. */
  hotspots: z.array(hotspot),
});
export type ScenePicture = z.output<typeof scenePicture>;

export const pictureRecord = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('product'), id: slug, pictures: z.array(productPicture).min(1) }),
  z.strictObject({ kind: z.literal('scene'), id: slug, pictures: z.array(scenePicture).min(1) }),
]);
export type PictureRecord = z.output<typeof pictureRecord>;

/** The folder of the images and their records. */
export const picturesFolder = join(import.meta.dirname, '../pictures');

/** Reads the records of the images, ordered by id. */
export function readPictures(folder: string = picturesFolder): PictureRecord[] {
  return readRecords(folder, pictureRecord);
}

/** Returns the image of a product in one of its variants. */
export function findPicture(
  records: readonly PictureRecord[],
  { product, variant, view }: { product: string; variant: string; view: string },
): ProductPicture | undefined {
  for (const record of records) {
    if (record.kind !== 'product' || record.id !== product) continue;
    return record.pictures.find((picture) => picture.variant === variant && picture.view === view);
  }
  return undefined;
}

/** Returns the files of an image, by width and format. */
export function listImageFiles(picture: {
  widths: readonly number[];
}): { format: ImageFormat; width: number; index: number }[] {
  return formats.flatMap((format) =>
    listWidths(format, picture.widths).map((width, index) => ({ format, width, index })),
  );
}

/** Returns the path of a file below `pictures/`. */
export function getImagePath(
  id: string,
  picture: Pick<ProductPicture, 'variant' | 'view' | 'hash'> | Pick<ScenePicture, 'view' | 'crop' | 'hash'>,
  width: number,
  format: ImageFormat,
): string {
  const name = 'crop' in picture ? `${picture.view}-${picture.crop}` : `${picture.variant}-${picture.view}`;
  return `${id}/${name}-${picture.hash}-${width}.${format}`;
}
