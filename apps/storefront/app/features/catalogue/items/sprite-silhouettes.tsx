import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import { SilhouetteFromSprite } from '../silhouettes/silhouette-from-sprite.tsx';
import { getSilhouetteId } from '../silhouettes/silhouette-id.ts';
import type { ItemCardData } from './item-card-data.ts';
import { listingPageSize } from './listing-page-size.ts';
import { getSpriteFileUrl, type ItemSilhouetteData, toSilhouetteSpec } from './silhouette-sprite-url.ts';

/** The sprite file of each silhouette, by its id. */
const SpriteUrlsContext = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * The component that draws an item without an image. The shop uses sprite files from the server; stories have none and
 * draw inline.
 */
export const SilhouetteRendererContext =
  createContext<ComponentType<{ drawing: ItemSilhouetteData }>>(FromSprite);

/** The silhouette of an item without an image. */
export function ItemSilhouette({ drawing }: { drawing: ItemSilhouetteData }) {
  const Drawn = use(SilhouetteRendererContext);
  return <Drawn drawing={drawing} />;
}

/**
 * Collects the silhouettes of these items into sprite files, one for each page of the list, so that loading more items
 * does not change the files of those already shown. An item outside of all of them has its own file.
 */
export function SilhouetteSpriteProvider({
  tiles,
  children,
}: {
  tiles: readonly ItemCardData[];
  children: ReactNode;
}) {
  const files = useMemo(() => getSpriteUrls(tiles), [tiles]);
  return <SpriteUrlsContext value={files}>{children}</SpriteUrlsContext>;
}

function FromSprite({ drawing }: { drawing: ItemSilhouetteData }) {
  const item = toSilhouetteSpec(drawing);
  const file = use(SpriteUrlsContext).get(getSilhouetteId(item)) ?? getSpriteFileUrl([drawing]);
  return <SilhouetteFromSprite {...item} spriteUrl={file} alt="" />;
}

function getSpriteUrls(tiles: readonly ItemCardData[]): Map<string, string> {
  const files = new Map<string, string>();
  for (let from = 0; from < tiles.length; from += listingPageSize) {
    const drawings = tiles
      .slice(from, from + listingPageSize)
      .flatMap(({ image, drawing }) => (drawing && !image ? [drawing] : []));
    const href = getSpriteFileUrl(drawings);
    for (const drawing of drawings) {
      const id = getSilhouetteId(toSilhouetteSpec(drawing));
      if (!files.has(id)) files.set(id, href);
    }
  }
  return files;
}
