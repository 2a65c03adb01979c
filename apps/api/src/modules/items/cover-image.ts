import type { ItemImage } from '@piri/contract/items';
import type { SelectedOption } from '@piri/contract/options';
import { includesSelectedOptions } from './attribute-values.ts';

/** Returns the image that represents an item with these choices. */
export function findCoverImage(
  images: readonly ItemImage[],
  chosen: readonly SelectedOption[],
): ItemImage | undefined {
  return (
    filterImagesByOptions(images, chosen).find(({ view }) => view === 'three-quarter') ??
    filterImagesByOptions(images, chosen)[0]
  );
}

/** Returns the images that show these choices. */
export function filterImagesByOptions(
  images: readonly ItemImage[],
  chosen: readonly SelectedOption[],
): ItemImage[] {
  return images.filter(({ attributeValues }) => includesSelectedOptions(chosen, attributeValues));
}
