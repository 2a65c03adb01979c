import { decodeLines, encodeLines } from '@piri/contract/line-item';
import type { AllowedPageQuery } from '../../platform/requests/allowed-page-query.ts';
import { parseCart } from '../store/cart.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';

const parameter = 'lines';

/** The query parameters of the cart. */
export const cartPageQueryParams = { keys: [parameter] } satisfies AllowedPageQuery;

/** Returns the address that shares these lines: codes and quantities, but no prices. */
export function buildSharedCartUrl(lines: readonly StoredCartLine[]): string {
  // Colons and commas are valid in a query. Encoded as %3A and %2C, they would double the length of the link.
  return `/cart?${parameter}=${encodeLines(lines)}`;
}

/** Parses the lines of a shared link. Returns undefined without the parameter, and an empty list if it is invalid. */
export function parseSharedCartUrl(search: string): StoredCartLine[] | undefined {
  const listed = new URLSearchParams(search).get(parameter);
  if (listed === null) return undefined;
  // Validates the lines like a stored cart: well-formed codes, whole quantities up to 99, no duplicates.
  return [...parseCart(JSON.stringify({ lines: decodeLines(listed) })).lines];
}
