import { CartLine, CartLineSkeleton } from '@piri/ui/cart-line';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { PriceInSelectedCurrency } from '../../catalogue/prices/price-in-selected-currency.tsx';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import type { PricedLine } from '../pricing/price-cart.ts';
import { CartLineImage } from './cart-line-image.tsx';
import { CartLineNotices } from './cart-line-notices.tsx';

/** A cart line for narrow containers, with its notices. */
export function CompactCartLine({ line }: { line: PricedLine }) {
  const { offer, state, code, title, quantity } = line;
  if (state === 'asking') return <CartLineSkeleton layout="row" />;
  const sold = offer && state === 'sold';
  const each = sold ? (
    <>
      {quantity} X <InlinePrice figure={offer.price} />
    </>
  ) : (
    `Quantity: ${quantity}`
  );
  return (
    <CartLine
      layout="row"
      state={state === 'gone' || state === 'soldOut' ? 'unavailable' : 'available'}
      name={title}
      href={offer && getDetailsHref(offer.itemId, offer.sourceType === 'item' ? code : undefined)}
      linkComponent={RouterHrefLink}
      backdrop={offer?.stage ?? 'muted'}
      image={offer && <CartLineImage offer={offer} mediaRatio={1} />}
      attributes={sold && offer.sourceType === 'item' ? [each, offer.about] : [each]}
      price={sold && <PriceInSelectedCurrency price={offer.price * quantity} size="line" />}
      notice={<CartLineNotices line={line} />}
    />
  );
}
