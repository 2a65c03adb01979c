import type { CartLine } from '@piri/contract/cart-lines';
import {
  type AllFieldsOf,
  getLineKey,
  type LineIdentity,
  maxCartLines,
  maxLineQuantity,
} from '@piri/contract/line-item';
import { mergeLine, type StoredCart, type StoredCartLine } from './stored-cart.ts';

export interface Cart {
  lines: readonly StoredCartLine[];
  later: readonly StoredCartLine[];
  coupon: string | undefined;
}

export const emptyCart: Cart = { lines: [], later: [], coupon: undefined };

/** Parses a stored cart. Drops invalid lines and keeps the others. */
export function parseCart(stored: string | null): Cart {
  try {
    const { lines, later, coupon }: Partial<StoredCart> = JSON.parse(stored ?? '{}') ?? {};
    const usable = typeof coupon === 'string' && coupon !== '' && coupon.length <= 60;
    return { lines: readLines(lines), later: readLines(later), coupon: usable ? coupon : undefined };
  } catch {
    // The stored value is truncated or not ours, so the cart is empty.
    return emptyCart;
  }
}

/** Serializes the cart for storage. Leaves out empty parts, so that the format of a simple cart does not change. */
export function serializeCart({ lines, later, coupon }: Cart): string {
  const cart: StoredCart = {
    version: 1,
    lines: [...lines],
    ...(later.length > 0 && { later: [...later] }),
    ...(coupon !== undefined && { coupon }),
  };
  return JSON.stringify(cart);
}

/** Returns whether the cart has room for this line. */
export function canAddLine(cart: Cart, line: LineIdentity): boolean {
  return cart.lines.length < maxCartLines || cart.lines.some((held) => getLineKey(held) === getLineKey(line));
}

export function addLines(cart: Cart, added: readonly StoredCartLine[]): Cart {
  const lines = added.reduce<readonly StoredCartLine[]>(
    (held, line) => (canAddLine({ ...cart, lines: held }, line) ? mergeLine(held, line) : held),
    cart.lines,
  );
  return { ...cart, lines };
}

/** Updates a line in place. Does nothing if another tab has removed it. */
export function updateLine(cart: Cart, name: string, change: Partial<StoredCartLine>): Cart {
  return {
    ...cart,
    lines: cart.lines.map((line) => (getLineKey(line) === name ? { ...line, ...change } : line)),
  };
}

export function deleteLine(cart: Cart, name: string): Cart {
  return { ...cart, lines: others(cart.lines, name) };
}

/** Restores a removed line at its position, unless it has been added again. */
export function insertLineAt(cart: Cart, line: StoredCartLine, index: number): Cart {
  if (cart.lines.some((held) => getLineKey(held) === getLineKey(line))) return cart;
  return { ...cart, lines: cart.lines.toSpliced(index, 0, line) };
}

export function moveLineToSaved(cart: Cart, name: string): Cart {
  const line = cart.lines.find((held) => getLineKey(held) === name);
  if (!line) return cart;
  return { ...deleteLine(cart, name), later: [line, ...others(cart.later, name)].slice(0, maxCartLines) };
}

/** Moves a saved line back into the cart. Adds up the quantities if the cart has the line already. */
export function moveSavedToCart(cart: Cart, name: string): Cart {
  const line = cart.later.find((held) => getLineKey(held) === name);
  if (!line || !canAddLine(cart, line)) return cart;
  return { ...addLines(cart, [line]), later: others(cart.later, name) };
}

export function deleteSavedLine(cart: Cart, name: string): Cart {
  return { ...cart, later: others(cart.later, name) };
}

/** Subtracts the ordered quantities and removes the coupon. Quantities added in the meantime stay. */
export function subtractOrderedLines(cart: Cart, ordered: readonly StoredCartLine[]): Cart {
  const lines = cart.lines.flatMap((line) => {
    const taken = ordered.find((other) => getLineKey(other) === getLineKey(line))?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
  return { ...cart, lines, coupon: undefined };
}

function others(lines: readonly StoredCartLine[], name: string): StoredCartLine[] {
  return lines.filter((line) => getLineKey(line) !== name);
}

function readLines(lines: unknown): StoredCartLine[] {
  const read = Array.isArray(lines) ? lines.flatMap(readLine) : [];
  return read.reduce<StoredCartLine[]>((merged, line) => mergeLine(merged, line), []).slice(0, maxCartLines);
}

function readLine(line: Partial<StoredCartLine> | null): StoredCartLine[] {
  const { sourceType, code, quantity, seenPrice } = line ?? {};
  if (sourceType !== 'item' && sourceType !== 'bundle') return [];
  if (typeof code !== 'string' || !/^[\w-]{1,200}$/.test(code)) return [];
  if (!Number.isInteger(quantity) || quantity === undefined || quantity < 1) return [];
  const seen = Number.isSafeInteger(seenPrice) && seenPrice !== undefined && seenPrice >= 0;
  const bare = {
    sourceType,
    code,
    quantity: Math.min(maxLineQuantity, quantity),
  } satisfies AllFieldsOf<CartLine>;
  return [{ ...bare, ...(seen && { seenPrice }) }];
}
