import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import { getSilhouetteId } from '../silhouettes/silhouette-id.ts';
import { SilhouetteSprite } from '../silhouettes/silhouette-sprite.tsx';
import type { ItemCardData } from './item-card-data.ts';
import { listingPageSize } from './listing-page-size.ts';
import { getSpriteHref, type ItemSilhouetteData, toSilhouetteSpec } from './silhouette-sprite-url.ts';

/** The file in which a piece is drawn, by what the drawing is called. */
const DrawingFiles = createContext<ReadonlyMap<string, string>>(new Map());

/** Draws a piece that has no picture: in the shop from a file of the server. Stories have none, and draw in place. */
export const SilhouetteRendererContext =
  createContext<ComponentType<{ drawing: ItemSilhouetteData }>>(FromFile);

/** A piece that has no picture, as its measures draw it. */
export function ItemSilhouette({ drawing }: { drawing: ItemSilhouetteData }) {
  const Drawn = use(SilhouetteRendererContext);
  return <Drawn drawing={drawing} />;
}

/**
 * Lets these pieces be drawn in one file. Pieces that come later are in a file of their own, so that those that stand
 * there already do not change theirs. A piece that stands in none of these has a file to itself.
 */
export function SilhouetteSpriteProvider({
  tiles,
  children,
}: {
  tiles: readonly ItemCardData[];
  children: ReactNode;
}) {
  const files = useMemo(() => filesOf(tiles), [tiles]);
  return <DrawingFiles value={files}>{children}</DrawingFiles>;
}

function FromFile({ drawing }: { drawing: ItemSilhouetteData }) {
  const piece = toSilhouetteSpec(drawing);
  const file = use(DrawingFiles).get(getSilhouetteId(piece)) ?? getSpriteHref([drawing]);
  return <SilhouetteSprite {...piece} drawings={file} alt="" />;
}

function filesOf(tiles: readonly ItemCardData[]): Map<string, string> {
  const files = new Map<string, string>();
  for (let from = 0; from < tiles.length; from += listingPageSize) {
    const drawings = tiles
      .slice(from, from + listingPageSize)
      .flatMap(({ picture, drawing }) => (drawing && !picture ? [drawing] : []));
    const href = getSpriteHref(drawings);
    for (const drawing of drawings) {
      const id = getSilhouetteId(toSilhouetteSpec(drawing));
      if (!files.has(id)) files.set(id, href);
    }
  }
  return files;
}
