import { Heading } from '@piri/ui/heading';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '../../root-data.ts';
import { DrawingsInFiles } from '../catalogue/drawings-in-files.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import type { Tile } from '../catalogue/tile.ts';
import { useNear } from '../late/use-near.ts';
import { recentlyViewed } from './recently-viewed.ts';

const shown = 4;

/**
 * What this browser looked at before. It stands at the end of a page and is asked for when somebody comes near it, so
 * that neither the page's HTML nor its first calls know of it, and nothing in sight moves.
 */
export function RecentlyViewedRow({ except }: { except?: string }) {
  const shop = useRootData()?.shop;
  const place = useRef<HTMLDivElement>(null);
  const [tiles, setTiles] = useState<Tile[]>([]);

  const near = useNear(place, '600px');

  useEffect(() => {
    const ids = recentlyViewed()
      .filter((id) => id !== except)
      .slice(0, shown);
    if (!shop || !near || ids.length === 0) return;
    const stop = new AbortController();
    import('./load-viewed.ts')
      .then(({ loadViewed }) => loadViewed(shop, ids, stop.signal))
      .then(setTiles)
      .catch((error: unknown) => {
        // The page was left, or a newer build took the module away: the row stays as if nothing was looked at.
        if (!stop.signal.aborted) console.debug('What was looked at before could not be shown.', error);
      });
    return () => stop.abort();
  }, [shop, near, except]);

  return (
    <div ref={place}>
      {tiles.length > 0 && (
        <section aria-labelledby="recently-viewed" className="pt-14 md:pt-20">
          <Heading level={2} id="recently-viewed">
            You looked at
          </Heading>
          <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6">
            <DrawingsInFiles tiles={tiles}>
              {tiles.map((tile) => (
                <li key={tile.id}>
                  <ItemCard tile={tile} mixed sizes="(width >= 48rem) 25vw, 50vw" />
                </li>
              ))}
            </DrawingsInFiles>
          </ul>
        </section>
      )}
    </div>
  );
}
