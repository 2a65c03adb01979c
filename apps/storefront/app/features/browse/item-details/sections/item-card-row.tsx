import { Heading } from '@piri/ui/heading';
import { type ComponentProps, useId } from 'react';
import { ItemCard } from '../../../cart/item-card/item-card.tsx';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { SilhouetteSpriteProvider } from '../../../catalogue/items/sprite-silhouettes.tsx';

interface ItemCardRowProps extends Pick<ComponentProps<'section'>, 'className'> {
  /** The id of the heading, if a link on the page leads to it. */
  id?: string;
  title: string;
  tiles: ItemCardData[];
}

/** A row of items under a heading. Renders nothing without items. */
export function ItemCardRow({ id: ownId, title, tiles, className }: ItemCardRowProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <SilhouetteSpriteProvider tiles={tiles}>
        <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <ItemCard
                tile={tile}
                colouredBackdrop
                sizes="(width >= 80rem) 324px, (width >= 48rem) 24vw, 46vw"
              />
            </li>
          ))}
        </ul>
      </SilhouetteSpriteProvider>
    </section>
  );
}
