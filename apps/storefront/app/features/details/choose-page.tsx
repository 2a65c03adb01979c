import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { DrawingsInFiles } from '../catalogue/drawings-in-files.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import type { Tile } from '../catalogue/tile.ts';
import { RecentlyViewedRow } from '../recently-viewed/recently-viewed-row.tsx';

/** Nothing was asked for: what was looked at before, and what is new. */
export function ChoosePage({ arrivals }: { arrivals: Tile[] }) {
  return (
    <Container className="pt-8 md:pt-12">
      <Heading level={1}>Choose a product</Heading>
      <p className="mt-4 max-w-[48ch] text-lead">
        This page shows one piece with all its measures. Take one of these, or look for another.
      </p>
      <RecentlyViewedRow />
      {arrivals.length > 0 && (
        <section aria-labelledby="new" className="pt-14">
          <Heading level={2} id="new">
            New in the shop
          </Heading>
          <DrawingsInFiles tiles={arrivals}>
            <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12">
              {arrivals.map((tile) => (
                <li key={tile.id}>
                  <ItemCard tile={tile} mixed sizes="(width >= 80rem) 324px, (width >= 48rem) 24vw, 46vw" />
                </li>
              ))}
            </ul>
          </DrawingsInFiles>
        </section>
      )}
    </Container>
  );
}
