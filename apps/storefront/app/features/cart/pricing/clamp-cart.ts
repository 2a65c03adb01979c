import type { CartProduct } from '@piri/contract/cart-products';
import { getLineKey, getSoldRefKey, maxLineQuantity } from '@piri/contract/line-item';
import { isPurchasable } from '../../catalogue/items/get-stock-badge-content.ts';
import type { Cart } from '../store/cart.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import type { CartProducts } from './fetch-cart-products.ts';

export interface ClampedCart {
  cart: Cart;
  /** The previous quantities of reduced lines, by the name of the line. */
  previousQuantities: Record<string, number>;
}

/** Returns the maximum quantity of an offer, or undefined if it is not available. */
export function getMaxQuantity(offer: CartProduct): number | undefined {
  if (!isPurchasable(offer)) return undefined;
  return offer.available > 0 ? Math.min(maxLineQuantity, offer.available) : maxLineQuantity;
}

/**
 * Reduces quantities to the stock, and records the prices of lines that were added without one. Sold-out lines stay
 * unchanged, since they may come back. Returns the same cart if nothing changes.
 */
export function clampCart(cart: Cart, offers: CartProducts): ClampedCart {
  const previousQuantities: Record<string, number> = {};
  const lines = cart.lines.map((line) => {
    const offer = offers[getSoldRefKey(line)];
    if (typeof offer !== 'object') return line;
    const maxQuantity = getMaxQuantity(offer) ?? line.quantity;
    if (line.quantity > maxQuantity) previousQuantities[getLineKey(line)] = line.quantity;
    return clampLine(line, { maxQuantity, price: offer.price });
  });
  const same = lines.every((line, index) => line === cart.lines[index]);
  return { cart: same ? cart : { ...cart, lines }, previousQuantities };
}

function clampLine(
  line: StoredCartLine,
  { maxQuantity, price }: { maxQuantity: number; price: number },
): StoredCartLine {
  if (line.quantity <= maxQuantity && line.seenPrice !== undefined) return line;
  return { ...line, quantity: Math.min(line.quantity, maxQuantity), seenPrice: line.seenPrice ?? price };
}
