/**
 * Returns the figure if it is a whole number and not negative. Anything else at this point is a mistake of the caller.
 */
export function assertWholeNumber(value: number, what: string): number {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(
    `${what} is ${value}, which is not a whole number of at least 0. Any total that includes it would be wrong. Validate it where it is read.`,
  );
}
