import type { ItemImage } from '@piri/contract/items';
import type { AttributeValue } from '@piri/contract/options';
import { matchesOptions } from './attribute-values.ts';

/** The picture that a piece is known by, in the look of these choices. */
export function findCoverImage(
  images: readonly ItemImage[],
  chosen: readonly AttributeValue[],
): ItemImage | undefined {
  return (
    filterImagesByOptions(images, chosen).find(({ view }) => view === 'three-quarter') ??
    filterImagesByOptions(images, chosen)[0]
  );
}

/** The pictures of one look. */
export function filterImagesByOptions(
  images: readonly ItemImage[],
  chosen: readonly AttributeValue[],
): ItemImage[] {
  return images.filter(({ attributeValues }) => matchesOptions(chosen, attributeValues));
}
