import type { CartLine } from '@piri/contract/cart-lines';
import {
  type AllFieldsOf,
  type LineIdentity,
  lineKey,
  maxLineQuantity,
  mostLines,
} from '@piri/contract/line-item';
import { mergeLine, type StoredCart, type StoredCartLine } from './stored-cart.ts';

/** What a shopper has gathered. */
export interface Cart {
  lines: readonly StoredCartLine[];
  later: readonly StoredCartLine[];
  coupon: string | undefined;
}

export const emptyCart: Cart = { lines: [], later: [], coupon: undefined };

/** Takes up a stored cart line by line. One that was written by somebody else, or torn, costs its own line and no other. */
export function parseCart(stored: string | null): Cart {
  try {
    const { lines, later, coupon }: Partial<StoredCart> = JSON.parse(stored ?? '{}') ?? {};
    const usable = typeof coupon === 'string' && coupon !== '' && coupon.length <= 60;
    return { lines: readLines(lines), later: readLines(later), coupon: usable ? coupon : undefined };
  } catch {
    // Torn in the middle, or none of ours: there is nothing to take up.
    return emptyCart;
  }
}

/** As it is kept. What is empty is left out, so that a plain cart stays as it always was. */
export function serializeCart({ lines, later, coupon }: Cart): string {
  const cart: StoredCart = {
    version: 1,
    lines: [...lines],
    ...(later.length > 0 && { later: [...later] }),
    ...(coupon !== undefined && { coupon }),
  };
  return JSON.stringify(cart);
}

/** Whether so much as one line more has room. */
export function canAddLine(cart: Cart, line: LineIdentity): boolean {
  return cart.lines.length < mostLines || cart.lines.some((held) => lineKey(held) === lineKey(line));
}

export function addLines(cart: Cart, added: readonly StoredCartLine[]): Cart {
  const lines = added.reduce<readonly StoredCartLine[]>(
    (held, line) => (canAddLine({ ...cart, lines: held }, line) ? mergeLine(held, line) : held),
    cart.lines,
  );
  return { ...cart, lines };
}

/** Changes one line where it stands. One that another tab has taken away stays away. */
export function updateLine(cart: Cart, name: string, change: Partial<StoredCartLine>): Cart {
  return {
    ...cart,
    lines: cart.lines.map((line) => (lineKey(line) === name ? { ...line, ...change } : line)),
  };
}

export function deleteLine(cart: Cart, name: string): Cart {
  return { ...cart, lines: others(cart.lines, name) };
}

/** Undoes a removal: at the place where it stood, unless it has come back meanwhile. */
export function insertLineAt(cart: Cart, line: StoredCartLine, place: number): Cart {
  if (cart.lines.some((held) => lineKey(held) === lineKey(line))) return cart;
  return { ...cart, lines: cart.lines.toSpliced(place, 0, line) };
}

export function moveLineToSaved(cart: Cart, name: string): Cart {
  const line = cart.lines.find((held) => lineKey(held) === name);
  if (!line) return cart;
  return { ...deleteLine(cart, name), later: [line, ...others(cart.later, name)].slice(0, mostLines) };
}

/** Back from later into the cart, where it joins what was added of it meanwhile. */
export function moveSavedToCart(cart: Cart, name: string): Cart {
  const line = cart.later.find((held) => lineKey(held) === name);
  if (!line || !canAddLine(cart, line)) return cart;
  return { ...addLines(cart, [line]), later: others(cart.later, name) };
}

export function deleteSavedLine(cart: Cart, name: string): Cart {
  return { ...cart, later: others(cart.later, name) };
}

/** What was ordered is no longer to be bought; what came in meanwhile stays. A coupon is used up with it. */
export function deleteOrderedLines(cart: Cart, ordered: readonly StoredCartLine[]): Cart {
  const lines = cart.lines.flatMap((line) => {
    const taken = ordered.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
  return { ...cart, lines, coupon: undefined };
}

function others(lines: readonly StoredCartLine[], name: string): StoredCartLine[] {
  return lines.filter((line) => lineKey(line) !== name);
}

function readLines(lines: unknown): StoredCartLine[] {
  const read = Array.isArray(lines) ? lines.flatMap(readLine) : [];
  return read.reduce<StoredCartLine[]>((whole, line) => mergeLine(whole, line), []).slice(0, mostLines);
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
