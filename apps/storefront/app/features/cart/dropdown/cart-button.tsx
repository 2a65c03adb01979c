import { CountBadge } from '@piri/ui/count-badge';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { HiddenCountLabel } from '../../platform/links/hidden-count-label.tsx';
import { cartDropdownId } from '../store/cart-dropdown-actions.ts';
import { useCart } from '../store/cart-store.ts';

/**
 * A button that opens the cart and shows the number of items in it. It is a component of its own, so that the header
 * does not re-render when the number changes.
 */
export function CartButton() {
  const { ready, count } = useCart();
  const counted = { cssVariable: '--cart-count', count: ready ? count : undefined } as const;
  return (
    <IconButton aria-label={null} popoverTarget={cartDropdownId} onClick={openPageWithoutPopovers}>
      <Icon name="bag" />
      <CountBadge {...counted} />
      <HiddenCountLabel name="Your cart" {...counted} />
    </IconButton>
  );
}

/** Browsers that are older than popovers cannot open the drop-down. */
function openPageWithoutPopovers() {
  if (!document.body.showPopover) location.assign('/cart');
}
