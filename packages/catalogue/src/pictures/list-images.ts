import { join } from 'node:path';
import { getImagePath, readImageManifests } from '../images.ts';
import { findOutlineFaults, isOutlineCheckableView } from './find-outline-faults.ts';
import { getHull, type Hull } from './hull.ts';
import { type ImageCamera, type ItemSize, projectHullBounds, type Rectangle } from './image-camera.ts';
import type { ImageCommandPaths } from './image-command-paths.ts';
import type { ImageJob, ProductJob } from './jobs.ts';
import { findOutlineBounds, normalizeOutline } from './outline.ts';
import { readAlphaMask } from './read-alpha-mask.ts';
import { readMastersMetadata } from './render-output.ts';

/** An image to look at or to measure. */
export interface ListedImage {
  /** The id of the product or the room. */
  id: string;
  variant: string | undefined;
  /** The view; for a room, with the name of the crop. */
  view: string;
  path: string;
  width: number;
  height: number;
  /** The camera and the item's size and hull; rooms are not measured. */
  expectedGeometry: { camera: ImageCamera; size: ItemSize; hull: Hull } | undefined;
}

/** Returns the largest AVIF of each image that the shop serves. */
export function listServedImages(jobs: readonly ImageJob[], { pictures }: ImageCommandPaths): ListedImage[] {
  return readImageManifests(pictures).flatMap((manifest) => {
    const job = jobs.find(({ id }) => id === manifest.id);
    if (job === undefined) return [];
    return manifest.pictures.map((image): ListedImage => {
      const { width, height, widths } = image;
      const path = join(pictures, getImagePath(manifest.id, image, Math.max(...widths), 'avif'));
      const about = { id: manifest.id, path, width, height };
      if ('crop' in image) {
        return {
          ...about,
          variant: undefined,
          view: `${image.view}-${image.crop}`,
          expectedGeometry: undefined,
        };
      }
      const expectedGeometry =
        job.kind === 'product' ? getExpectedGeometry(job, image.variant, image.camera) : undefined;
      return { ...about, variant: image.variant, view: image.view, expectedGeometry };
    });
  });
}

/** Returns the generator's own images, such as the previews. */
export function listMasters(jobs: readonly ImageJob[], { masters }: ImageCommandPaths): ListedImage[] {
  return jobs.flatMap((job) => {
    const taken = readMastersMetadata(masters, job.id)?.pictures ?? [];
    return taken.map(({ file, variant, view, width, height, camera }): ListedImage => {
      const expectedGeometry = job.kind === 'product' ? getExpectedGeometry(job, variant, camera) : undefined;
      return {
        id: job.id,
        variant,
        view,
        path: join(masters, job.id, file),
        width,
        height,
        expectedGeometry,
      };
    });
  });
}

function getExpectedGeometry(job: ProductJob, variant: string | undefined, camera: ImageCamera) {
  const ownParameters = job.variants.find(({ name }) => name === variant)?.parameters;
  return {
    camera,
    size: job.size,
    hull: getHull({ ...job, parameters: { ...job.parameters, ...ownParameters } }),
  };
}

export interface OutlineMeasurement {
  box: Rectangle;
  outline: Rectangle | undefined;
  shape: Uint8Array | undefined;
  faults: string[];
}

/**
 * Compares the visible outline of an item with its size. Returns undefined for rooms, and for views that show only a
 * part.
 */
export async function measureOutline({
  view,
  path,
  width,
  height,
  expectedGeometry,
}: ListedImage): Promise<OutlineMeasurement | undefined> {
  if (expectedGeometry === undefined || !isOutlineCheckableView(view)) return undefined;
  const cover = await readAlphaMask(path);
  const box = projectHullBounds(
    expectedGeometry.camera,
    expectedGeometry.size,
    expectedGeometry.hull,
    width,
    height,
  );
  const outline = findOutlineBounds(cover);
  return {
    box,
    outline,
    shape: normalizeOutline(cover),
    faults: findOutlineFaults(view, width, box, outline),
  };
}
