import type { CardImage } from '../../catalogue/items/item-card-data.ts';

/** The margin above and below the item, as a fraction of the image's height. */
const air = 0.05;
/** The minimum aspect ratio at which an item is shown whole in an image as wide as the pop-up. */
const lowRatio = 1.3;

export interface ImageCropStyle {
  aspectRatio: number;
  objectFit: 'cover' | 'contain';
  objectPosition: string;
}

/**
 * Crops the empty areas above and below a low item and keeps the width. The images are made for cards, which are twice
 * as high as a sofa in them. A tall item is shown whole, however low the window is, with space beside it.
 */
export function getImageCropStyle({ outline, width, height }: CardImage): ImageCropStyle {
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
