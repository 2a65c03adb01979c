const banglaZero = '০'.charCodeAt(0);

/** Replaces Bangla digits by the Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero));
}

/** Reads a whole number as people write it: in Bangla or Latin figures, with blanks, commas or a sign of money. */
export function parseInteger(text: string): number | undefined {
  const number = Math.round(Number.parseFloat(latinDigits(text).replace(/[^\d.]/g, '')));
  return Number.isSafeInteger(number) ? number : undefined;
}
