import type { Product } from '../products.ts';
import type { Size } from './camera.ts';

/** What a piece fills in its pictures: its measures, unless its model says that more of it, or less, is shown. */
export function getRenderedSize({ dimensions, model }: Pick<Product, 'dimensions' | 'model'>): Size {
  const { width, depth, height } = model?.size ?? dimensions;
  return { width, depth, height };
}
