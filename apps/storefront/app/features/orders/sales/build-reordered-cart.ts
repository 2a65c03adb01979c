import type { CartLine } from '@piri/contract/cart-lines';
import { getLineKey, getLineTitle, getSoldRefKey, toCartLine } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import { getMaxQuantity } from '../../cart/pricing/clamp-cart.ts';
import type { CartProducts } from '../../cart/pricing/fetch-cart-products.ts';
import { type Cart, canAddLine } from '../../cart/store/cart.ts';
import type { StoredCartLine } from '../../cart/store/stored-cart.ts';
import { addMissingLines } from '../order/restore-cart-lines.ts';
import { formatLineChanges, missingLineMessages } from './reorder-messages.ts';

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
      news.push({ key: `${key}, no room`, sentence: missingLineMessages.cartFull(getLineTitle(line)) });
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
  if (offer === 'unread') return { news: missingLineMessages.priceUnknown(title) };
  if (!offer || offer === 'gone') return { news: missingLineMessages.noLongerSold(title) };
  const maxQuantity = getMaxQuantity(offer);
  if (maxQuantity === undefined) {
    const format =
      offer.state === 'DISPLAY_ONLY' ? missingLineMessages.displayOnly : missingLineMessages.soldOut;
    return { news: format(title) };
  }
  const put = { ...toCartLine(line), quantity: Math.min(quantity, maxQuantity) };
  const news = formatLineChanges(title, {
    ...(put.quantity < quantity && { quantity: { left: maxQuantity, ordered: quantity } }),
    ...(offer.price !== price && { price: { now: offer.price, before: price, perItem: quantity > 1 } }),
  });
  return { put, ...(news !== undefined && { news }) };
}
