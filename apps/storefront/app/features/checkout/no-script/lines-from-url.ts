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

/** What an address asks for: `item={skuCode}:{quantity}`, and `bundle={id}:{quantity}` for a set. */
export function parseLines(search: URLSearchParams): CartLine[] {
  const lines = [...search].map(decodeLineParameter);
  // The same rules as for a stored cart: kinds, codes that look like codes, whole numbers up to 99, each thing once.
  return parseCart(JSON.stringify({ lines })).lines.map(toCartLine);
}

/** Whether an address asks for more of a thing than a line holds. */
export function exceedsLimit(search: URLSearchParams): boolean {
  return [...search].some((parameter) => Number(decodeLineParameter(parameter).quantity) > maxLineQuantity);
}

/** The address of the same checkout with as many as there are; undefined where nothing would be left. */
export function availableHref({ lines }: Pick<Quote, 'lines'>): string | undefined {
  const params = new URLSearchParams();
  for (const line of lines) {
    const quantity = line.madeToOrder ? line.quantity : Math.min(line.quantity, line.available);
    if (quantity > 0) params.append(...lineParameter({ ...line, quantity }));
  }
  return params.size > 0 ? `/checkoutV3?${params}` : undefined;
}

/** The parameter with which an address asks for a line: the word of `encodeLine`, its first part being the name. */
export function lineParameter(line: CartLine): [name: string, value: string] {
  const [name = '', ...value] = encodeLine(line).split(':');
  return [name, value.join(':')];
}

/** Without a quantity it is one. */
function decodeLineParameter([name, value]: [name: string, value: string]): UncheckedLine {
  return decodeLine(`${name}:${value.includes(':') ? value : `${value}:1`}`);
}
