import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { formats, getImagePath, listImageFiles, type PictureRecord } from '../images.ts';
import { pickWidth } from './encode-image.ts';
import type { Job } from './jobs.ts';
import { filesOfRecord, isComplete } from './manifest-file.ts';
import { phoneBudgets } from './renditions.ts';

/** Folders below `pictures/` that contain drawings, which have no record. */
const drawings = ['swatches/**', 'payments/**'];

/** The limit for all files of all images together, to keep a clone small. */
export const totalBudget = 64_000_000;

/** Returns the variants and views that a job asks for and its record lacks. */
export function findMissing(job: Job, record: PictureRecord): string[] {
  const has = new Set(
    record.pictures.map((one) => ('variant' in one ? `${one.variant} ${one.view}` : one.view)),
  );
  const looks = job.kind === 'scene' ? [''] : job.variants.map(({ name }) => `${name} `);
  return looks
    .flatMap((look) => job.views.map(({ name }) => `${look}${name}`))
    .filter((one) => !has.has(one));
}

/** Returns the files below `pictures/` that no record names. */
export function findOrphans(pictures: string, records: readonly PictureRecord[]): string[] {
  const named = new Set(records.flatMap((record) => [`${record.id}.json`, ...filesOfRecord(record)]));
  return globSync('**/*.*', { cwd: pictures, exclude: drawings }).filter((file) => !named.has(file));
}

/** Returns the files that are missing, truncated, or have an image of another size. */
export async function findBroken(pictures: string, record: PictureRecord): Promise<string[]> {
  const broken: string[] = [];
  for (const picture of record.pictures) {
    for (const { format, width } of listImageFiles(picture)) {
      const file = getImagePath(record.id, picture, width, format);
      const height = Math.round((width * picture.height) / picture.width);
      if (!(await isPicture(join(pictures, file), width, height))) broken.push(file);
    }
    if (!isComplete(pictures, record.id, picture)) broken.push(`${record.id}: bytes of ${picture.view}`);
  }
  return broken;
}

async function isPicture(path: string, width: number, height: number): Promise<boolean> {
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
export function findOversized(record: PictureRecord): string[] {
  const phone = phoneBudgets[record.kind];
  return record.pictures.flatMap((picture) => {
    const isFirst = 'variant' in picture ? picture.view === 'three-quarter' : picture.crop === 'tall';
    const bytes = picture.bytes.avif[picture.widths.indexOf(pickWidth(phone.pixels, picture.widths))] ?? 0;
    const isHeavy = isFirst && bytes > phone.bytes;
    const name = 'variant' in picture ? picture.variant : picture.view;
    return isHeavy ? [`${record.id} ${name}: ${(bytes / 1000).toFixed(1)} KB`] : [];
  });
}

export function sumBytes(records: readonly PictureRecord[]): number {
  return records
    .flatMap(({ pictures }) => pictures.flatMap(({ bytes }) => formats.flatMap((format) => bytes[format])))
    .reduce((sum, one) => sum + one, 0);
}
