import type { Image } from '@piri/contract/images';

/** A picture on a small square ground: its width, and where its corner lies, in hundredths of the square. */
export interface Thumbnail {
  src: string;
  width: number;
  left: number;
  top: number;
}

/** So much of the square the piece itself takes up, without the air around it in the picture. */
const filled = 84;
const whole = { left: 0, top: 0, right: 1, bottom: 1 };

/** Reckoned here, by the server, or every page would carry what reckons it. */
export function toThumbnail({ path, widths, width, height, outline = whole }: Image): Thumbnail {
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
