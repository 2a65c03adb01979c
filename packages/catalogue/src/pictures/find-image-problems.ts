import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { getImagePath, type ImageManifest, imageFormats, listImageFileSpecs } from '../images.ts';
import { pickRenditionWidth } from './encode-image.ts';
import { phoneBudgets } from './image-encoding-tasks.ts';
import type { ImageJob } from './jobs.ts';
import { isImageComplete, listManifestImagePaths } from './manifest-file.ts';

/** Folders below `pictures/` that contain drawings, which have no manifest. */
const drawings = ['swatches/**', 'payments/**'];

/** The limit for all files of all images together, to keep a clone small. */
export const maxTotalImageBytes = 64_000_000;

/** Returns the variants and views that a job asks for and its manifest lacks. */
export function findMissingImages(job: ImageJob, manifest: ImageManifest): string[] {
  const has = new Set(
    manifest.pictures.map((one) => ('variant' in one ? `${one.variant} ${one.view}` : one.view)),
  );
  const variants = job.kind === 'scene' ? [''] : job.variants.map(({ name }) => `${name} `);
  return variants
    .flatMap((variant) => job.views.map(({ name }) => `${variant}${name}`))
    .filter((one) => !has.has(one));
}

/** Returns the files below `pictures/` that no manifest names. */
export function findOrphanImageFiles(images: string, manifests: readonly ImageManifest[]): string[] {
  const named = new Set(
    manifests.flatMap((manifest) => [`${manifest.id}.json`, ...listManifestImagePaths(manifest)]),
  );
  return globSync('**/*.*', { cwd: images, exclude: drawings }).filter((file) => !named.has(file));
}

/** Returns the files that are missing, truncated, or have an image of another size. */
export async function findBrokenImageFiles(images: string, manifest: ImageManifest): Promise<string[]> {
  const broken: string[] = [];
  for (const image of manifest.pictures) {
    for (const { format, width } of listImageFileSpecs(image)) {
      const file = getImagePath(manifest.id, image, width, format);
      const height = Math.round((width * image.height) / image.width);
      if (!(await isImage(join(images, file), width, height))) broken.push(file);
    }
    if (!isImageComplete(images, manifest.id, image)) broken.push(`${manifest.id}: bytes of ${image.view}`);
  }
  return broken;
}

async function isImage(path: string, width: number, height: number): Promise<boolean> {
  try {
    const size = await sharp(path).metadata();
    return size.width === width && Math.abs((size.height ?? 0) - height) <= 1;
  } catch {
    // sharp cannot open the file, so it is not an image; the caller reports it.
    return false;
  }
}

/**
 * Returns the images that are too large to load in time on a phone with a slow connection, as the first image of a
 * page.
 */
export function findOversizedImages(manifest: ImageManifest): string[] {
  const phone = phoneBudgets[manifest.kind];
  return manifest.pictures.flatMap((image) => {
    const isFirst = 'variant' in image ? image.view === 'three-quarter' : image.crop === 'tall';
    const bytes = image.bytes.avif[image.widths.indexOf(pickRenditionWidth(phone.pixels, image.widths))] ?? 0;
    const isHeavy = isFirst && bytes > phone.bytes;
    const name = 'variant' in image ? image.variant : image.view;
    return isHeavy ? [`${manifest.id} ${name}: ${(bytes / 1000).toFixed(1)} KB`] : [];
  });
}

export function sumImageBytes(manifests: readonly ImageManifest[]): number {
  return manifests
    .flatMap(({ pictures }) =>
      pictures.flatMap(({ bytes }) => imageFormats.flatMap((format) => bytes[format])),
    )
    .reduce((sum, one) => sum + one, 0);
}
