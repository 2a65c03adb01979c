import type { CartLine } from '@piri/contract/cart-lines';
import { mostOfOne, toCartLine } from '@piri/contract/line-item';
import type { Quote } from '@piri/contract/quote';
import { readCart } from '../../cart/store/cart.ts';

/** What an address asks for: `item={skuCode}:{quantity}`, and `bundle={id}:{quantity}` for a set. */
export function orderedLines(search: URLSearchParams): CartLine[] {
  const lines = [...search].flatMap(([sourceType, value]) => {
    const [code, quantity = '1', ...rest] = value.split(':');
    return rest.length === 0 ? [{ sourceType, code, quantity: Number(quantity) }] : [];
  });
  // The same rules as for a stored cart: kinds, codes that look like codes, whole numbers up to 99, each thing once.
  return readCart(JSON.stringify({ lines })).lines.map(toCartLine);
}

/** Whether an address asks for more of a thing than a line holds. */
export function exceedsLimit(search: URLSearchParams): boolean {
  return [...search.values()].some((value) => Number(value.split(':')[1]) > mostOfOne);
}

/** The address of the same checkout with as many as there are; undefined where nothing would be left. */
export function availableHref({ lines }: Pick<Quote, 'lines'>): string | undefined {
  const params = new URLSearchParams();
  for (const { sourceType, code, quantity, available, madeToOrder } of lines) {
    const left = madeToOrder ? quantity : Math.min(quantity, available);
    if (left > 0) params.append(sourceType, orderedLine({ code, quantity: left }));
  }
  return params.size > 0 ? `/checkoutV3?${params}` : undefined;
}

/** What a line is called in an address, where it is bought at once. */
export function orderedLine({ code, quantity }: Pick<CartLine, 'code' | 'quantity'>): string {
  return `${code}:${quantity}`;
}
