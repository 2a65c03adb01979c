import { existsSync } from 'node:fs';
import { getScreenshotPath, type ScreenshotId } from '../screenshot-id.ts';
import type { Size } from '../story-parameters.ts';

/** Packed pictures are lossless WebP. As the browser writes them, and as older reviews kept them, they are PNG. */
export const formats = ['webp', 'png'] as const;

/** Its first bytes tell, whatever it is called. */
export function detectFormat(picture: Buffer): (typeof formats)[number] {
  return picture.toString('latin1', 0, 4) === 'RIFF' ? 'webp' : 'png';
}

/** Reads the size from the head of a picture; decoding hundreds of them for two numbers would take seconds. */
export function readImageSize(picture: Buffer): Size {
  if (detectFormat(picture) === 'png')
    return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
  // Fourteen bits each, of one less than there are.
  const bits = picture.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Where a picture lies in a folder, whichever way it is written. Where there is none, reading it fails there. */
export function findScreenshotFile(folder: string, name: ScreenshotId): string {
  const path = getScreenshotPath(folder, name);
  const packed = `${path}.webp`;
  return existsSync(packed) ? packed : `${path}.png`;
}

/** The picture within an address, for a page that is one file. */
export function toDataUrl(picture: Buffer): string {
  return `data:image/${detectFormat(picture)};base64,${picture.toString('base64')}`;
}
