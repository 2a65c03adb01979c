/** The figure, if it can be counted or charged. A fraction or a negative one that comes this far is a fault of the caller. */
export function assertWholeNumber(figure: number, what: string): number {
  if (Number.isSafeInteger(figure) && figure >= 0) return figure;
  throw new RangeError(
    `${what} is ${figure}, which is not a whole number from 0 up. A sum of it would be charged wrongly. Check it where it enters.`,
  );
}
