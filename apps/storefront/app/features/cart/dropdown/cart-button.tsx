import { CountBadge } from '@piri/ui/count-badge';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { LabelWithCount } from '../../platform/links/label-with-count.tsx';
import { cartDropdownId } from '../store/cart-dropdown-actions.ts';
import { useCart } from '../store/cart-store.ts';

/** Opens the cart, and says how much is in it. By itself, so that the bar around it stays as it is when that changes. */
export function CartButton() {
  const { ready, count } = useCart();
  const counted = { cssVariable: '--cart-count', count: ready ? count : undefined } as const;
  return (
    <IconButton aria-label={null} popoverTarget={cartDropdownId}>
      <Icon name="bag" />
      <CountBadge {...counted} />
      <LabelWithCount name="Your cart" {...counted} />
    </IconButton>
  );
}
