import type { Product } from '../products.ts';
import type { ItemSize } from './image-camera.ts';

/** Returns the size of an item in its images: its dimensions, unless its model states another size. */
export function getRenderedItemSize({ dimensions, model }: Pick<Product, 'dimensions' | 'model'>): ItemSize {
  const { width, depth, height } = model?.size ?? dimensions;
  return { width, depth, height };
}
