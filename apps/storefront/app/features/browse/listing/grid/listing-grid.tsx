import { ProductCardSkeleton } from '@piri/ui/product-card';
import { Quotation } from '@piri/ui/quotation';
import { Skeleton } from '@piri/ui/skeleton';
import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import { eagerCardCount, ItemCard, lazyCardClass } from '../../../cart/item-card/item-card.tsx';
import { AddToCart } from '../../../cart/store/add-to-cart.tsx';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { SilhouetteSpriteProvider } from '../../../catalogue/items/sprite-silhouettes.tsx';
import { useFirstScreenShown } from '../../../platform/rendering/use-first-screen-shown.ts';
import { ShopTheLookTile } from '../../shop-the-look/shop-the-look-tile.tsx';
import type { ListingData } from '../data/listing-data.ts';
import { interleaveListing } from './interleave-listing.ts';

export type ListingFilterLayout = 'side' | 'bar';

export interface ListingGridProps extends Pick<ListingData, 'snippets' | 'room'> {
  layout: ListingFilterLayout;
  tiles: readonly ItemCardData[];
  /** Uses the backdrop of each item's own room, for a list with items of more than one room. */
  colouredBackdrop: boolean;
  /** The number of placeholders for cards that are loading. */
  coming: number;
  ref?: Ref<HTMLUListElement>;
}

/** The number of images that load eagerly. */
const priorityCount = 6;
/** The number of cells on the tallest first screen. */
const firstCells = 12;

/**
 * The items of a list: three columns beside the filters; in the other layout larger, and a single column on a phone.
 */
export function ListingGrid({
  layout,
  tiles,
  snippets,
  room,
  colouredBackdrop,
  coming,
  ref,
}: ListingGridProps) {
  const firstScreenShown = useFirstScreenShown();
  const cells = interleaveListing(tiles, { snippets: omitTitleSnippet(snippets), ...(room && { room }) });
  return (
    <SilhouetteSpriteProvider tiles={tiles}>
      <ul ref={ref} id="pieces" tabIndex={-1} className={grid[layout]}>
        {cells.slice(0, firstScreenShown ? undefined : firstCells).map((cell) => {
          if (cell.kind === 'room') {
            return (
              <li key="room" className={cx('flex *:w-full', roomPositionClass[layout])}>
                <ShopTheLookTile room={cell.room} sizes={roomSizes[layout]} />
              </li>
            );
          }
          if (cell.kind === 'snippet') {
            return (
              <li key={cell.snippet.text} className={layout === 'bar' ? 'max-sm:hidden' : undefined}>
                <Quotation caption={cell.snippet.about}>{cell.snippet.text}</Quotation>
              </li>
            );
          }
          const { tile, index } = cell;
          return (
            <li key={tile.id} className={cx('min-w-0', index >= eagerCardCount && lazyCards[layout])}>
              <ItemCard
                tile={tile}
                sizes={sizes[layout]}
                colouredBackdrop={colouredBackdrop}
                priority={index < priorityCount}
                headingLevel={2}
                action={tile.sku && <AddOne tile={tile} sku={tile.sku} />}
              />
            </li>
          );
        })}
        <ComingCards count={coming} />
      </ul>
    </SilhouetteSpriteProvider>
  );
}

/** The placeholder for a list that is loading. */
export function ListingGridSkeleton({ layout }: { layout: ListingFilterLayout }) {
  return (
    <Skeleton label="Loading the list…">
      <div className={grid[layout]}>
        {Array.from({ length: 9 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </Skeleton>
  );
}

/** Removes the snippet that is already shown under the title. */
function omitTitleSnippet(snippets: ListingData['snippets']) {
  const title = snippets.find(({ own }) => own);
  return snippets.filter((each) => each !== title);
}

/** An add-to-cart button for an item that has no options to choose. */
function AddOne({ tile: { title, bundle, price }, sku }: { tile: ItemCardData; sku: string }) {
  return (
    <AddToCart sourceType={bundle ? 'bundle' : 'item'} code={sku} price={price} name={title} size="small" />
  );
}

function ComingCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`coming ${index}`} aria-hidden="true">
      <ProductCardSkeleton />
    </li>
  ));
}

// No outline: the link past the filters focuses the whole list, where a focus ring would be meaningless.
const cards = 'grid scroll-mt-20 outline-none gap-x-3 gap-y-8 md:gap-x-6 md:gap-y-12';
const grid: Record<ListingFilterLayout, string> = {
  side: `${cards} grid-cols-2 max-xl:[--piri-kind-lines:2] md:grid-cols-3`,
  bar: `${cards} sm:grid-cols-2 lg:grid-cols-3`,
};

// The fixed position lets the items flow around the room without a gap.
const roomPositionClass: Record<ListingFilterLayout, string> = {
  side: 'col-span-2 md:col-start-1 md:row-start-2 md:row-span-2',
  // Between the breakpoints, the room has a row of its own, which gives the image no height.
  bar: 'sm:col-span-2 md:max-lg:min-h-192 lg:col-start-1 lg:row-start-2 lg:row-span-2',
};

const lazyCards: Record<ListingFilterLayout, string> = {
  side: lazyCardClass,
  bar: 'defer-offscreen [--piri-offscreen-height:45rem]',
};

// 10 % larger than the card, since a sofa's image is wider than its card.
const sizes: Record<ListingFilterLayout, string> = {
  side: '(width >= 90rem) 380px, (width >= 64rem) calc(36vw - 150px), (width >= 48rem) 34vw, 50vw',
  bar: '(width >= 90rem) 480px, (width >= 64rem) 34vw, (width >= 30rem) 54vw, 108vw',
};
const roomSizes: Record<ListingFilterLayout, string> = {
  side: '(width >= 90rem) 706px, (width >= 64rem) 50vw, (width >= 48rem) 64vw, 100vw',
  bar: '(width >= 90rem) 910px, (width >= 64rem) 64vw, 100vw',
};
