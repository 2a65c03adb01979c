import { maxLineQuantity } from '@piri/contract/line-item';
import { CartLineNotice } from '@piri/ui/cart-line';
import { Link } from '@piri/ui/link';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCartProducts } from '../pricing/cart-products-store.ts';
import type { PricedLine } from '../pricing/price-cart.ts';
import { updateLine } from '../store/cart.ts';
import { updateCart } from '../store/cart-store.ts';
import { formatReducedQuantity, lineNotices } from './cart-messages.ts';

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
  const from = useCartProducts(({ previousQuantities }) => previousQuantities[line.name]);
  const { state, offer, quantity, maxQuantity, seenPrice } = line;
  if (state === 'gone' || state === 'unread') {
    return <CartLineNotice tone="warning">{lineNotices[state]}</CartLineNotice>;
  }
  if (state === 'soldOut') {
    const reason = offer?.state === 'DISPLAY_ONLY' ? 'displayOnly' : 'soldOut';
    return <CartLineNotice tone="warning">{lineNotices[reason]}</CartLineNotice>;
  }
  if (state !== 'sold' || !offer) return null;
  const changed = seenPrice !== undefined && seenPrice !== offer.price;
  return (
    <>
      {changed && <PriceChanged line={line} seen={seenPrice} now={offer.price} />}
      {from !== undefined && quantity === maxQuantity ? (
        <CartLineNotice tone="warning">{formatReducedQuantity(from, maxQuantity)}</CartLineNotice>
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
      {line.quantity === 1 ? 'Price' : 'Unit price'} changed from <InlinePrice figure={seen} /> to{' '}
      <InlinePrice figure={now} /> since you added it.{' '}
      <Link asChild>
        <button type="button" onClick={understood} className="-m-3.5 p-3.5">
          OK
        </button>
      </Link>
    </CartLineNotice>
  );
}

/** The message that the quantity is at its maximum, as text. */
export function QuantityLimitMessage({ maxQuantity }: { maxQuantity: number }) {
  const hotline = useRootData()?.shop.hotlineShort;
  if (maxQuantity < maxLineQuantity)
    return maxQuantity === 1 ? 'This is the last one.' : `We only have ${maxQuantity}.`;
  return (
    <>
      The most you can order is {maxLineQuantity}.{' '}
      {hotline && (
        <>
          For more, call <a href={`tel:${hotline}`}>{hotline}</a>.
        </>
      )}
    </>
  );
}
