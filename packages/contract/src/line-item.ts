import type { CartLine } from './cart-lines.ts';

// Without zod, so that the browser's first scripts can read and write lines too.

/** The maximum quantity of a line: for a hundred chairs, a shopper contacts the shop. */
export const maxLineQuantity = 99;

/** The maximum number of lines in a cart: for more, a shopper contacts the shop. */
export const maxCartLines = 100;

/** Identifies what is sold: a sku by its code, or a bundle by its id. */
export type SoldRef = Pick<CartLine, 'sourceType' | 'code'>;

/** The fields that distinguish the lines of a cart. */
export type LineIdentity = Omit<CartLine, 'quantity'>;

/**
 * Every field of a type, including optional ones. Code that copies a line field by field ends in
 * `satisfies AllFieldsOf<…>`, so that a new field that is not copied does not compile.
 */
export type AllFieldsOf<T> = { [Field in keyof Required<T>]: T[Field] };

/**
 * Returns the key of what is sold: two lines with the same key cost the same. A bundle and a sku may have the same
 * code.
 */
export function getSoldRefKey({ sourceType, code }: SoldRef): string {
  return `${sourceType}:${code}`;
}

/** Returns the key of a line: two lines with the same key are one line. */
export function getLineKey({ sourceType, code }: LineIdentity): string {
  const identity = { sourceType, code } satisfies AllFieldsOf<LineIdentity>;
  return Object.values(identity).join(':');
}

/** The fields that distinguish lines of the same sku or bundle; there are none so far. */
type LineOption = Exclude<keyof LineIdentity, keyof SoldRef>;

/** Returns the name of a line in mails, on invoices and in lists: its title, then its options. */
export function getLineTitle({ title }: LineIdentity & { title: string }): string {
  const options = {} satisfies Record<LineOption, string>;
  return [title, ...Object.values<string>(options)].filter((word) => word !== '').join(', ');
}

/** Returns a line with only the fields that are sent and stored. */
export function toCartLine({ sourceType, code, quantity }: CartLine): CartLine {
  return { sourceType, code, quantity } satisfies AllFieldsOf<CartLine>;
}

/** A line from an untrusted source, before validation. */
export type UncheckedLine = { [Field in keyof CartLine]: unknown };

/**
 * Encodes a line for a URL.
 * @example
 * encodeLine({ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 }); // 'item:MGN-3S-ASH:2'
 */
export function encodeLine({ sourceType, code, quantity }: CartLine): string {
  return Object.values({ sourceType, code, quantity } satisfies AllFieldsOf<CartLine>).join(':');
}

/**
 * Reads the result of `encodeLine`. The quantity is undefined if it is not a whole number; nothing else is validated.
 */
export function decodeLine(text: string): UncheckedLine {
  const [sourceType, code, quantity = '', ...rest] = text.split(':');
  const isPlainNumber = rest.length === 0 && /^\d+$/.test(quantity);
  return {
    sourceType,
    code,
    quantity: isPlainNumber ? Number(quantity) : undefined,
  } satisfies AllFieldsOf<UncheckedLine>;
}

/** Encodes lines for a URL, each as `encodeLine` does. */
export function encodeLines(lines: readonly CartLine[]): string {
  return lines.map(encodeLine).join(',');
}

/** Reads the result of `encodeLines`, each line as `decodeLine` does. */
export function decodeLines(text: string): UncheckedLine[] {
  // Read one line more than a cart can hold, so that a longer list is refused, not truncated.
  return text.split(',', maxCartLines + 1).map(decodeLine);
}
