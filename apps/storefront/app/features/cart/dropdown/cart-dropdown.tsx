import { Button } from '@piri/ui/button';
import { DropdownPanel } from '@piri/ui/dropdown-panel';
import { Link } from '@piri/ui/link';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCart } from '../store/cart-store.ts';
import { emptyCartTexts } from '../store/empty-cart-texts.ts';
import { formatCartCount } from '../store/format-cart-count.ts';

/**
 * The drop-down of the cart. It is a native popover, so it opens before hydration. Its lines and the code that loads
 * their prices are loaded when it opens for the first time.
 */
export function CartDropdown({ id }: { id: string }) {
  const { count, lines } = useCart();
  const [open, setOpen] = useState(false);
  const [linesModule, setLinesModule] = useState<typeof import('./cart-dropdown-lines.tsx')>();

  useEffect(() => {
    if (!open || linesModule) return;
    import('./cart-dropdown-lines.tsx').then(
      setLinesModule,
      // For example, a module that no longer exists after a new deployment. The panel still links to the cart.
      (error: unknown) => console.debug('The cart dropdown could not be loaded.', error),
    );
  }, [open, linesModule]);

  return (
    <DropdownPanel
      id={id}
      aria-labelledby={`${id}-title`}
      // It may also have been opened before hydration.
      onOpenChange={setOpen}
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
      }}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${id}-title`} className="font-display text-small-title">
          Your cart
        </h2>
        {count > 0 && (
          <p className="text-muted text-small">{formatCartCount({ quantity: count, items: lines.length })}</p>
        )}
      </div>
      {count === 0 ? (
        <Empty />
      ) : (
        <>
          {linesModule && open ? (
            <linesModule.CartDropdownLines />
          ) : (
            <div
              className="stitch-loading text-subtle"
              style={{ marginBlock: getRoomForLines(lines.length) }}
            />
          )}
          {/* The same elements before and after the lines load, so that the focus is kept. */}
          <div className="flex gap-3">
            <Button variant="ghost" disabled={!linesModule} onClick={linesModule?.clearCart}>
              Clear All
            </Button>
            <Button asChild className="flex-1">
              <RouterLink to="/cart" discover="none">
                View Cart
              </RouterLink>
            </Button>
          </div>
        </>
      )}
    </DropdownPanel>
  );
}

/**
 * Returns half of the height that the lines and their total will have: half of 103 px for each line, until they scroll,
 * and of 64 px for the total. A button that moved while it is pressed would not get the click.
 */
function getRoomForLines(count: number): string {
  return `min(${count} * 3.2rem + 2rem, max(8rem, 50dvh - 10rem))`;
}

function Empty() {
  return (
    <>
      <p className="mt-4 font-semibold">YOUR CART IS EMPTY</p>
      <p className="mt-1 text-muted">{emptyCartTexts.hint}</p>
      <p className="mt-4">
        <Link asChild variant="standalone">
          <RouterLink to="/shop?categoryName=all" discover="none">
            Browse by room
          </RouterLink>
        </Link>
      </p>
    </>
  );
}
