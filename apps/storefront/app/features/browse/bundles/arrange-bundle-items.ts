import type { CardImage } from '../../catalogue/items/item-card-data.ts';

/** A piece with its picture, how wide it truly is, and how many of it there are. */
export interface BundleItemImage {
  picture: CardImage;
  centimetres: number;
  quantity: number;
}

/** Where a piece stands in the group: its middle from the group's middle, and its width, both in hundredths of a stage. */
export interface ItemPosition {
  picture: CardImage;
  middle: number;
  width: number;
  /** What stands nearer stands lower, and covers what is behind it. */
  row: 'far' | 'middle' | 'near';
}

const widest = 62;
/** What is much smaller than the rest is shown larger than it is, or nobody would see what it is. */
const narrowest = 22;
/** As far to the side as a piece goes, and as near to the edge. */
const side = 33;
const edge = 47;
/** What stands nearer is seen a little larger, what stands behind a little smaller and over what is before it. */
const nearer = 1.08;
const behind = { middle: 19, width: 0.92 };

/**
 * Arranges the pieces of a set for its picture: the widest in the middle, the others before it at its sides, and one
 * that there are several of at both; of four or more, two stand behind. More would stand in each other's way.
 */
export function arrangeBundleItems(pieces: readonly BundleItemImage[]): ItemPosition[] {
  const [back, ...others] = pieces.toSorted((a, b) => b.centimetres - a.centimetres);
  if (!back) return [];
  const [first] = others;
  if (!first) return [{ picture: back.picture, middle: 0, width: widest, row: 'middle' }];
  const pair = first.quantity > 1 ? first : others[1];
  const sides = pair ? [first, pair] : [first];
  const placed = (
    row: ItemPosition['row'],
    { picture, centimetres }: BundleItemImage,
    index: number,
  ): ItemPosition => {
    const width = Math.round(Math.max(narrowest, (widest * centimetres) / back.centimetres) * nearer);
    const middle = Math.min(side, Math.round(edge - width / 2));
    return { picture, middle: index === 0 ? middle : -middle, width, row };
  };
  const far = placed('far', first, 0);
  const width = Math.round(far.width * behind.width);
  return [
    ...(first.quantity >= 4 ? [behind.middle, -behind.middle] : []).map((middle) => ({
      ...far,
      middle,
      width,
    })),
    { picture: back.picture, middle: pair ? 0 : -12, width: widest, row: 'middle' },
    ...sides.map((piece, index) => placed('near', piece, index)),
  ];
}
