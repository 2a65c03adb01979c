import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listWidths } from '@piri/contract/image-widths';
import sharp, { type Region } from 'sharp';
import type { ImageFormat } from '../images.ts';

// One picture at a time gives way to the rest of the machine.
sharp.concurrency(1);

/**
 * Tried from the best down, until what a phone takes is small enough; grainy wood ends far down. Colour in full: it
 * costs 5 % and keeps the edges of indigo and crimson clean. Effort 6 would be 4 % smaller and take three times as long.
 */
const avif = { qualities: [62, 55, 49, 45], tried: 2, effort: 4, chromaSubsampling: '4:4:4' };

/**
 * For browsers of before 2022, as fine as the AVIF. Below 85 the alpha falls into so few steps that the shadow shows
 * rings.
 */
const webp = { finer: 4, alphaQuality: 85, effort: 4, smartSubsample: true };

/** A third lighter than the sharper Lanczos, which heightens the grain of wood; side by side, nobody tells them apart. */
const kernel = 'mitchell';

export interface Encoding {
  /** The part of the master that is shown. */
  region: Region;
  /** Narrow to wide. */
  widths: readonly number[];
  /** How many pixels across a phone wants, and how many bytes that may be as AVIF. */
  phone: { pixels: number; bytes: number };
}

/** The width that a browser takes when it wants so many pixels. */
export function pickWidth(pixels: number, widths: readonly number[]): number {
  return widths.find((width) => width >= pixels) ?? Math.max(...widths);
}

/**
 * Eight digits that change with the master and with how it is encoded. The encoder's version is left out on purpose: it
 * must not ask for masters that nobody has any more.
 */
export function hashEncoding(master: Buffer, encoding: Encoding): string {
  const settings = JSON.stringify({ avif, webp, kernel, encoding });
  return createHash('sha256').update(master).update(settings).digest('hex').slice(0, 8);
}

/** Writes a picture in all widths of both formats; answers their bytes. */
export async function encodeImage(
  picture: Buffer,
  { widths, phone }: Encoding,
  pathOf: (width: number, format: ImageFormat) => string,
): Promise<Record<ImageFormat, number[]>> {
  const quality = await bestWithin(phone.bytes, picture, pickWidth(phone.pixels, widths));
  const { finer, ...settings } = webp;
  const bytes: Record<ImageFormat, number[]> = { avif: [], webp: [] };
  for (const width of listWidths('avif', widths)) {
    const modern = await encodeAvif(picture, width, quality, avif.effort);
    bytes.avif.push(await write(pathOf(width, 'avif'), modern));
  }
  for (const width of listWidths('webp', widths)) {
    const former = await sharp(picture)
      .resize(width, null, { kernel })
      .webp({ quality: quality + finer, ...settings })
      .toBuffer();
    bytes.webp.push(await write(pathOf(width, 'webp'), former));
  }
  return bytes;
}

/** The last one, where even that is too large: a test of the repository tells so. */
async function bestWithin(bytes: number, picture: Buffer, width: number): Promise<number> {
  let last = 0;
  for (const quality of avif.qualities) {
    last = quality;
    if ((await encodeAvif(picture, width, quality, avif.tried)).length <= bytes) break;
  }
  return last;
}

function encodeAvif(picture: Buffer, width: number, quality: number, effort: number): Promise<Buffer> {
  const { chromaSubsampling } = avif;
  return sharp(picture)
    .resize(width, null, { kernel })
    .avif({ quality, effort, chromaSubsampling })
    .toBuffer();
}

/** A file that was cut short when the process ended would be served for ever. */
async function write(path: string, content: Buffer): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
  return content.length;
}
