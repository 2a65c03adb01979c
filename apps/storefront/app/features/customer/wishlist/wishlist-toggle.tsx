import { WishlistButton, WishlistButtonError, type WishlistButtonProps } from '@piri/ui/wishlist-button';
import { useRootData } from '../../platform/settings/root-data.ts';
import { addToWishlist, removeFromWishlist, type WishlistTarget } from './toggle-wishlist.ts';
import { isSameEntry } from './wishlist-entries.ts';
import { useWishlist } from './wishlist-store.ts';

export interface WishlistToggleProps extends WishlistTarget, Pick<WishlistButtonProps, 'variant'> {
  /** Toggles the item in any material, as on a card. */
  anySku?: boolean;
}

/**
 * The wishlist button of an item, with the reason below it if a change failed. The parent must be positioned. It
 * appears once it works, in a free spot, so that nothing shifts.
 */
export function WishlistToggle({ anySku = false, variant = 'bare', ...wished }: WishlistToggleProps) {
  const { itemId, title } = wished;
  const shop = useRootData()?.shop;
  const entries = useWishlist((wishlist) => wishlist.entries);
  const loading = useWishlist((wishlist) => wishlist.pendingIds.includes(itemId));
  const note = useWishlist((wishlist) => wishlist.failed[itemId]);
  const own = entries.filter((entry) => (anySku ? entry.itemId === itemId : isSameEntry(entry, wished)));
  if (!shop) return null;
  return (
    <>
      <WishlistButton
        aria-label={`Add ${title} to your wishlist`}
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
