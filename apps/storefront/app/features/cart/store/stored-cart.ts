import type { CartLine } from '@piri/contract/cart-lines';
import { lineKey, maxLineQuantity } from '@piri/contract/line-item';

/**
 * The cart as it lies in the browser's storage: what to buy and how many, never what it costs. What came after the
 * first day may be missing, so that a cart of that day is still whole.
 */
export interface StoredCart {
  version: 1;
  lines: StoredCartLine[];
  /** Saved for later: not counted, not bought. */
  later?: StoredCartLine[];
  /** The code of a coupon, to be judged anew each time. */
  coupon?: string;
}

export interface StoredCartLine extends CartLine {
  /** What one cost when it was last seen: to tell that it costs something else now, never to charge it. */
  seenPrice?: number;
}

export function totalQuantity(lines: readonly Pick<StoredCartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The lines of a stored cart, as far as they can be read. */
export function parseStoredLines(stored: string | null): StoredCartLine[] {
  return linesOf(opened(stored).lines);
}

/** The stored cart with so many more of one thing. What cannot be read of it is left behind. */
export function addStoredLine(stored: string | null, added: StoredCartLine): StoredCart {
  const { lines, ...rest } = opened(stored);
  return { ...rest, version: 1, lines: mergeLine(linesOf(lines), added) };
}

/** Adding what is there already makes it more; what it cost when it was seen last is what counts. */
export function mergeLine(lines: readonly StoredCartLine[], added: StoredCartLine): StoredCartLine[] {
  const key = lineKey(added);
  const held = lines.find((line) => lineKey(line) === key);
  const quantity = Math.min(maxLineQuantity, (held?.quantity ?? 0) + added.quantity);
  const more = { ...held, ...added, quantity };
  return held ? lines.map((line) => (line === held ? more : line)) : [...lines, more];
}

function opened(stored: string | null): Partial<StoredCart> {
  try {
    return JSON.parse(stored ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function linesOf(lines: unknown): StoredCartLine[] {
  if (!Array.isArray(lines)) return [];
  return lines.filter((line) => line?.code && Number.isInteger(line.quantity) && line.quantity > 0);
}
