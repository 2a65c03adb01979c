import { CountBadge } from '@piri/ui/count-badge';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { useCart } from './cart-store.ts';
import { cartId } from './show-cart.ts';

/** Opens the cart, and says how much is in it. By itself, so that the bar around it stays as it is when that changes. */
export function CartButton() {
  const { ready, count } = useCart();
  return (
    <IconButton aria-label={count > 0 ? `Your cart, ${count} in it` : 'Your cart'} popoverTarget={cartId}>
      <Icon name="bag" />
      <CountBadge variable="--cart-count" count={ready ? count : undefined} />
    </IconButton>
  );
}
