import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ChangedRegion } from '../review/review-data.ts';
import { sha256 } from '../screenshot-id.ts';
import { findChangedRegions } from './find-changed-regions.ts';
import { type ColourShift, findColourShifts } from './find-colour-shifts.ts';

/** The metrics of two screenshots that differ. */
export interface DifferenceMetrics {
  /** The number of differing pixels. If the sizes differ, pixels that only one screenshot has count too. */
  pixels: number;
  /** `pixels` as a share of the larger area, from 0 to 1. */
  share: number;
  /** Changed regions, the largest first. */
  regions: readonly ChangedRegion[];
  shifts: readonly ColourShift[];
  /**
   * A hash of what the changed regions show before and after, wherever they are and however often. Screenshots with
   * the same hash changed in the same way.
   */
  look: string;
  /** How much larger the new screenshot is, in pixels. Negative if it is smaller. */
  grown: { width: number; height: number };
}

export interface DifferenceWithImage extends DifferenceMetrics {
  /** A PNG that shows the new screenshot pale and the differing pixels in red. */
  image: Buffer;
}

/** Returns the difference of two screenshots, or `null` if they are the same. Does not decode equal bytes. */
export async function compareScreenshots(before: Buffer, after: Buffer): Promise<DifferenceWithImage | null> {
  if (sha256(before) === sha256(after)) return null;
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [old, now] = [toPixels(one, width, height), toPixels(other, width, height)];

  // Without tolerance or anti-aliasing detection: a reviewer must see everything that a shopper can see.
  const mask = new Uint8Array(width * height);
  let pixels = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (old[at] === now[at]) continue;
    mask[at] = 1;
    pixels += 1;
  }
  if (pixels === 0) return null;
  const regions = findChangedRegions(mask, width, height);
  return {
    pixels,
    share: pixels / mask.length,
    regions,
    look: hashRegions([old, now], width, regions),
    shifts: findColourShifts(old, now, mask),
    grown: { width: other.width - one.width, height: other.height - one.height },
    image: await draw(now, mask, width, height),
  };
}

/** Decoded pixels, always with four bytes per pixel. */
interface Decoded {
  bytes: Buffer;
  width: number;
  height: number;
}

async function decode(screenshot: Buffer): Promise<Decoded> {
  const { data, info } = await sharp(screenshot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Returns the screenshot's pixels, padded to the given size with transparent ones. */
function toPixels(screenshot: Decoded, width: number, height: number): Uint32Array {
  const pixels = new Uint32Array(width * height);
  const bytes = new Uint8Array(pixels.buffer);
  const row = screenshot.width * 4;
  for (let y = 0; y < screenshot.height; y += 1)
    bytes.set(screenshot.bytes.subarray(y * row, (y + 1) * row), y * width * 4);
  return pixels;
}

/** Hashes the contents of the regions on both sides. Equal regions count once, in any order. */
function hashRegions(
  sides: readonly Uint32Array[],
  width: number,
  regions: readonly ChangedRegion[],
): string {
  const hashes = regions.map((region) => {
    const hash = createHash('sha256').update(`${region.width} ${region.height}`);
    for (const pixels of sides) {
      for (let y = region.y; y < region.y + region.height; y += 1) {
        const start = y * width + region.x;
        hash.update(new Uint8Array(pixels.buffer, start * 4, region.width * 4));
      }
    }
    return hash.digest('hex');
  });
  return sha256([...new Set(hashes)].sort().join('\n')).slice(0, 16);
}

function draw(pixels: Uint32Array, mask: Uint8Array, width: number, height: number): Promise<Buffer> {
  const drawing = Buffer.alloc(mask.length * 3);
  for (let at = 0; at < mask.length; at += 1) {
    const abgr = pixels[at] ?? 0;
    const brightness = 0.3 * (abgr & 0xff) + 0.59 * ((abgr >>> 8) & 0xff) + 0.11 * ((abgr >>> 16) & 0xff);
    const pale = abgr >>> 24 === 0 ? 255 : 229 + Math.round(brightness / 10);
    const [red, rest] = mask[at] ? [255, 0] : [pale, pale];
    drawing.fill(rest, at * 3, at * 3 + 3);
    drawing[at * 3] = red;
  }
  // The drawing is temporary, so fast compression matters more than size.
  return sharp(drawing, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}
