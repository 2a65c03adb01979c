import { getImagePath, type ImageManifest, type ProductImage, type SceneImage } from '@piri/catalogue/images';
import { projectItemBounds } from '@piri/catalogue/pictures/item-bounds';
import type { Product } from '@piri/catalogue/products';
import { getMaxRenditionWidth } from '@piri/contract/image-widths';
import type { Image } from '@piri/contract/images';
import type { ItemImage } from '@piri/contract/items';
import type { SelectedOption } from '@piri/contract/options';
import { toSelectedOptions } from './attribute-values.ts';

const views = ['three-quarter', 'front', 'detail'];

/** Returns all images of an item: variant by variant, each with its cover image first. */
export function toItemImages(product: Product, records: readonly ImageManifest[]): ItemImage[] {
  const { id, title, model } = product;
  const record = records.find((record) => record.id === id);
  if (model === undefined || record?.kind !== 'product') return [];
  return model.variants.flatMap((look) => {
    const attributeValues = toSelectedOptions(look.when);
    return record.pictures
      .filter(({ variant }) => variant === look.name)
      .toSorted((a, b) => views.indexOf(a.view) - views.indexOf(b.view))
      .map((image) => {
        const outline = projectItemBounds(product, image);
        return {
          ...toApiImage(id, image, `${formatVariant(title, attributeValues)}, ${formatView(image)}`),
          ...(outline && { outline }),
          attributeValues,
        };
      });
  });
}

export function toApiImage(id: string, image: ProductImage | SceneImage, alt: string): Image {
  const { width, height, widths, colour, view } = image;
  const largestPath = getImagePath(id, image, getMaxRenditionWidth('webp', widths), 'webp');
  const path = `/pictures/${largestPath.slice(0, largestPath.lastIndexOf('-'))}`;
  return { url: `/pictures/${largestPath}`, alt, width, height, path, widths, colour, view };
}

/**
 * Formats a variant. Colours follow "in", other options are in brackets: "Padma L-Shape in Navy (Orientation: Left)".
 */
function formatVariant(title: string, variant: readonly SelectedOption[]): string {
  const worn = variant.filter(({ displayLabel }) => colours.includes(displayLabel));
  const named = variant.filter(({ displayLabel }) => !colours.includes(displayLabel));
  return [
    title,
    worn.length > 0 && `in ${worn.map((one) => one.optionDisplayLabel).join(' and ')}`,
    named.length > 0 &&
      `(${named.map((one) => `${one.displayLabel}: ${one.optionDisplayLabel}`).join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ');
}

const colours = ['Color', 'Finish', 'Motif', 'Material', 'Cover'];

function formatView({ view, camera }: ProductImage): string {
  if (view === 'detail') return 'close up';
  if (view === 'front') return 'from the front';
  const [[, , , aside]] = camera.matrix;
  return `from the front ${aside > 0 ? 'right' : 'left'}`;
}
