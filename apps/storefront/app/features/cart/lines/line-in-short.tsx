import { CartLine, CartLineSkeleton } from '@piri/ui/cart-line';
import { detailsHref } from '../../catalogue/items/links.ts';
import { MoneyText } from '../../catalogue/prices/money-text.tsx';
import { ShownPrice } from '../../catalogue/prices/shown-price.tsx';
import { RouterAnchor } from '../../platform/links/router-anchor.tsx';
import type { PricedLine } from '../pricing/priced-cart.ts';
import { LineNotices } from './line-notices.tsx';
import { LinePicture } from './line-picture.tsx';

/** A line of the cart where there is little room, with what has to be known of it. */
export function LineInShort({ line }: { line: PricedLine }) {
  const { offer, state, code, title, quantity } = line;
  if (state === 'asking') return <CartLineSkeleton layout="row" />;
  const sold = offer && state === 'sold';
  const each = sold ? (
    <>
      {quantity} X <MoneyText figure={offer.price} />
    </>
  ) : (
    `Quantity: ${quantity}`
  );
  return (
    <CartLine
      layout="row"
      state={state === 'gone' || state === 'soldOut' ? 'gone' : 'sold'}
      name={title}
      href={offer && detailsHref(offer.itemId, offer.sourceType === 'item' ? code : undefined)}
      linkComponent={RouterAnchor}
      stage={offer?.stage ?? 'pati'}
      picture={offer && <LinePicture offer={offer} stageRatio={1} />}
      facts={sold && offer.sourceType === 'item' ? [each, offer.about] : [each]}
      price={sold && <ShownPrice price={offer.price * quantity} size="line" />}
      notice={<LineNotices line={line} />}
    />
  );
}
