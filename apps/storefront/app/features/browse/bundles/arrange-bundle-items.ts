import type { CardImage } from '../../catalogue/items/item-card-data.ts';

/** An item with its image, its real width and its quantity. */
export interface BundleItemWithImage {
  image: CardImage;
  centimetres: number;
  quantity: number;
}

/**
 * The position of an item in the group: its centre, relative to the group's centre, and its width. Both are percentages
 * of the backdrop.
 */
export interface ArrangedBundleItem {
  image: CardImage;
  middle: number;
  width: number;
  /** Items in a nearer row are lower and cover the ones behind them. */
  row: 'far' | 'middle' | 'near';
}

const widest = 62;
/** The minimum width. Items that are much smaller than the rest would be unrecognisable at true scale. */
const narrowest = 22;
/** The maximum distances of an item's centre and of its outer edge from the group's centre. */
const side = 33;
const edge = 47;
/** Items in front are drawn slightly larger; items at the back are drawn smaller, above the ones in front of them. */
const nearer = 1.08;
const behind = { middle: 19, width: 0.92 };

/**
 * Arranges the items of a bundle for its image: the widest in the middle and the next ones in front of it, to its left
 * and right. An item with a quantity of two or more is placed on both sides; of four or more, two are also placed at
 * the back. More items would cover each other.
 */
export function arrangeBundleItems(items: readonly BundleItemWithImage[]): ArrangedBundleItem[] {
  const [back, ...others] = items.toSorted((a, b) => b.centimetres - a.centimetres);
  if (!back) return [];
  const [first] = others;
  if (!first) return [{ image: back.image, middle: 0, width: widest, row: 'middle' }];
  const pair = first.quantity > 1 ? first : others[1];
  const sides = pair ? [first, pair] : [first];
  const placed = (
    row: ArrangedBundleItem['row'],
    { image, centimetres }: BundleItemWithImage,
    index: number,
  ): ArrangedBundleItem => {
    const width = Math.round(Math.max(narrowest, (widest * centimetres) / back.centimetres) * nearer);
    const middle = Math.min(side, Math.round(edge - width / 2));
    return { image, middle: index === 0 ? middle : -middle, width, row };
  };
  const far = placed('far', first, 0);
  const width = Math.round(far.width * behind.width);
  return [
    ...(first.quantity >= 4 ? [behind.middle, -behind.middle] : []).map((middle) => ({
      ...far,
      middle,
      width,
    })),
    { image: back.image, middle: pair ? 0 : -12, width: widest, row: 'middle' },
    ...sides.map((item, index) => placed('near', item, index)),
  ];
}
