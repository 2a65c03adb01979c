import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import type { ReactNode } from 'react';
import { ItemCard } from '../../cart/item-card/item-card.tsx';
import { openCartDropdownBriefly } from '../../cart/store/cart-dropdown-actions.ts';
import { useCart } from '../../cart/store/cart-store.ts';
import type { WishlistCardData } from '../../customer/wishlist/fetch-wishlist-page.ts';

export interface WishlistCardProps {
  entry: WishlistCardData;
  /** Removes the item from the wishlist, with a toast unless it was moved to the cart. */
  onRemove: (how: 'removed' | 'moved') => void;
}

/** A card of the wishlist: the item in its variant, with buttons to move it to the cart and to remove it. */
export function WishlistCard({ entry, onRemove }: WishlistCardProps) {
  const { title, tile, toCart } = entry;
  const add = useCart((cart) => cart.add);
  const remove = (
    <Button variant="ghost" size="small" aria-label={`Remove: ${title}`} onClick={() => onRemove('removed')}>
      Remove
    </Button>
  );
  if (!tile) return <Gone title={title}>{remove}</Gone>;
  return (
    <ItemCard
      tile={tile}
      colouredBackdrop
      sku={entry.skuCode}
      cornerAction={null}
      sizes="(width >= 80rem) 324px, (width >= 48rem) 24vw, 46vw"
      actionPosition="below"
      action={
        <>
          {toCart && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Move to cart: ${title}`}
              onClick={() => {
                add({ ...toCart, quantity: 1 });
                openCartDropdownBriefly();
                onRemove('moved');
              }}
            >
              Move to cart
            </Button>
          )}
          {remove}
        </>
      }
    />
  );
}

/** A placeholder for an item that is no longer sold. */
function Gone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="grid content-start">
      <div className="grid aspect-4/5 place-items-center rounded-chip bg-surface-muted p-5 text-center text-muted">
        No longer available.
      </div>
      <Heading level={3} variant="name" className="pt-3.5">
        {title}
      </Heading>
      <div className="mt-3 grid">{children}</div>
    </article>
  );
}
