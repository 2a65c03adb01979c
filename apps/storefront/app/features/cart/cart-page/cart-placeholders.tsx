import { CartLineSkeleton, CartLines } from '@piri/ui/cart-line';
import { EmptyState } from '@piri/ui/empty-state';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { Skeleton } from '@piri/ui/skeleton';
import { cva } from 'class-variance-authority';
import { appendWait } from '../../platform/errors/api-error-messages.ts';
import { BrowseAllItemsLink } from '../../platform/links/standalone-link.tsx';
import { pricesUnavailableTitle } from '../lines/cart-messages.ts';
import type { UsePricedCartResult } from '../pricing/use-priced-cart.ts';
import { useCart } from '../store/cart-store.ts';
import { emptyCartTexts } from '../store/empty-cart-texts.ts';

/**
 * The empty state of the cart. Hidden by the attribute on `<html>` before hydration, so that it never shows if the cart
 * has lines.
 */
export function CartEmpty() {
  return (
    <EmptyState
      className="in-data-cart:hidden noscript:hidden"
      title={emptyCartTexts.title}
      action={<BrowseAllItemsLink />}
    >
      {emptyCartTexts.hint}
    </EmptyState>
  );
}

const cartWaiting = cva('mt-6 hidden max-w-222 overflow-hidden in-data-cart:block', {
  variants: {
    layout: {
      columns: 'h-[calc(var(--cart-lines,1)*15.75rem)] md:h-[calc(var(--cart-lines,1)*12.8rem)]',
      column: 'h-[calc(var(--cart-lines,1)*13.9rem)] md:h-[calc(var(--cart-lines,1)*10.9rem)]',
    },
  },
});

/**
 * A placeholder as high as the lines of this browser's cart. The document, which is the same for everyone, does not
 * know their number.
 */
export function CartSkeleton({ layout }: { layout: 'columns' | 'column' }) {
  const line = (
    <CartLineSkeleton
      layout={layout === 'columns' ? 'page' : 'row'}
      attributes={3}
      quantityEditable
      actions
    />
  );
  return (
    <Skeleton label="Loading your cart…" className={cartWaiting({ layout })}>
      <CartLines>
        {line}
        {line}
        {line}
      </CartLines>
    </Skeleton>
  );
}

export function CartStorageAlert() {
  const persisted = useCart((cart) => cart.persisted);
  return (
    <InlineAlert
      variant="warning"
      announce
      className="mt-6 max-w-222"
      title={persisted ? undefined : 'Your browser won’t let us save your cart.'}
    >
      {persisted
        ? undefined
        : 'It’ll be here while this window is open. The browser’s storage is full or blocked.'}
    </InlineAlert>
  );
}

export function CartPricesErrorAlert({
  cart: { succeeded, waitMs, refetch },
}: {
  cart: Pick<UsePricedCartResult, 'succeeded' | 'waitMs' | 'refetch'>;
}) {
  return (
    <InlineAlert
      variant="error"
      announce
      className={succeeded ? undefined : 'mb-4'}
      title={succeeded ? undefined : pricesUnavailableTitle}
      action={
        succeeded ? undefined : (
          <UiLink asChild>
            <button type="button" onClick={refetch} className="min-h-11">
              Try again
            </button>
          </UiLink>
        )
      }
    >
      {succeeded ? undefined : appendWait('Your cart is saved in your browser.', waitMs)}
    </InlineAlert>
  );
}
