import {
  getImagePath,
  type PictureRecord,
  type ProductPicture,
  type ScenePicture,
} from '@piri/catalogue/images';
import { findItemBounds } from '@piri/catalogue/pictures/item-bounds';
import type { Product } from '@piri/catalogue/products';
import { getMaxWidth } from '@piri/contract/image-widths';
import type { Image } from '@piri/contract/images';
import type { ItemImage } from '@piri/contract/items';
import type { AttributeValue } from '@piri/contract/options';
import { toAttributeValues } from './attribute-values.ts';

const views = ['three-quarter', 'front', 'detail'];

/** Returns all images of an item: variant by variant, each with its cover image first. */
export function toItemImages(product: Product, records: readonly PictureRecord[]): ItemImage[] {
  const { id, title, model } = product;
  const record = records.find((record) => record.id === id);
  if (model === undefined || record?.kind !== 'product') return [];
  return model.variants.flatMap((look) => {
    const attributeValues = toAttributeValues(look.when);
    return record.pictures
      .filter(({ variant }) => variant === look.name)
      .toSorted((a, b) => views.indexOf(a.view) - views.indexOf(b.view))
      .map((picture) => {
        const outline = findItemBounds(product, picture);
        return {
          ...toItemImage(id, picture, `${formatLook(title, attributeValues)}, ${formatView(picture)}`),
          ...(outline && { outline }),
          attributeValues,
        };
      });
  });
}

export function toItemImage(id: string, picture: ProductPicture | ScenePicture, alt: string): Image {
  const { width, height, widths, colour, view } = picture;
  const largest = getImagePath(id, picture, getMaxWidth('webp', widths), 'webp');
  const path = `/pictures/${largest.slice(0, largest.lastIndexOf('-'))}`;
  return { url: `/pictures/${largest}`, alt, width, height, path, widths, colour, view };
}

/**
 * Formats a variant. Colours follow "in", other options are in brackets: "Padma L-Shape in Navy (Orientation: Left)".
 */
function formatLook(title: string, look: readonly AttributeValue[]): string {
  const worn = look.filter(({ displayLabel }) => colours.includes(displayLabel));
  const told = look.filter(({ displayLabel }) => !colours.includes(displayLabel));
  return [
    title,
    worn.length > 0 && `in ${worn.map((one) => one.optionDisplayLabel).join(' and ')}`,
    told.length > 0 && `(${told.map((one) => `${one.displayLabel}: ${one.optionDisplayLabel}`).join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ');
}

const colours = ['Color', 'Finish', 'Motif', 'Material', 'Cover'];

function formatView({ view, camera }: ProductPicture): string {
  if (view === 'detail') return 'close up';
  if (view === 'front') return 'from the front';
  const [[, , , aside]] = camera.matrix;
  return `from the front ${aside > 0 ? 'right' : 'left'}`;
}
