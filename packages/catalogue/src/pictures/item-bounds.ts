import type { ProductImage } from '../images.ts';
import type { Product } from '../products.ts';
import { isOutlineCheckableView } from './find-outline-faults.ts';
import { getHull } from './hull.ts';
import { projectHullBounds, type Rectangle } from './image-camera.ts';
import { getRenderedItemSize } from './rendered-size.ts';

/**
 * Returns the bounds of the item in its image, without its shadow, as fractions of width and height. With them, pages
 * align all items on one baseline. Returns undefined for views that show only a part.
 */
export function projectItemBounds(
  product: Pick<Product, 'dimensions' | 'model'>,
  { variant, view, camera, width, height }: ProductImage,
): Rectangle | undefined {
  const { model } = product;
  if (model === undefined || !isOutlineCheckableView(view)) return undefined;
  const variantModel = model.variants.find(({ name }) => name === variant);
  const size = getRenderedItemSize(product);
  const hull = getHull({
    family: model.family,
    size,
    parameters: { ...model.parameters, ...variantModel?.parameters },
  });
  const { left, top, right, bottom } = projectHullBounds(camera, size, hull, width, height);
  return {
    left: share(left / width),
    top: share(top / height),
    right: share(right / width),
    bottom: share(bottom / height),
  };
}

function share(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;
}
