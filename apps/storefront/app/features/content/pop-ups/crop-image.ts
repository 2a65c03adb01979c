import type { CardImage } from '../../catalogue/items/item-card-data.ts';

/** Air above and below the piece, in parts of the picture's height. */
const air = 0.05;
/** From here on a piece is low enough to be seen whole in a picture as wide as the pop-up. */
const lowRatio = 1.3;

export interface Crop {
  aspectRatio: number;
  objectFit: 'cover' | 'contain';
  objectPosition: string;
}

/**
 * Cuts off what is empty above and below a low piece, and leaves its width: what was cut for a card twice as high as the
 * sofa in it becomes a picture of a sofa. A high piece is shown whole, however low the window is, and leaves room beside it.
 */
export function cropImage({ outline, width, height }: CardImage): Crop {
  const ratio = width / height;
  const top = outline ? Math.max(0, outline.top - air) : 0;
  const bottom = outline ? Math.min(1, outline.bottom + air) : 1;
  const shown = bottom - top;
  const cropped = rounded(ratio / shown);
  if (cropped < lowRatio)
    return { aspectRatio: rounded(ratio), objectFit: 'contain', objectPosition: '72% 100%' };
  return {
    aspectRatio: cropped,
    objectFit: 'cover',
    objectPosition: `50% ${shown === 1 ? 0 : rounded((100 * top) / (1 - shown))}%`,
  };
}

function rounded(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}
