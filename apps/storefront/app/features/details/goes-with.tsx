import { Heading } from '@piri/ui/heading';
import { DrawingsInFiles } from '../catalogue/drawings-in-files.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import type { Tile } from '../catalogue/tile.ts';

/** What was made to stand beside it. */
export function GoesWith({ tiles }: { tiles: Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className="drawn-near">
      <Heading level={2} id="goes-with">
        Goes with it
      </Heading>
      <DrawingsInFiles tiles={tiles}>
        <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <ItemCard tile={tile} mixed sizes="(width >= 80rem) 324px, (width >= 48rem) 24vw, 46vw" />
            </li>
          ))}
        </ul>
      </DrawingsInFiles>
    </section>
  );
}
