import type { PieceMeasures } from '../features/catalogue/items/drawings-file.ts';
import { Silhouette } from '../features/catalogue/silhouettes/silhouette.tsx';

/** Draws a piece where it stands: a story has no server to make a file of drawings. */
export function drawnInPlace({ drawing }: { drawing: PieceMeasures }) {
  return <Silhouette outline={drawing.outline} measures={drawing} alt="" />;
}
