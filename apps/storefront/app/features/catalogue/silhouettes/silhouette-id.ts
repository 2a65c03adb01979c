import type { Dimensions } from './outlines/silhouette-names.ts';

/** The outline and the dimensions that define a silhouette. */
export interface SilhouetteSpec {
  outline: string;
  measures: Pick<Dimensions, 'width' | 'depth' | 'height'>;
}

/** Returns the id of a silhouette in a sprite file. */
export function getSilhouetteId({ outline, measures: { width, depth, height } }: SilhouetteSpec): string {
  return [outline, width, depth, height].join('-');
}
