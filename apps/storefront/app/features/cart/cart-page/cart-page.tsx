import { CartLines } from '@piri/ui/cart-line';
import { Container } from '@piri/ui/container';
import { Divider } from '@piri/ui/divider';
import { Heading } from '@piri/ui/heading';
import { cx } from 'class-variance-authority';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeliveryPlace } from '../../customer/delivery/delivery-place.ts';
import { ToTheRooms } from '../../platform/links/stitched-link.tsx';
import { removeLine, saveForLater } from '../lines/line-deeds.ts';
import { LineNotices } from '../lines/line-notices.tsx';
import { type Deed, ShopCartLine } from '../lines/shop-cart-line.tsx';
import { arrivesTogether } from '../pricing/delivery-estimate.ts';
import { type UsedCart, usePricedCart } from '../pricing/use-priced-cart.ts';
import { linesInLink } from '../sharing/cart-link.ts';
import { ShareCart } from '../sharing/share-cart.tsx';
import { SharedCart } from '../sharing/shared-cart.tsx';
import { BuyWithoutScript } from './buy-without-script.tsx';
import { CartEmpty, CartWaiting, NotKept, NotReached } from './cart-instead.tsx';
import type { CartPageData } from './cart-page-data.ts';
import { CartSummary } from './cart-summary.tsx';
import { SavedLines } from './saved-lines.tsx';
import { beforeCheckoutId, isInTheWay } from './way-to-checkout.tsx';

export interface CartPageProps {
  data: CartPageData;
  /** Lines beside their sum, or everything in one narrow column. */
  layout: 'columns' | 'column';
  /** What follows the cart at the foot of the page. */
  children: ReactNode;
}

/** What lies in this browser's cart. The page itself is the same for everybody: its lines come in after it. */
export function CartPage({ data, layout, children }: CartPageProps) {
  const { pathname, search } = useLocation();
  const shared = useMemo(() => linesInLink(search), [search]);
  const cart = usePricedCart(shared);
  // As wide as the lines of the cart, whose sum stands beside them.
  const besideSummary = layout === 'columns' ? 'lg:me-116' : undefined;
  const filled = cart.ready && cart.lines.length > 0;
  return (
    // At least as high as the screen, so that the footer does not move in sight when lines arrive.
    <Container className="min-h-svh pt-8 md:pt-12">
      <div className={layout === 'column' ? 'mx-auto max-w-160' : undefined}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <Heading level={1} tabIndex={-1} className="outline-none">
            Cart
          </Heading>
          {/* An empty cart has one way on, below. */}
          <div className="hidden in-data-cart:block">
            <ToTheRooms>Continue shopping</ToTheRooms>
          </div>
        </div>
        <BuyWithoutScript reason="Your cart is kept by your own browser, and JavaScript is what keeps it." />
        <NotKept />
        {shared && (
          <SharedCart shared={shared} loaded={data.sharedOffers} path={pathname} className={besideSummary} />
        )}
        {!cart.ready && <CartWaiting layout={layout} />}
        {filled ? <CartContents cart={cart} data={data} layout={layout} /> : <CartEmpty />}
        <SavedLines lines={cart.later} className={besideSummary} />
      </div>
      {children}
    </Container>
  );
}

const deeds: readonly Deed[] = [
  { label: 'Save for later', does: saveForLater },
  { label: 'Remove', does: removeLine },
];

function CartContents({
  cart,
  data: { now, terms },
  layout,
}: Omit<CartPageProps, 'children'> & { cart: UsedCart }) {
  const { place } = useDeliveryPlace();
  const columns = layout === 'columns';
  const today = new Date(now);
  return (
    <div className={cx('mt-6', columns && 'lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16')}>
      <div className="min-w-0">
        <NotReached cart={cart} />
        <Divider />
        <CartLines aria-label="In your cart">
          {cart.lines.map((line) => {
            const { offer, state } = line;
            const day =
              offer && terms && state === 'sold' && arrivesTogether([offer], { place, terms, now: today });
            return (
              <ShopCartLine
                key={line.name}
                line={line}
                layout={columns ? 'page' : 'row'}
                note={day ? `${place.district} by ${day}` : undefined}
                notice={<LineNotices line={line} stepped />}
                stepped
                deeds={state === 'gone' ? deeds.slice(1) : deeds}
                deedsWhy={isInTheWay(line) ? beforeCheckoutId : undefined}
              />
            );
          })}
        </CartLines>
        <ShareCart />
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
