import type { CardImage } from '../../catalogue/items/item-card-data.ts';
import type { ItemPosition } from './arrange-bundle-items.ts';

/** A picture on the stage, in parts of it from its middle. */
export interface ImageBox {
  picture: CardImage;
  left: number;
  bottom: number;
  width: number;
}

/** How far above the nearest row each stands. */
const rows: Record<ItemPosition['row'], number> = { far: 20, middle: 11, near: 0 };

/** Of a picture that does not say where its piece stands. */
const usualOutline = { left: 0.14, top: 0.2, right: 0.86, bottom: 0.83 };

/**
 * Lays the pictures so that the pieces in them are as wide as they shall be and stand on the floors of their rows, the
 * group as a whole in the middle of the stage. `high` is how many parts the group takes from its feet to its top.
 */
export function layoutBundleImages(places: readonly ItemPosition[]): { pictures: ImageBox[]; high: number } {
  const standing = places.map(({ picture, middle, width, row }) => {
    const { left, top, right, bottom } = picture.outline ?? usualOutline;
    const across = width / (right - left);
    const tall = (across * picture.height) / picture.width;
    return {
      picture,
      width: across,
      left: middle - (across * (left + right)) / 2,
      bottom: rows[row] - tall * (1 - bottom),
      top: rows[row] + tall * (bottom - top),
    };
  });
  const high = Math.max(...standing.map(({ top }) => top));
  const pictures = standing.map(({ top: _, bottom, ...rest }) => ({ ...rest, bottom: bottom - high / 2 }));
  return { pictures, high };
}
