import { decodeLines, encodeLines } from '@piri/contract/line-item';
import type { PageQuery } from '../../platform/requests/page-query.ts';
import { parseCart } from '../store/cart.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';

const parameter = 'lines';

/** What the cart reads of its address. */
export const cartQuery = { keys: [parameter] } satisfies PageQuery;

/** The address at which somebody else can take up these lines: what and how many, never for how much. */
export function buildSharedCartUrl(lines: readonly StoredCartLine[]): string {
  // Colons and commas may stand in a query as they are; written as %3A the link would be twice as long.
  return `/cart?${parameter}=${encodeLines(lines)}`;
}

/** What a link brings along: undefined where it brings nothing, an empty list where nobody can read it. */
export function parseSharedCartUrl(search: string): StoredCartLine[] | undefined {
  const listed = new URLSearchParams(search).get(parameter);
  if (listed === null) return undefined;
  // The same rules as for a stored cart: codes that look like codes, whole numbers up to 99, each thing once.
  return [...parseCart(JSON.stringify({ lines: decodeLines(listed) })).lines];
}
