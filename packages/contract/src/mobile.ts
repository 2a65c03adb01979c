import { z } from './zod.ts';

const firstBanglaDigit = 0x09e6;

/** Replaces ০–৯ with 0–9, and leaves everything else as it is. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - firstBanglaDigit));
}

/**
 * Returns a Bangladeshi mobile number in the one form that is stored, however it was written; undefined if it is not
 * one.
 * @example
 * normalizeMobile('+৮৮০ ১৭০০-০০০ ০০০'); // '01700000000'
 */
export function normalizeMobile(text: string): string | undefined {
  const digits = toLatinDigits(text).replaceAll(/[\s().-]/g, '');
  const [, number] = /^(?:(?:\+|00)?88)?0?(1[3-9]\d{8})$/.exec(digits) ?? [];
  return number === undefined ? undefined : `0${number}`;
}

export const mobile = z
  .string()
  .max(40)
  .meta({ examples: ['01700000000', '+880 1700-000000', '০১৭০০০০০০০০'] })
  .transform((text, context) => {
    const number = normalizeMobile(text);
    if (number !== undefined) return number;
    context.addIssue({ code: 'custom', message: 'A Bangladeshi mobile number, such as 01700 000000.' });
    return z.NEVER;
  });
