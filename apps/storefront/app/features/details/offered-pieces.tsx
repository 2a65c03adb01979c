import { Heading } from '@piri/ui/heading';
import { useId } from 'react';
import { DrawingsInFiles } from '../catalogue/drawings-in-files.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import type { Tile } from '../catalogue/tile.ts';

/** Pieces to go on with where the page shows none of its own. Nothing without any. */
export function OfferedPieces({ title, tiles }: { title: string; tiles: Tile[] }) {
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-14">
      <Heading level={2} id={id}>
        {title}
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
