const banglaZero = '০'.charCodeAt(0);

/** Replaces Bangla digits with Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero));
}

/** Parses a whole number as people type it: in Bangla or Latin digits, with spaces, commas or a currency symbol. */
export function parseLenientInteger(text: string): number | undefined {
  const number = Math.round(Number.parseFloat(toLatinDigits(text).replace(/[^\d.]/g, '')));
  return Number.isSafeInteger(number) ? number : undefined;
}
