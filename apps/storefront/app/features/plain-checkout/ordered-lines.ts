import type { CartLine } from '@piri/contract/cart-lines';
import { readCart } from '../cart/cart.ts';

type Ordered = Pick<CartLine, 'sourceType' | 'code' | 'quantity'>;

/** What an address asks for: `item={skuCode}:{quantity}`, and `bundle={id}:{quantity}` for a set. */
export function orderedLines(search: URLSearchParams): Ordered[] {
  const lines = [...search].flatMap(([sourceType, value]) => {
    const [code, quantity = '1', ...rest] = value.split(':');
    return rest.length === 0 ? [{ sourceType, code, quantity: Number(quantity) }] : [];
  });
  // The same rules as for a stored cart: kinds, codes that look like codes, whole numbers up to 99, each thing once.
  return readCart(JSON.stringify({ lines })).lines.map(({ sourceType, code, quantity }) => ({
    sourceType,
    code,
    quantity,
  }));
}

/** What a line is called in an address, where it is bought at once. */
export function orderedLine({ code, quantity }: Pick<Ordered, 'code' | 'quantity'>): string {
  return `${code}:${quantity}`;
}
