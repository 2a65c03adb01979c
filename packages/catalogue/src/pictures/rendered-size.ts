import type { Product } from '../products.ts';
import type { Size } from './camera.ts';

/** Returns the size of an item in its images: its dimensions, unless its model states another size. */
export function getRenderedSize({ dimensions, model }: Pick<Product, 'dimensions' | 'model'>): Size {
  const { width, depth, height } = model?.size ?? dimensions;
  return { width, depth, height };
}
