import type { AttributeValue } from '@piri/contract/choices';
import type { ItemImage } from '@piri/contract/items';
import { fallsUnder } from './attribute-values.ts';

/** The picture that a piece is known by, in the look of these choices. */
export function faceOf(
  images: readonly ItemImage[],
  chosen: readonly AttributeValue[],
): ItemImage | undefined {
  return ofLook(images, chosen).find(({ view }) => view === 'three-quarter') ?? ofLook(images, chosen)[0];
}

/** The pictures of one look. */
export function ofLook(images: readonly ItemImage[], chosen: readonly AttributeValue[]): ItemImage[] {
  return images.filter(({ attributeValues }) => fallsUnder(chosen, attributeValues));
}
