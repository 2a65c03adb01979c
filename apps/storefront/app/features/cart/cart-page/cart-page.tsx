import { CartLines } from '@piri/ui/cart-line';
import { Container } from '@piri/ui/container';
import { Divider } from '@piri/ui/divider';
import { Heading } from '@piri/ui/heading';
import { cx } from 'class-variance-authority';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeliveryArea } from '../../customer/delivery/delivery-area-store.ts';
import { BrowseAllItemsLink } from '../../platform/links/standalone-link.tsx';
import { removeLineWithUndo, saveLineForLater } from '../lines/cart-actions.ts';
import { CartLineNotices } from '../lines/cart-line-notices.tsx';
import { type CartLineAction, ConnectedCartLine } from '../lines/connected-cart-line.tsx';
import { formatCartArrival } from '../pricing/estimate-cart-delivery.ts';
import { type UsePricedCartResult, usePricedCart } from '../pricing/use-priced-cart.ts';
import { ShareCartLink } from '../sharing/share-cart-link.tsx';
import { SharedCartReview } from '../sharing/shared-cart-review.tsx';
import { parseSharedCartUrl } from '../sharing/shared-cart-url.ts';
import type { CartPageData } from './cart-page-data.ts';
import { CartEmpty, CartPricesErrorAlert, CartSkeleton, CartStorageAlert } from './cart-placeholders.tsx';
import { CartSummary } from './cart-summary.tsx';
import { checkoutBlockerId, shouldBlockCheckout } from './checkout-button.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';
import { SavedForLater } from './saved-for-later.tsx';

export interface CartPageProps {
  data: CartPageData;
  /** Shows the summary beside the lines, or everything in a single narrow column. */
  layout: 'columns' | 'column';
  /** The content below the cart. */
  children: ReactNode;
}

/**
 * The cart page. The document is the same for everyone; the lines of this browser's cart are rendered on the client.
 */
export function CartPage({ data, layout, children }: CartPageProps) {
  const { pathname, search } = useLocation();
  const shared = useMemo(() => parseSharedCartUrl(search), [search]);
  const cart = usePricedCart(shared);
  // As wide as the lines of the cart, which are beside the summary.
  const besideSummary = layout === 'columns' ? 'lg:me-116' : undefined;
  const filled = cart.ready && cart.lines.length > 0;
  return (
    // At least as high as the screen, so that the footer is not seen moving when the lines load.
    <Container className="min-h-svh pt-8 md:pt-12">
      <div className={layout === 'column' ? 'mx-auto max-w-160' : undefined}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <Heading level={1} tabIndex={-1} className="outline-none">
            Cart
          </Heading>
          {/* An empty cart has its own link below. */}
          <div className="hidden in-data-cart:block">
            <BrowseAllItemsLink>Continue shopping</BrowseAllItemsLink>
          </div>
        </div>
        <NoScriptNotice reason="Your cart is saved in your browser, which needs JavaScript." />
        <CartStorageAlert />
        {shared && (
          <SharedCartReview
            shared={shared}
            loaded={data.sharedOffers}
            path={pathname}
            className={besideSummary}
          />
        )}
        {!cart.ready && <CartSkeleton layout={layout} />}
        {filled ? <CartContents cart={cart} data={data} layout={layout} /> : <CartEmpty />}
        <SavedForLater lines={cart.later} className={besideSummary} />
      </div>
      {children}
    </Container>
  );
}

const actions: readonly CartLineAction[] = [
  { label: 'Save for later', onAction: saveLineForLater },
  { label: 'Remove', onAction: removeLineWithUndo },
];

function CartContents({
  cart,
  data: { now, terms },
  layout,
}: Omit<CartPageProps, 'children'> & { cart: UsePricedCartResult }) {
  const { area } = useDeliveryArea();
  const columns = layout === 'columns';
  const today = new Date(now);
  return (
    <div className={cx('mt-6', columns && 'lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16')}>
      <div className="min-w-0">
        <CartPricesErrorAlert cart={cart} />
        <Divider />
        <CartLines aria-label="In your cart">
          {cart.lines.map((line) => {
            const { offer, state } = line;
            const day =
              offer && terms && state === 'sold' && formatCartArrival([offer], { area, terms, now: today });
            return (
              <ConnectedCartLine
                key={line.name}
                line={line}
                layout={columns ? 'page' : 'row'}
                note={day ? `${area.district} by ${day}` : undefined}
                notice={<CartLineNotices line={line} quantityEditable />}
                quantityEditable
                actions={state === 'gone' ? actions.slice(1) : actions}
                checkoutBlockerId={shouldBlockCheckout(line) ? checkoutBlockerId : undefined}
              />
            );
          })}
        </CartLines>
        <ShareCartLink />
      </div>
      <CartSummary
        cart={cart}
        terms={terms}
        now={today}
        className={cx('mt-6', columns && 'lg:sticky lg:top-22 lg:mt-0 lg:self-start')}
      />
    </div>
  );
}
