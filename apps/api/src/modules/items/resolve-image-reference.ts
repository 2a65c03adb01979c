import type { Catalogue } from '@piri/catalogue/catalogue';
import type { ImageReference } from '@piri/catalogue/image-reference';
import type { PictureRecord } from '@piri/catalogue/images';
import type { ItemImage } from '@piri/contract/items';
import { toItemImage, toItemImages } from './item-images.ts';

/**
 * Returns the image that a catalogue file refers to: a product in one of its variants, or a scene, cropped for wide
 * screens.
 */
export function resolveImageReference(
  { id, variant, view }: ImageReference,
  { products, scenes }: Pick<Catalogue, 'products' | 'scenes'>,
  pictures: readonly PictureRecord[],
): ItemImage | undefined {
  const scene = scenes.find((scene) => scene.id === id);
  if (scene !== undefined) {
    const record = pictures.find((record) => record.id === id);
    if (record?.kind !== 'scene') return undefined;
    const picture = record.pictures.find((picture) => picture.view === view && picture.crop === 'wide');
    if (picture === undefined) return undefined;
    return {
      ...toItemImage(id, picture, scene.alt[view === 'night' ? 'night' : 'day']),
      attributeValues: [],
    };
  }
  const product = products.find((product) => product.id === id);
  const images = product === undefined ? [] : toItemImages(product, pictures);
  return images.find(({ path }) => path.startsWith(`/pictures/${id}/${variant}-${view}-`));
}
