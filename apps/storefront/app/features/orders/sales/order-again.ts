import type { CartLine } from '@piri/contract/cart-lines';
import { lineKey, lineTitle, soldKey, toCartLine } from '@piri/contract/line-item';
import type { SoldLine } from '@piri/contract/quote';
import type { Offers } from '../../cart/pricing/load-offers.ts';
import { mostOf } from '../../cart/pricing/settle-cart.ts';
import { type Cart, hasRoomFor } from '../../cart/store/cart.ts';
import type { StoredCartLine } from '../../cart/store/stored-cart.ts';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import { withOrdered } from '../order/put-back.ts';

type Ordered = CartLine & Pick<SoldLine, 'title' | 'price'>;

export interface OrderedAgain {
  cart: Cart;
  /** How many things of the order lie in the cart now. */
  things: number;
  /** What is otherwise than it was, a sentence a line of the order. */
  news: readonly { key: string; sentence: string }[];
}

/** What was ordered, in the cart at today's prices. What lies there already is not doubled. */
export function orderedAgain(cart: Cart, ordered: readonly Ordered[], offers: Offers): OrderedAgain {
  const news: { key: string; sentence: string }[] = [];
  let things = 0;
  let after = cart;
  for (const line of ordered) {
    const today = lineToday(line, offers[soldKey(line)]);
    const key = lineKey(line);
    if (today.news) news.push({ key, sentence: today.news });
    if (!today.put) continue;
    if (!hasRoomFor(after, today.put)) {
      news.push({ key: `${key}, no room`, sentence: `Your cart has no room for ${lineTitle(line)}.` });
      continue;
    }
    after = withOrdered(after, [today.put]);
    things += today.put.quantity;
  }
  return { cart: after, things, news };
}

function lineToday(
  line: Ordered,
  offer: Offers[string] | undefined,
): { put?: StoredCartLine; news?: string } {
  const { quantity, price } = line;
  const title = lineTitle(line);
  if (offer === 'unread') return { news: `We could not read today’s price of ${title}.` };
  if (!offer || offer === 'gone') return { news: `${title} is no longer sold.` };
  const most = mostOf(offer);
  if (most === undefined) {
    return { news: `${title} is ${offer.state === 'DISPLAY_ONLY' ? 'only to look at now' : 'sold out'}.` };
  }
  const put = { ...toCartLine(line), quantity: Math.min(quantity, most) };
  const fewer = put.quantity < quantity && `only ${most} of ${quantity} ${most === 1 ? 'is' : 'are'} left`;
  const figure = `${inTaka(offer.price)}${quantity > 1 ? ' each' : ''}`;
  const dearer = offer.price !== price && `it costs ${figure} now and was ${inTaka(price)}`;
  const changes = [fewer, dearer].filter((change) => change !== false);
  return { put, ...(changes.length > 0 && { news: `${title}: ${changes.join('; ')}.` }) };
}
