import { WishlistButton, WishlistButtonError, type WishlistButtonProps } from '@piri/ui/wishlist-button';
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
  const entries = useWishlist((wishlist) => wishlist.entries);
  const loading = useWishlist((wishlist) => wishlist.loading.includes(itemId));
  const note = useWishlist((wishlist) => wishlist.failed[itemId]);
  const own = entries.filter((entry) => (anySku ? entry.itemId === itemId : isSameEntry(entry, wished)));
  if (!shop) return null;
  return (
    <>
      <WishlistButton
        aria-label={`Wish for ${title}`}
        variant={variant}
        pressed={own.length > 0}
        loading={loading}
        onPressedChange={(pressed) => {
          if (pressed) addToWishlist(shop, wished);
          else removeFromWishlist(shop, own, title);
        }}
      />
      {note && <WishlistButtonError>{note}</WishlistButtonError>}
    </>
  );
}
