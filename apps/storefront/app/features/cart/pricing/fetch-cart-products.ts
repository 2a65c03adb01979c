import { type Client, fetchAllPages, type InvalidRow } from '@piri/client';
import type { CartProduct } from '@piri/contract/cart-products';
import { getSoldRefKey } from '@piri/contract/line-item';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';

/** The offers by the names of their lines. `gone` for those no longer sold, `unread` for invalid responses. */
export type CartProducts = Readonly<Record<string, CartProduct | 'gone' | 'unread'>>;

export interface CartProductsResult {
  offers: CartProducts;
  /** False if a request failed. Lines missing in `offers` are then unknown, not gone. */
  succeeded: boolean;
  /** The delay before a retry, if the API requested one. */
  waitMs?: number | undefined;
}

/** The timeout, after which the API counts as unreachable. */
const timeoutMs = 10_000;

/** Fetches the offers of these lines, with their prices. */
export function fetchCartProducts(
  shop: Pick<ShopConfig, 'channel'>,
  lines: readonly StoredCartLine[],
): Promise<CartProductsResult> {
  return fetchCartProductsWithClient(getBrowserClient(shop), lines, AbortSignal.timeout(timeoutMs));
}

/** The maximum number of codes in a request. A full cart fits into one; lines saved for later may need another. */
const maxCodes = 100;

export async function fetchCartProductsWithClient(
  api: Pick<Client, 'searchCartOffers'>,
  lines: readonly StoredCartLine[],
  signal: AbortSignal,
): Promise<CartProductsResult> {
  const codes = [...new Set(lines.map(({ code }) => code))];
  const parts = Array.from({ length: Math.ceil(codes.length / maxCodes) }, (_, part) =>
    codes.slice(part * maxCodes, (part + 1) * maxCodes),
  );
  const results = await Promise.all(
    parts.map((part) => fetchOffersOfCodes(api, { lines, codes: part }, signal)),
  );
  return {
    offers: Object.assign({}, ...results.map(({ offers }) => offers)),
    succeeded: results.every(({ succeeded }) => succeeded),
    waitMs: results.find(({ waitMs }) => waitMs !== undefined)?.waitMs,
  };
}

async function fetchOffersOfCodes(
  api: Pick<Client, 'searchCartOffers'>,
  { lines, codes }: { lines: readonly StoredCartLine[]; codes: string[] },
  signal: AbortSignal,
): Promise<CartProductsResult> {
  const textParams = [{ field: 'code' as const, value: codes, matchType: 'IN' as const }];
  const sold = await ignoreTimeout(
    fetchAllPages(api.searchCartOffers, { textParams, fetchCount: false }, { signal }),
    signal,
  );
  if (!sold?.complete) {
    return {
      offers: {},
      succeeded: false,
      waitMs: sold && 'failure' in sold ? sold.failure.retryAfterMs : undefined,
    };
  }
  const offers = Object.fromEntries(sold.list.map((offer) => [getSoldRefKey(offer), offer]));
  const asked = lines.filter(({ code }) => codes.includes(code)).map(getSoldRefKey);
  const missing = asked.filter((name) => !(name in offers));
  const getMissingState = createMissingStateLookup(missing, sold.invalidRows);
  return {
    offers: { ...Object.fromEntries(missing.map((name) => [name, getMissingState(name)])), ...offers },
    succeeded: true,
  };
}

/**
 * Returns whether a missing line is gone or unreadable. An invalid row may belong to any missing line, unless it names
 * one.
 */
function createMissingStateLookup(missing: readonly string[], invalidRows: readonly InvalidRow[]) {
  if (invalidRows.length > 0) console.debug('The API returned invalid cart lines.', invalidRows);
  const named = invalidRows.map(({ row }) => missing.find((name) => name === nameIn(row)));
  return (name: string) => (named.includes(name) || named.includes(undefined) ? 'unread' : 'gone');
}

function nameIn(row: unknown): string {
  return getSoldRefKey((row ?? {}) as CartProduct);
}
