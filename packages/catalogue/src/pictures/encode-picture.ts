import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Region } from 'sharp';
import type { Format } from '../pictures.ts';

// One picture at a time gives way to the rest of the machine.
sharp.concurrency(1);

/**
 * Tried from the best down, until what a phone takes is small enough. Colour in full: it costs 5 % and keeps the edges
 * of indigo and crimson clean. Effort 6 gives 4 % less than 5; above it, time trebles for 1 %.
 */
const avif = { qualities: [68, 64, 60, 57, 54, 51], effort: 6, chromaSubsampling: '4:4:4' };

/** For browsers of before 2022. Below 85 the alpha falls into so few steps that the shadow shows rings. */
const webp = { quality: 78, alphaQuality: 85, effort: 5, smartSubsample: true };

export interface Encoding {
  /** The part of the master that is shown. */
  region: Region;
  /** Narrow to wide. */
  widths: readonly number[];
  /** Bytes of the AVIF that a phone takes. */
  budget: number;
}

/** What a phone of 412 px takes for a picture as wide as its screen: the first width above 412 × 1.75. */
export function phoneWidth(widths: readonly number[]): number {
  return widths.find((width) => width >= 721) ?? Math.max(...widths);
}

/**
 * Eight digits that change with the master and with how it is encoded. The encoder's version is left out on purpose: it
 * must not ask for masters that nobody has any more.
 */
export function encodingHash(master: Buffer, encoding: Encoding): string {
  const settings = JSON.stringify({ avif, webp, encoding });
  return createHash('sha256').update(master).update(settings).digest('hex').slice(0, 8);
}

/** Writes a picture in every width and both formats; answers their bytes. */
export async function encodePicture(
  picture: Buffer,
  { widths, budget }: Encoding,
  pathOf: (width: number, format: Format) => string,
): Promise<Record<Format, number[]>> {
  const phone = phoneWidth(widths);
  const best = await bestWithin(budget, (quality) => encodeAvif(picture, phone, quality));
  const bytes: Record<Format, number[]> = { avif: [], webp: [] };
  for (const width of widths) {
    const small = width === phone ? best.small : await encodeAvif(picture, width, best.quality);
    bytes.avif.push(await write(pathOf(width, 'avif'), small));
    bytes.webp.push(
      await write(pathOf(width, 'webp'), await sharp(picture).resize(width).webp(webp).toBuffer()),
    );
  }
  return bytes;
}

/** The last one, where even that is too large: a test of the repository tells so. */
async function bestWithin(budget: number, encode: (quality: number) => Promise<Buffer>) {
  let best: { quality: number; small: Buffer } = { quality: 0, small: Buffer.alloc(0) };
  for (const quality of avif.qualities) {
    best = { quality, small: await encode(quality) };
    if (best.small.length <= budget) break;
  }
  return best;
}

function encodeAvif(picture: Buffer, width: number, quality: number): Promise<Buffer> {
  const { effort, chromaSubsampling } = avif;
  return sharp(picture).resize(width).avif({ quality, effort, chromaSubsampling }).toBuffer();
}

/** A file that was cut short when the process ended would be served for ever. */
async function write(path: string, content: Buffer): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
  return content.length;
}
