import type { ItemSilhouetteData } from '../features/catalogue/items/silhouette-sprite-url.ts';
import { Silhouette } from '../features/catalogue/silhouettes/silhouette.tsx';

/** Draws a piece where it stands: a story has no server to make a file of drawings. */
export function InlineSilhouette({ drawing }: { drawing: ItemSilhouetteData }) {
  return <Silhouette outline={drawing.outline} measures={drawing} alt="" />;
}
