import type { CartLine } from '@piri/contract/cart-lines';
import { getLineKey, maxLineQuantity } from '@piri/contract/line-item';

/**
 * The cart as stored in the browser: items and quantities, but no prices to charge. Fields that were added later are
 * optional, so that older carts stay valid.
 */
export interface StoredCart {
  version: 1;
  lines: StoredCartLine[];
  /** Saved for later: not counted, not bought. */
  later?: StoredCartLine[];
  /** The code of a coupon, to be validated each time. */
  coupon?: string;
}

export interface StoredCartLine extends CartLine {
  /** The price that the shopper last saw, to report a change. Never charged. */
  seenPrice?: number;
}

export function getTotalQuantity(lines: readonly Pick<StoredCartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Parses the lines of a stored cart, without invalid ones. */
export function parseStoredLines(stored: string | null): StoredCartLine[] {
  return getValidLines(parseStoredCart(stored).lines);
}

/** Returns the stored cart with a line added. Drops invalid lines. */
export function parseStoredCartWithLine(stored: string | null, added: StoredCartLine): StoredCart {
  const { lines, ...rest } = parseStoredCart(stored);
  return { ...rest, version: 1, lines: mergeLine(getValidLines(lines), added) };
}

/** Adds a line. If the cart has it already, adds up the quantities and takes the latest price seen. */
export function mergeLine(lines: readonly StoredCartLine[], added: StoredCartLine): StoredCartLine[] {
  const key = getLineKey(added);
  const held = lines.find((line) => getLineKey(line) === key);
  const quantity = Math.min(maxLineQuantity, (held?.quantity ?? 0) + added.quantity);
  const more = { ...held, ...added, quantity };
  return held ? lines.map((line) => (line === held ? more : line)) : [...lines, more];
}

function parseStoredCart(stored: string | null): Partial<StoredCart> {
  try {
    return JSON.parse(stored ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function getValidLines(lines: unknown): StoredCartLine[] {
  if (!Array.isArray(lines)) return [];
  return lines.filter((line) => line?.code && Number.isInteger(line.quantity) && line.quantity > 0);
}
