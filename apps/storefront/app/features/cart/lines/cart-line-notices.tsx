import { maxLineQuantity } from '@piri/contract/line-item';
import { CartLineNotice } from '@piri/ui/cart-line';
import { Link } from '@piri/ui/link';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCartProducts } from '../pricing/cart-products-store.ts';
import type { PricedLine } from '../pricing/price-cart.ts';
import { updateLine } from '../store/cart.ts';
import { updateCart } from '../store/cart-store.ts';

export interface CartLineNoticesProps {
  line: PricedLine;
  /**
   * Whether the line has a quantity field, which shows the stock limit itself.
   * @default false
   */
  quantityEditable?: boolean;
}

/** The notices of a cart line, such as a changed price or quantity. Most lines have none. */
export function CartLineNotices({ line, quantityEditable = false }: CartLineNoticesProps) {
  const from = useCartProducts(({ broughtDown }) => broughtDown[line.name]);
  const { state, offer, quantity, maxQuantity, seenPrice } = line;
  if (state === 'gone') {
    return (
      <CartLineNotice tone="warning">We no longer sell this. It does not count in the total.</CartLineNotice>
    );
  }
  if (state === 'unread') {
    return (
      <CartLineNotice tone="warning">
        We could not read today’s price of this, so there is no total yet.
      </CartLineNotice>
    );
  }
  if (state === 'soldOut') {
    const why = offer?.state === 'DISPLAY_ONLY' ? 'Only to look at, in a showroom.' : 'Sold out.';
    return <CartLineNotice tone="warning">{why} It does not count in the total.</CartLineNotice>;
  }
  if (state !== 'sold' || !offer) return null;
  const changed = seenPrice !== undefined && seenPrice !== offer.price;
  return (
    <>
      {changed && <PriceChanged line={line} seen={seenPrice} now={offer.price} />}
      {from !== undefined && quantity === maxQuantity ? (
        <CartLineNotice tone="warning">
          {maxQuantity === 1 ? 'Only one is left' : `Only ${maxQuantity} are left`}, so we took{' '}
          {from - maxQuantity} of your {from} out.
        </CartLineNotice>
      ) : (
        !quantityEditable &&
        quantity >= maxQuantity && (
          <CartLineNotice>
            <QuantityLimitMessage maxQuantity={maxQuantity} />
          </CartLineNotice>
        )
      )}
    </>
  );
}

function PriceChanged({ line, seen, now }: { line: PricedLine; seen: number; now: number }) {
  const understood = () => updateCart((cart) => updateLine(cart, line.name, { seenPrice: now }));
  return (
    <CartLineNotice>
      {line.quantity === 1 ? 'It' : 'Each'} cost <InlinePrice figure={seen} /> when you added it, and costs{' '}
      <InlinePrice figure={now} /> now.{' '}
      <Link asChild>
        <button type="button" onClick={understood} className="-my-3 py-3">
          Understood
        </button>
      </Link>
    </CartLineNotice>
  );
}

/** The message that the quantity is at its maximum, as text. */
export function QuantityLimitMessage({ maxQuantity }: { maxQuantity: number }) {
  const hotline = useRootData()?.shop.hotlineShort;
  if (maxQuantity < maxLineQuantity)
    return maxQuantity === 1 ? 'This is the last one.' : `These are all ${maxQuantity} we have.`;
  return (
    <>
      {maxLineQuantity} of one thing at most.{' '}
      {hotline && (
        <>
          For more, call <a href={`tel:${hotline}`}>{hotline}</a>.
        </>
      )}
    </>
  );
}
