import type { ItemSilhouetteData } from '../features/catalogue/items/silhouette-sprite-url.ts';
import { Silhouette } from '../features/catalogue/silhouettes/silhouette.tsx';

/** Draws an item inline, since stories have no server that builds a sprite. */
export function InlineSilhouette({ drawing }: { drawing: ItemSilhouetteData }) {
  return <Silhouette name={drawing.silhouette} dimensions={drawing} alt="" />;
}
