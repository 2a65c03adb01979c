import type { Measures } from './outlines/outlines.ts';

/** A piece as it is drawn: its outline, by its measures. */
export interface DrawnPiece {
  outline: string;
  measures: Pick<Measures, 'width' | 'depth' | 'height'>;
}

/** What a piece is called in a file of drawings. */
export function drawingId({ outline, measures: { width, depth, height } }: DrawnPiece): string {
  return [outline, width, depth, height].join('-');
}
