import type { CartProduct } from '@piri/contract/cart-products';
import { lineKey, lineTitle, soldKey } from '@piri/contract/line-item';
import { calculateCartTotals, type Totals, type TotalsLine } from '@piri/pricing/totals';
import type { Cart } from '../store/cart.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { getMaxQuantity } from './clamp-cart.ts';
import type { CartProducts } from './fetch-cart-products.ts';

/** A line with what the shop says of it today. */
export interface PricedLine extends StoredCartLine {
  /** See `lineKey`. */
  name: string;
  /** See `lineTitle`; its code where the shop does not say what it is. */
  title: string;
  offer?: CartProduct;
  /**
   * - `sold`: can be bought; only such lines count in the totals.
   * - `soldOut`: not just now.
   * - `gone`: the shop knows it no longer.
   * - `asking`: not known yet.
   * - `unknown`: the shop could not be asked.
   * - `unread`: it was asked, and said of this line alone what makes no sense.
   */
  state: 'sold' | 'soldOut' | 'gone' | 'asking' | 'unknown' | 'unread';
  /** How many of it may be bought. */
  most: number;
}

export interface PricedCart {
  lines: PricedLine[];
  later: PricedLine[];
  totals: Totals;
  /** Every line is known: the totals are those of the whole cart. */
  complete: boolean;
}

/** The cart at the prices of this moment. */
export function priceCart(
  { lines, later }: Pick<Cart, 'lines' | 'later'>,
  { offers, asking }: { offers: CartProducts; asking: boolean },
): PricedCart {
  const priced = (line: StoredCartLine) => priceLine(line, offers[soldKey(line)], asking);
  const pricedLines = lines.map(priced);
  return {
    lines: pricedLines,
    later: later.map(priced),
    totals: calculateCartTotals(getChargeableLines(pricedLines)),
    complete: pricedLines.every(({ state }) => !['asking', 'unknown', 'unread'].includes(state)),
  };
}

/** What is charged for, as the rules of pricing take it. */
export function getChargeableLines(lines: readonly PricedLine[]): TotalsLine[] {
  return lines.flatMap(({ offer, state, quantity }) =>
    offer && state === 'sold' ? [{ salesPrice: offer.salesPrice, price: offer.price, quantity }] : [],
  );
}

function priceLine(
  line: StoredCartLine,
  offer: CartProducts[string] | undefined,
  asking: boolean,
): PricedLine {
  const title = typeof offer === 'object' ? offer.title : line.code;
  const named = { ...line, name: lineKey(line), title: lineTitle({ ...line, title }), most: line.quantity };
  if (offer === 'gone' || offer === 'unread') return { ...named, state: offer };
  if (!offer) return { ...named, state: asking ? 'asking' : 'unknown' };
  const most = getMaxQuantity(offer);
  return { ...named, offer, state: most === undefined ? 'soldOut' : 'sold', most: most ?? line.quantity };
}
