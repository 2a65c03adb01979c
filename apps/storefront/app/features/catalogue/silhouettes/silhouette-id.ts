import type { Dimensions } from './outlines/silhouette-names.ts';

/** The outline and the dimensions that define a silhouette. */
export interface SilhouetteSpec {
  name: string;
  dimensions: Pick<Dimensions, 'width' | 'depth' | 'height'>;
}

/** Returns the id of a silhouette in a sprite file. */
export function getSilhouetteId({ name, dimensions: { width, depth, height } }: SilhouetteSpec): string {
  return [name, width, depth, height].join('-');
}
