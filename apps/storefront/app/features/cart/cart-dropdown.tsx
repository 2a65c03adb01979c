import { DropdownPanel } from '@piri/ui/dropdown-panel';
import { useCart } from './cart-store.ts';

/** What hangs under the cart's icon. Opened by the browser itself, so it answers before the application has started. */
export function CartDropdown({ id }: { id: string }) {
  const count = useCart((cart) => cart.count);
  return (
    <DropdownPanel id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-display text-small-title">
        Your cart
      </h2>
      {count === 0 ? (
        <p className="mt-4 font-semibold">YOUR CART IS EMPTY</p>
      ) : (
        <p className="mt-4">
          {count === 1 ? 'One thing waits in your cart.' : `${count} things wait in your cart.`}
        </p>
      )}
    </DropdownPanel>
  );
}
