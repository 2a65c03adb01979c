import type { CartLine } from '@piri/contract/cart-lines';
import { getLineKey, getLineTitle, getSoldRefKey, toCartLine } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import { getMaxQuantity } from '../../cart/pricing/clamp-cart.ts';
import type { CartProducts } from '../../cart/pricing/fetch-cart-products.ts';
import { type Cart, canAddLine } from '../../cart/store/cart.ts';
import type { StoredCartLine } from '../../cart/store/stored-cart.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { addMissingLines } from '../order/restore-cart-lines.ts';

type OrderedLine = CartLine & Pick<OrderLine, 'title' | 'price'>;

export interface ReorderedCart {
  cart: Cart;
  /** How many items of the order are in the cart now. */
  itemCount: number;
  /** A sentence for each line that has changed since. */
  news: readonly { key: string; sentence: string }[];
}

/** Adds the ordered lines to the cart at today's prices. Lines already in the cart are not added twice. */
export function buildReorderedCart(
  cart: Cart,
  ordered: readonly OrderedLine[],
  offers: CartProducts,
): ReorderedCart {
  const news: { key: string; sentence: string }[] = [];
  let itemCount = 0;
  let after = cart;
  for (const line of ordered) {
    const today = checkLineToday(line, offers[getSoldRefKey(line)]);
    const key = getLineKey(line);
    if (today.news) news.push({ key, sentence: today.news });
    if (!today.put) continue;
    if (!canAddLine(after, today.put)) {
      news.push({
        key: `${key}, no room`,
        sentence: `Your cart is full, so ${getLineTitle(line)} wasn’t added.`,
      });
      continue;
    }
    after = addMissingLines(after, [today.put]);
    itemCount += today.put.quantity;
  }
  return { cart: after, itemCount, news };
}

function checkLineToday(
  line: OrderedLine,
  offer: CartProducts[string] | undefined,
): { put?: StoredCartLine; news?: string } {
  const { quantity, price } = line;
  const title = getLineTitle(line);
  if (offer === 'unread') return { news: `We couldn’t load the price of ${title}.` };
  if (!offer || offer === 'gone') return { news: `${title} is no longer sold.` };
  const maxQuantity = getMaxQuantity(offer);
  if (maxQuantity === undefined) {
    return { news: `${title} is ${offer.state === 'DISPLAY_ONLY' ? 'on display only' : 'sold out'}.` };
  }
  const put = { ...toCartLine(line), quantity: Math.min(quantity, maxQuantity) };
  const fewer = put.quantity < quantity && `only ${maxQuantity} left, you ordered ${quantity}`;
  const figure = `${formatTaka(offer.price)}${quantity > 1 ? ' each' : ''}`;
  const dearer = offer.price !== price && `now ${figure}, was ${formatTaka(price)}`;
  const changes = [fewer, dearer].filter((change) => change !== false);
  return { put, ...(changes.length > 0 && { news: `${title}: ${changes.join('; ')}.` }) };
}
