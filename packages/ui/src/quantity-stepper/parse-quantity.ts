import { toLatinDigits } from '../internal/parse-lenient-integer.ts';

/**
 * Parses a typed quantity in Bangla or Latin digits, with spaces or commas between them. Stricter than
 * `parseLenientInteger`: "2.5" and "-3" must not become another quantity, so the first returns `undefined` and the
 * second a negative number.
 */
export function parseQuantity(text: string): number | undefined {
  const digits = toLatinDigits(text).replace(/[\s,]/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}
