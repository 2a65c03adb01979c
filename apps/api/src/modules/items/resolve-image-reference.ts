import type { Catalogue } from '@piri/catalogue/catalogue';
import type { ImageReference } from '@piri/catalogue/image-reference';
import type { ImageManifest } from '@piri/catalogue/images';
import type { ItemImage } from '@piri/contract/items';
import { toApiImage, toItemImages } from './item-images.ts';

/**
 * Returns the image that a catalogue file refers to: a product in one of its variants, or a scene, cropped for wide
 * screens.
 */
export function resolveImageReference(
  { id, variant, view }: ImageReference,
  { products, scenes }: Pick<Catalogue, 'products' | 'scenes'>,
  manifests: readonly ImageManifest[],
): ItemImage | undefined {
  const scene = scenes.find((scene) => scene.id === id);
  if (scene !== undefined) {
    const record = manifests.find((record) => record.id === id);
    if (record?.kind !== 'scene') return undefined;
    const image = record.pictures.find((image) => image.view === view && image.crop === 'wide');
    if (image === undefined) return undefined;
    return {
      ...toApiImage(id, image, scene.alt[view === 'night' ? 'night' : 'day']),
      attributeValues: [],
    };
  }
  const product = products.find((product) => product.id === id);
  const images = product === undefined ? [] : toItemImages(product, manifests);
  return images.find(({ path }) => path.startsWith(`/pictures/${id}/${variant}-${view}-`));
}
