const banglaZero = '০'.charCodeAt(0);

/** Reads a whole number as people write it: in Bangla or Latin figures, with blanks, commas or a sign of money. */
export function wholeNumber(text: string): number | undefined {
  const figures = text
    .replace(/[০-৯]/g, (figure) => String(figure.charCodeAt(0) - banglaZero))
    .replace(/[^\d.]/g, '');
  const number = Math.round(Number.parseFloat(figures));
  return Number.isSafeInteger(number) ? number : undefined;
}
