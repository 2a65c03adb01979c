import { existsSync } from 'node:fs';
import { getScreenshotPathWithoutExtension, type ScreenshotId } from '../screenshot-id.ts';
import type { Size } from '../screenshot-parameters.ts';

/** The file formats: lossless WebP for compressed baselines, PNG for captures and the baselines of older reviews. */
export const formats = ['webp', 'png'] as const;

/** Detects the format by the first bytes, regardless of the file name. */
export function detectFormat(screenshot: Buffer): (typeof formats)[number] {
  return screenshot.toString('latin1', 0, 4) === 'RIFF' ? 'webp' : 'png';
}

/** Reads the size from the header of a screenshot, because decoding hundreds of screenshots would take seconds. */
export function getImageSize(screenshot: Buffer): Size {
  if (detectFormat(screenshot) === 'png')
    return { width: screenshot.readUInt32BE(16), height: screenshot.readUInt32BE(20) };
  // WebP stores width and height minus one, in 14 bits each.
  const bits = screenshot.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/**
 * Returns the path of a screenshot in a folder, in either format. If there is none, reading the returned path fails.
 */
export function resolveScreenshotFile(folder: string, name: ScreenshotId): string {
  const path = getScreenshotPathWithoutExtension(folder, name);
  const packed = `${path}.webp`;
  return existsSync(packed) ? packed : `${path}.png`;
}

/** Returns the screenshot as a data URL, for a page that is a single file. */
export function toDataUrl(screenshot: Buffer): string {
  return `data:image/${detectFormat(screenshot)};base64,${screenshot.toString('base64')}`;
}
