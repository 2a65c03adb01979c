import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { ItemCard, lazyCardClass } from '../../cart/item-card/item-card.tsx';
import { AddToCart } from '../../cart/store/add-to-cart.tsx';
import type { ItemCardData } from '../../catalogue/items/item-card-data.ts';
import { SilhouetteSpriteProvider } from '../../catalogue/items/sprite-silhouettes.tsx';
import { type ShopTheLookData, ShopTheLookTile } from '../shop-the-look/shop-the-look-tile.tsx';

const sizes = '(width >= 80rem) 324px, (width >= 48rem) 24vw, 46vw';

/** The newest items, around an image of a room with some of them. */
export function NewArrivals({ tiles, room }: { tiles: ItemCardData[]; room: ShopTheLookData | undefined }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="new" className="pt-14 md:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Heading level={2} id="new">
          New arrivals
        </Heading>
        <UiLink asChild variant="standalone">
          <Link to="/new-arrival" discover="none">
            See all new arrivals
          </Link>
        </UiLink>
      </div>
      <SilhouetteSpriteProvider tiles={tiles}>
        <ul className="mt-7 grid grid-cols-2 max-xl:[--piri-kind-lines:2] gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12">
          {tiles.slice(0, 2).map(card)}
          {room && (
            <li className="defer-offscreen col-span-2 md:row-span-2 md:grid">
              <ShopTheLookTile room={room} sizes="(width >= 80rem) 676px, (width >= 48rem) 48vw, 92vw" />
            </li>
          )}
          {tiles.slice(2).map(card)}
        </ul>
      </SilhouetteSpriteProvider>
    </section>
  );
}

function card(tile: ItemCardData) {
  return (
    <li key={tile.id} className={lazyCardClass}>
      <ItemCard
        tile={tile}
        colouredBackdrop
        sizes={sizes}
        action={
          tile.sku && <AddToCart sourceType="item" code={tile.sku} price={tile.price} name={tile.title} />
        }
      />
    </li>
  );
}
