import type { CartLine } from './cart-lines.ts';

// Without zod, so that the browser's first scripts can read and write lines too.

/** No line holds more: who wants a hundred chairs talks to the shop. */
export const maxLineQuantity = 99;

/** No cart holds more: a longer list is an order for the shop's people. */
export const mostLines = 100;

/** What a shop sells: a sku by its code, or a bundle by its id. */
export type SoldRef = Pick<CartLine, 'sourceType' | 'code'>;

/** What tells the lines of a cart apart. */
export type LineIdentity = Omit<CartLine, 'quantity'>;

/**
 * Every field of a type, optional ones too. Code that copies a line field by field ends in `satisfies AllFieldsOf<…>`: a
 * new field then fails to compile where it would be dropped.
 */
export type AllFieldsOf<T> = { [Field in keyof Required<T>]: T[Field] };

/** Key of what is sold: two lines with the same key cost the same. A bundle and a sku may have the same code. */
export function soldKey({ sourceType, code }: SoldRef): string {
  return `${sourceType}:${code}`;
}

/** Key of a line: two lines with the same key are one line. */
export function lineKey({ sourceType, code }: LineIdentity): string {
  const identity = { sourceType, code } satisfies AllFieldsOf<LineIdentity>;
  return Object.values(identity).join(':');
}

/** What tells apart lines of the same sku or bundle; nothing so far. */
type LineOption = Exclude<keyof LineIdentity, keyof SoldRef>;

/** What a line is called in mails, on invoices and in lists: its title, then its options. */
export function lineTitle({ title }: LineIdentity & { title: string }): string {
  const options = {} satisfies Record<LineOption, string>;
  return [title, ...Object.values<string>(options)].filter((word) => word !== '').join(', ');
}

/** A line as it is sent and stored, without what else is known of it. */
export function toCartLine({ sourceType, code, quantity }: CartLine): CartLine {
  return { sourceType, code, quantity } satisfies AllFieldsOf<CartLine>;
}

/** A line as it was found somewhere, before it is checked. */
export type UncheckedLine = { [Field in keyof CartLine]: unknown };

/**
 * A line as a word of an address.
 * @example
 * encodeLine({ sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 }); // 'item:MGN-3S-ASH:2'
 */
export function encodeLine({ sourceType, code, quantity }: CartLine): string {
  return Object.values({ sourceType, code, quantity } satisfies AllFieldsOf<CartLine>).join(':');
}

/** Reads what `encodeLine` wrote. The quantity is undefined if it is not a whole number; nothing else is checked. */
export function decodeLine(text: string): UncheckedLine {
  const [sourceType, code, quantity = '', ...rest] = text.split(':');
  const isWhole = rest.length === 0 && /^\d+$/.test(quantity);
  return {
    sourceType,
    code,
    quantity: isWhole ? Number(quantity) : undefined,
  } satisfies AllFieldsOf<UncheckedLine>;
}

/** Lines as one word of an address, each as `encodeLine` writes it. */
export function encodeLines(lines: readonly CartLine[]): string {
  return lines.map(encodeLine).join(',');
}

/** Reads what `encodeLines` wrote, each line as `decodeLine` does. */
export function decodeLines(text: string): UncheckedLine[] {
  // One more than a cart holds, so that a longer list is refused and not cut short.
  return text.split(',', mostLines + 1).map(decodeLine);
}
