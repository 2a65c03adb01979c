import { PNG } from 'pngjs';
import { type ColourShift, colourShifts } from './colour-shifts.ts';
import { sha256 } from './picture.ts';
import { regionsOf } from './regions.ts';
import type { Region } from './review/review-data.ts';

/** What can be said about two pictures that differ. */
export interface DifferenceFacts {
  /** How many pixels differ; where the sizes differ, what one of them lacks counts too. */
  pixels: number;
  /** The same as a share of the larger area, 0 to 1. */
  share: number;
  /** Changed regions, the largest first. */
  regions: readonly Region[];
  shifts: readonly ColourShift[];
  /** By how much the picture grew. */
  grown: { width: number; height: number };
}

export interface Difference extends DifferenceFacts {
  /** A PNG with the differing pixels in red over the pale picture. */
  drawing: Buffer;
}

/** Null when the pictures are the same. Equal bytes settle it without decoding. */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (sha256(before) === sha256(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [old, now] = [pixelsOf(one, width, height), pixelsOf(other, width, height)];

  // A reviewer must see what a shopper may see, so nothing is tolerated and edges are not excused.
  const mask = new Uint8Array(width * height);
  let pixels = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (old[at] === now[at]) continue;
    mask[at] = 1;
    pixels += 1;
  }
  if (pixels === 0) return null;
  return {
    pixels,
    share: pixels / mask.length,
    regions: regionsOf(mask, width, height),
    shifts: colourShifts(old, now, mask),
    grown: { width: other.width - one.width, height: other.height - one.height },
    drawing: draw(now, mask, width, height),
  };
}

/** The picture's pixels, with transparent ones where it is smaller. */
function pixelsOf(picture: PNG, width: number, height: number): Uint32Array {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return new Uint32Array(larger.data.buffer, larger.data.byteOffset, width * height);
}

function draw(pixels: Uint32Array, mask: Uint8Array, width: number, height: number): Buffer {
  const drawing = new PNG({ width, height, colorType: 2 });
  for (let at = 0; at < mask.length; at += 1) {
    const abgr = pixels[at] ?? 0;
    const brightness = 0.3 * (abgr & 0xff) + 0.59 * ((abgr >>> 8) & 0xff) + 0.11 * ((abgr >>> 16) & 0xff);
    const pale = abgr >>> 24 === 0 ? 255 : 229 + Math.round(brightness / 10);
    const [red, rest] = mask[at] ? [255, 0] : [pale, pale];
    drawing.data.set([red, rest, rest, 255], at * 4);
  }
  // It is looked at a few times and thrown away: quick to write is worth more than small.
  return PNG.sync.write(drawing, { colorType: 2, inputHasAlpha: true, deflateLevel: 2, filterType: 0 });
}
