import { Button } from '@piri/ui/button';
import { CartLines } from '@piri/ui/cart-line';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { cx } from 'class-variance-authority';
import { Link, useNavigate } from 'react-router-dom';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { CartLineNotices } from '../lines/cart-line-notices.tsx';
import { cartToastMessages } from '../lines/cart-messages.ts';
import { ConnectedCartLine } from '../lines/connected-cart-line.tsx';
import { useCartProducts } from '../pricing/cart-products-store.ts';
import type { CartProducts } from '../pricing/fetch-cart-products.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { addLines, type Cart } from '../store/cart.ts';
import { updateCart } from '../store/cart-store.ts';
import { formatCartCount } from '../store/format-cart-count.ts';
import { getTotalQuantity, type StoredCartLine } from '../store/stored-cart.ts';

export interface SharedCartReviewProps {
  shared: readonly StoredCartLine[];
  /** The offers loaded with the page. */
  loaded: CartProducts | undefined;
  /** The path of the page without the shared lines. */
  path: string;
  className?: string | undefined;
}

/** The lines of a shared cart at current prices, with buttons to take or dismiss them. */
export function SharedCartReview({ shared, loaded, path, className }: SharedCartReviewProps) {
  const navigate = useNavigate();
  const { offers, loading, succeeded } = useCartProducts();
  if (shared.length === 0) {
    return (
      <InlineAlert
        variant="warning"
        title="We couldn’t open this shared cart."
        className={cx('mt-8', className)}
      >
        The link may be incomplete. Ask for it to be sent again.
      </InlineAlert>
    );
  }
  const { lines, totals, complete } = priceCart(
    { lines: shared, later: [] },
    { offers: { ...loaded, ...offers }, loading: loading || succeeded },
  );
  const contents = formatCartCount({ quantity: getTotalQuantity(shared), items: shared.length });

  const take = (change: (cart: Cart) => Cart, done: string) => {
    const { lines: before } = updateCart(change);
    const undo = () => updateCart((cart) => ({ ...cart, lines: before }));
    showToast(done, { id: 'cart', action: { label: 'Undo', onClick: undo } });
    navigate(path, { replace: true });
  };
  const add = () => take((cart) => addLines(cart, shared), cartToastMessages.sharedCartAdded);
  const replace = () => take((cart) => ({ ...cart, lines: shared }), cartToastMessages.replacedBySharedCart);

  return (
    <section
      aria-labelledby="shared"
      className={cx('corner-mitre mt-8 border border-subtle bg-surface p-6 md:p-8', className)}
    >
      <Heading level={2} variant="small-title" id="shared">
        Someone has shared a cart with you
      </Heading>
      <p className="mt-1 text-muted">
        {complete ? (
          <>
            {contents}, <InlinePrice figure={totals.total} /> at today’s prices.
          </>
        ) : (
          <span>{contents}.</span>
        )}
      </p>
      <CartLines className="mt-3">
        {lines.map((line) => (
          <ConnectedCartLine
            key={line.name}
            line={line}
            layout="row"
            note={`Quantity: ${line.quantity}`}
            notice={<CartLineNotices line={line} />}
          />
        ))}
      </CartLines>
      {/* The attribute on `<html>` decides which buttons are shown, so they are right before hydration. */}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 noscript:hidden">
        <Button onClick={add}>
          <span className="in-data-cart:hidden">Use this cart</span>
          <span className="hidden in-data-cart:inline">Add to my cart</span>
        </Button>
        <span className="hidden in-data-cart:contents">
          <Button variant="secondary" onClick={replace}>
            Replace my cart
          </Button>
        </span>
        <UiLink asChild>
          <Link to={path} replace discover="none" className="inline-flex min-h-11 items-center">
            No, thanks
          </Link>
        </UiLink>
      </div>
    </section>
  );
}
