import type { CartProduct } from '@piri/contract/cart-products';
import { getLineKey, getLineTitle, getSoldRefKey } from '@piri/contract/line-item';
import { type CartTotals, calculateCartTotals, type TotalsLine } from '@piri/pricing/cart-totals';
import type { Cart } from '../store/cart.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { getMaxQuantity } from './clamp-cart.ts';
import type { CartProducts } from './fetch-cart-products.ts';

/** A line with its current offer. */
export interface PricedLine extends StoredCartLine {
  /** See `getLineKey`. */
  name: string;
  /** See `getLineTitle`. The code, if there is no offer. */
  title: string;
  offer?: CartProduct;
  /**
   * - `sold`: can be bought; only such lines count in the totals.
   * - `soldOut`: can't be bought at the moment.
   * - `gone`: no longer sold.
   * - `asking`: still loading.
   * - `unknown`: the API could not be reached.
   * - `unread`: the API's response for this line is invalid.
   */
  state: 'sold' | 'soldOut' | 'gone' | 'asking' | 'unknown' | 'unread';
  /** The maximum quantity. */
  maxQuantity: number;
}

export interface PricedCart {
  lines: PricedLine[];
  later: PricedLine[];
  totals: CartTotals;
  /** All lines are known, so the totals are those of the whole cart. */
  complete: boolean;
}

/** Returns the cart with current prices. */
export function priceCart(
  { lines, later }: Pick<Cart, 'lines' | 'later'>,
  { offers, loading }: { offers: CartProducts; loading: boolean },
): PricedCart {
  const priced = (line: StoredCartLine) => priceLine(line, offers[getSoldRefKey(line)], loading);
  const pricedLines = lines.map(priced);
  return {
    lines: pricedLines,
    later: later.map(priced),
    totals: calculateCartTotals(getChargeableLines(pricedLines)),
    complete: pricedLines.every(({ state }) => !['asking', 'unknown', 'unread'].includes(state)),
  };
}

/** Returns the lines that are charged, as input for the calculation of totals. */
export function getChargeableLines(lines: readonly PricedLine[]): TotalsLine[] {
  return lines.flatMap(({ offer, state, quantity }) =>
    offer && state === 'sold' ? [{ salesPrice: offer.salesPrice, price: offer.price, quantity }] : [],
  );
}

function priceLine(
  line: StoredCartLine,
  offer: CartProducts[string] | undefined,
  loading: boolean,
): PricedLine {
  const title = typeof offer === 'object' ? offer.title : line.code;
  const named = {
    ...line,
    name: getLineKey(line),
    title: getLineTitle({ ...line, title }),
    maxQuantity: line.quantity,
  };
  if (offer === 'gone' || offer === 'unread') return { ...named, state: offer };
  if (!offer) return { ...named, state: loading ? 'asking' : 'unknown' };
  const maxQuantity = getMaxQuantity(offer);
  return {
    ...named,
    offer,
    state: maxQuantity === undefined ? 'soldOut' : 'sold',
    maxQuantity: maxQuantity ?? line.quantity,
  };
}
