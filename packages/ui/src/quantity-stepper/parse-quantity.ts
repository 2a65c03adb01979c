import { latinDigits } from '../internal/parse-integer.ts';

/**
 * Reads a typed quantity, in Bangla or Latin digits, with blanks or commas between them. Stricter than `wholeNumber`:
 * "2.5" and "-3" must not become another quantity, so the first is none and the second is below zero.
 */
export function parseQuantity(text: string): number | undefined {
  const digits = latinDigits(text).replace(/[\s,]/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}
