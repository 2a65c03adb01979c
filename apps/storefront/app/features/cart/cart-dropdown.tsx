import { DropdownPanel } from '@piri/ui/dropdown-panel';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { useCart } from './cart-store.ts';

/** What hangs under the cart's icon. Opened by the browser itself, so it answers before the application has started. */
export function CartDropdown({ id }: { id: string }) {
  const count = useCart((cart) => cart.count);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <DropdownPanel id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-display text-small-title">
        Your cart
      </h2>
      {count === 0 ? (
        <>
          <p className="mt-4 font-semibold">YOUR CART IS EMPTY</p>
          <p className="mt-1 text-ink-2">What you choose waits here, also tomorrow.</p>
          <p className="mt-4">
            <Link asChild variant="stitched">
              <RouterLink to="/shop?categoryName=all" onClick={close}>
                Look through the rooms
              </RouterLink>
            </Link>
          </p>
        </>
      ) : (
        <p className="mt-4">
          {count === 1 ? 'One thing waits in your cart.' : `${count} things wait in your cart.`}
        </p>
      )}
    </DropdownPanel>
  );
}
