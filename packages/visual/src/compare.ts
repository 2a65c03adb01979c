import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { sha256 } from './picture.ts';

export interface Difference {
  /** How many pixels differ; where the sizes differ, what one of them lacks counts too. */
  pixels: number;
  /** The same as a share of the larger area, 0 to 1. */
  share: number;
  /** A PNG with the differing pixels in red over the pale picture. */
  drawing: Buffer;
}

/** Null when the pictures are the same. Equal bytes settle it without decoding. */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (sha256(before) === sha256(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawing = new PNG({ width, height });
  // A reviewer must see what a shopper may see, so nothing is tolerated and edges are not excused.
  const pixels = pixelmatch(
    enlarge(one, width, height).data,
    enlarge(other, width, height).data,
    drawing.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  if (pixels === 0) return null;
  return { pixels, share: pixels / (width * height), drawing: PNG.sync.write(drawing) };
}

/** Puts the picture into the upper left of a transparent one, so that both have one size. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
