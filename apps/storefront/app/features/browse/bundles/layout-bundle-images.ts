import type { CardImage } from '../../catalogue/items/item-card-data.ts';
import type { ArrangedBundleItem } from './arrange-bundle-items.ts';

/** The position and width of an image in the unit of `ArrangedBundleItem`, relative to the centre of the backdrop. */
export interface ImageBox {
  image: CardImage;
  left: number;
  bottom: number;
  width: number;
}

/** How far each row is above the nearest one. */
const rows: Record<ArrangedBundleItem['row'], number> = { far: 20, middle: 11, near: 0 };

/** The outline of an item if its image does not define one. */
const usualOutline = { left: 0.14, top: 0.2, right: 0.86, bottom: 0.83 };

/**
 * Positions the images so that their items have the given widths and stand on the floor lines of their rows, with the
 * group centred on the backdrop. `high` is the height of the group in the same unit.
 */
export function layoutBundleImages(positions: readonly ArrangedBundleItem[]): {
  images: ImageBox[];
  high: number;
} {
  const standing = positions.map(({ image, middle, width, row }) => {
    const { left, top, right, bottom } = image.outline ?? usualOutline;
    const across = width / (right - left);
    const tall = (across * image.height) / image.width;
    return {
      image,
      width: across,
      left: middle - (across * (left + right)) / 2,
      bottom: rows[row] - tall * (1 - bottom),
      top: rows[row] + tall * (bottom - top),
    };
  });
  const high = Math.max(...standing.map(({ top }) => top));
  const images = standing.map(({ top: _, bottom, ...rest }) => ({ ...rest, bottom: bottom - high / 2 }));
  return { images, high };
}
