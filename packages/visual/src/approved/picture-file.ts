import { existsSync } from 'node:fs';
import { type PictureName, pathOf } from '../picture.ts';
import type { Size } from '../wishes.ts';

/** Packed pictures are lossless WebP. As the browser writes them, and as older reviews kept them, they are PNG. */
export const formats = ['webp', 'png'] as const;

/** Its first bytes tell, whatever it is called. */
export function formatOf(picture: Buffer): (typeof formats)[number] {
  return picture.toString('latin1', 0, 4) === 'RIFF' ? 'webp' : 'png';
}

/** Reads the size from the head of a picture; decoding hundreds of them for two numbers would take seconds. */
export function sizeOf(picture: Buffer): Size {
  if (formatOf(picture) === 'png')
    return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
  // Fourteen bits each, of one less than there are.
  const bits = picture.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Where a picture lies in a folder, whichever way it is written. Where there is none, reading it fails there. */
export function pictureIn(folder: string, name: PictureName): string {
  const path = pathOf(folder, name);
  const packed = `${path}.webp`;
  return existsSync(packed) ? packed : `${path}.png`;
}

/** The picture within an address, for a page that is one file. */
export function dataAddress(picture: Buffer): string {
  return `data:image/${formatOf(picture)};base64,${picture.toString('base64')}`;
}
