import type { Image } from '@piri/contract/images';

/** An image in a small square: its width and position, as percentages of the square. */
export interface Thumbnail {
  src: string;
  width: number;
  left: number;
  top: number;
}

/** The percentage of the square that the item takes up, without the margins of its image. */
const filled = 84;
const fullBounds = { left: 0, top: 0, right: 1, bottom: 1 };

/** Calculates a thumbnail. Runs on the server, so that pages don't need the code and the data for it. */
export function toThumbnail({ path, widths, width, height, outline = fullBounds }: Image): Thumbnail {
  const high = height / width;
  const across = outline.right - outline.left;
  const down = (outline.bottom - outline.top) * high;
  const size = filled / Math.max(across, down);
  return {
    src: `${path}-${widths[0]}.avif`,
    width: Math.round(size),
    left: Math.round(50 - (size * (outline.left + outline.right)) / 2),
    top: Math.round(50 - (size * high * (outline.top + outline.bottom)) / 2),
  };
}
