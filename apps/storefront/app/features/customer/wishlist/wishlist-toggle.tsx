import { WishlistButton, type WishlistButtonProps, WishlistNote } from '@piri/ui/wishlist-button';
import { useRootData } from '../../platform/settings/root-data.ts';
import { addToWishlist, removeFromWishlist, type WishlistTarget } from './toggle-wishlist.ts';
import { isSameEntry } from './wishlist-entries.ts';
import { useWishlist } from './wishlist-store.ts';

export interface WishlistToggleProps extends WishlistTarget, Pick<WishlistButtonProps, 'variant'> {
  /** The heart is for the piece in whatever cloth, as on a card. */
  anySku?: boolean;
}

/**
 * The heart of a piece, and below it why it did not stay as pressed, in a parent with a position. It comes when it can
 * answer, where nothing else stands, so that nothing moves.
 */
export function WishlistToggle({ anySku = false, variant = 'bare', ...wished }: WishlistToggleProps) {
  const { itemId, title } = wished;
  const shop = useRootData()?.shop;
  const wishes = useWishlist((wishlist) => wishlist.wishes);
  const busy = useWishlist((wishlist) => wishlist.busy.includes(itemId));
  const note = useWishlist((wishlist) => wishlist.failed[itemId]);
  const own = wishes.filter((wish) => (anySku ? wish.itemId === itemId : isSameEntry(wish, wished)));
  if (!shop) return null;
  return (
    <>
      <WishlistButton
        aria-label={`Wish for ${title}`}
        variant={variant}
        pressed={own.length > 0}
        busy={busy}
        onPressedChange={(pressed) => {
          if (pressed) addToWishlist(shop, wished);
          else removeFromWishlist(shop, own, title);
        }}
      />
      {note && <WishlistNote>{note}</WishlistNote>}
    </>
  );
}
