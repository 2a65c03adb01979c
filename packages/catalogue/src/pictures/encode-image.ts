import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getRenditionWidths } from '@piri/contract/image-widths';
import sharp, { type Region } from 'sharp';
import type { ImageFormat } from '../images.ts';

// Encode one image at a time, to leave processors to the rest of the machine.
sharp.concurrency(1);

/**
 * The qualities are tried from the best down until the file for a phone is small enough; grainy wood needs a low one.
 * Full chroma costs 5 % and keeps the edges of indigo and crimson clean. Effort 6 would be 4 % smaller and take three
 * times as long.
 */
const avif = { qualities: [62, 55, 49, 45], tried: 2, effort: 4, chromaSubsampling: '4:4:4' };

/**
 * For browsers from before 2022, with the quality of the AVIF. With an alpha quality below 85, the shadow has visible
 * bands.
 */
const webp = { finer: 4, alphaQuality: 85, effort: 4, smartSubsample: true };

/**
 * The files are a third smaller than with the sharper Lanczos, which amplifies the grain of wood; side by side, the two
 * look the same.
 */
const kernel = 'mitchell';

export interface ImageEncodingOptions {
  /** The part of the master that is shown. */
  region: Region;
  /** Narrow to wide. */
  widths: readonly number[];
  /** The width in pixels that a phone needs, and the maximum size of that file as AVIF. */
  phone: { pixels: number; bytes: number };
}

/** Returns the width that a browser loads if it needs this many pixels. */
export function pickRenditionWidth(pixels: number, widths: readonly number[]): number {
  return widths.find((width) => width >= pixels) ?? Math.max(...widths);
}

/**
 * Returns a hash of eight digits that changes with the master and the encoding settings. It leaves out the encoder's
 * version, because a new one must not require masters that no longer exist.
 */
export function hashEncodingInputs(master: Buffer, encoding: ImageEncodingOptions): string {
  const settings = JSON.stringify({ avif, webp, kernel, encoding });
  return createHash('sha256').update(master).update(settings).digest('hex').slice(0, 8);
}

/** Writes an image in all widths of both formats. Returns the sizes of the files. */
export async function encodeImage(
  image: Buffer,
  { widths, phone }: ImageEncodingOptions,
  getPath: (width: number, format: ImageFormat) => string,
): Promise<Record<ImageFormat, number[]>> {
  const quality = await bestWithin(phone.bytes, image, pickRenditionWidth(phone.pixels, widths));
  const { finer, ...settings } = webp;
  const bytes: Record<ImageFormat, number[]> = { avif: [], webp: [] };
  for (const width of getRenditionWidths('avif', widths)) {
    const modern = await encodeAvif(image, width, quality, avif.effort);
    bytes.avif.push(await write(getPath(width, 'avif'), modern));
  }
  for (const width of getRenditionWidths('webp', widths)) {
    const former = await sharp(image)
      .resize(width, null, { kernel })
      .webp({ quality: quality + finer, ...settings })
      .toBuffer();
    bytes.webp.push(await write(getPath(width, 'webp'), former));
  }
  return bytes;
}

/** Returns the best quality within the limit, or else the last one: then a test of the repository reports the image. */
async function bestWithin(bytes: number, image: Buffer, width: number): Promise<number> {
  let last = 0;
  for (const quality of avif.qualities) {
    last = quality;
    if ((await encodeAvif(image, width, quality, avif.tried)).length <= bytes) break;
  }
  return last;
}

function encodeAvif(image: Buffer, width: number, quality: number, effort: number): Promise<Buffer> {
  const { chromaSubsampling } = avif;
  return sharp(image).resize(width, null, { kernel }).avif({ quality, effort, chromaSubsampling }).toBuffer();
}

/** Writes a file through a temporary name. A file that was truncated when the process ended would be served forever. */
async function write(path: string, content: Buffer): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
  return content.length;
}
