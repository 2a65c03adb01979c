import type { CartLine } from '@piri/contract/cart-lines';
import {
  decodeLine,
  encodeLine,
  maxLineQuantity,
  toCartLine,
  type UncheckedLine,
} from '@piri/contract/line-item';
import type { Quote } from '@piri/contract/quote';
import { parseCart } from '../../cart/store/cart.ts';

/** Parses the lines in an address: `item={skuCode}:{quantity}`, and `bundle={id}:{quantity}` for a bundle. */
export function parseLineParams(search: URLSearchParams): CartLine[] {
  const lines = [...search].map(decodeLineParameter);
  // The rules of a stored cart: known kinds, valid codes, whole quantities up to 99, no duplicates.
  return parseCart(JSON.stringify({ lines })).lines.map(toCartLine);
}

/** Returns true if an address asks for more than the maximum quantity of a line. */
export function exceedsMaxLineQuantity(search: URLSearchParams): boolean {
  return [...search].some((parameter) => Number(decodeLineParameter(parameter).quantity) > maxLineQuantity);
}

/** Returns the address of the same checkout with the available quantities, or `undefined` if nothing is left. */
export function getAvailableLinesHref({ lines }: Pick<Quote, 'lines'>): string | undefined {
  const params = new URLSearchParams();
  for (const line of lines) {
    const quantity = line.madeToOrder ? line.quantity : Math.min(line.quantity, line.available);
    if (quantity > 0) params.append(...toLineParam({ ...line, quantity }));
  }
  return params.size > 0 ? `/checkoutV3?${params}` : undefined;
}

/** Returns the query parameter of a line. Its name is the first part of `encodeLine`. */
export function toLineParam(line: CartLine): [name: string, value: string] {
  const [name = '', ...value] = encodeLine(line).split(':');
  return [name, value.join(':')];
}

/** The quantity defaults to 1. */
function decodeLineParameter([name, value]: [name: string, value: string]): UncheckedLine {
  return decodeLine(`${name}:${value.includes(':') ? value : `${value}:1`}`);
}
