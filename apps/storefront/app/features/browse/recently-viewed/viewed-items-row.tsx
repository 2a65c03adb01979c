import { Heading } from '@piri/ui/heading';
import { useEffect, useState } from 'react';
import { ItemCard } from '../../cart/item-card/item-card.tsx';
import type { ItemCardData } from '../../catalogue/items/item-card-data.ts';
import { SilhouetteSpriteProvider } from '../../catalogue/items/sprite-silhouettes.tsx';
import { useRootData } from '../../platform/settings/root-data.ts';
import { readRecentlyViewedIds } from './recently-viewed.ts';

const shown = 4;

export interface ViewedItemsRowProps {
  /** The id of the item that the page is about. */
  excludeId: string | undefined;
}

/**
 * A row of the items that this browser viewed before, with current data. Renders nothing if there are none, or if they
 * can't be loaded.
 */
export default function ViewedItemsRow({ excludeId }: ViewedItemsRowProps) {
  const shop = useRootData()?.shop;
  const [tiles, setTiles] = useState<ItemCardData[]>([]);

  useEffect(() => {
    const ids = readRecentlyViewedIds()
      .filter((id) => id !== excludeId)
      .slice(0, shown);
    if (!shop || ids.length === 0) return;
    const stop = new AbortController();
    // Loaded on demand: a browser without viewed items does not need it.
    import('./fetch-viewed-items.ts')
      .then(({ fetchViewedItems }) => fetchViewedItems(shop, ids, stop.signal))
      .then(setTiles)
      .catch((error: unknown) => {
        // The page was left, so the row stays empty.
        if (!stop.signal.aborted) console.debug('The recently viewed items could not be loaded.', error);
      });
    return () => stop.abort();
  }, [shop, excludeId]);

  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="pt-14 md:pt-20">
      <Heading level={2} id="recently-viewed">
        Recently viewed
      </Heading>
      <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6">
        <SilhouetteSpriteProvider tiles={tiles}>
          {tiles.map((tile) => (
            <li key={tile.id}>
              <ItemCard tile={tile} colouredBackdrop sizes="(width >= 48rem) 25vw, 50vw" />
            </li>
          ))}
        </SilhouetteSpriteProvider>
      </ul>
    </section>
  );
}
