import type { Dimensions } from './outlines/silhouette-names.ts';

/** A piece as it is drawn: its outline, by its measures. */
export interface SilhouetteSpec {
  outline: string;
  measures: Pick<Dimensions, 'width' | 'depth' | 'height'>;
}

/** What a piece is called in a file of drawings. */
export function getSilhouetteId({ outline, measures: { width, depth, height } }: SilhouetteSpec): string {
  return [outline, width, depth, height].join('-');
}
