/** A currency to show prices in: `rate` is how many taka one unit is worth. */
export interface Currency {
  code: string;
  rate: number;
}

/** An amount to show. Whole taka in BDT, two decimals in every other currency. */
export interface Money {
  code: string;
  amount: number;
}

/** What the shop charges in, and shows by default. */
export const baseCurrency: Currency = { code: 'BDT', rate: 1 };

/** The least that a unit of any currency is worth, by far. A rate below it makes prices that cannot be written. */
const leastRate = 0.000_001;

/** The currency as it can be used. Its rate comes from outside: without a good one, prices stay in taka. */
export function toUsableCurrency(currency: { code: string; rate?: unknown } | null | undefined): Currency {
  if (!currency || currency.code === baseCurrency.code) return baseCurrency;
  const { code, rate } = currency;
  return typeof rate === 'number' && rate >= leastRate && Number.isFinite(rate)
    ? { code, rate }
    : baseCurrency;
}

/**
 * A figure of taka in another currency. Convert each figure from its own taka, never a sum of converted ones:
 * three lines of $0.33 are not the $1.00 of their total.
 * @example
 * convert(51_600, { code: 'USD', rate: 122 }); // { code: 'USD', amount: 422.95 }
 */
export function convertFromTaka(figure: number, currency: Parameters<typeof toUsableCurrency>[0]): Money {
  if (!Number.isSafeInteger(figure)) {
    throw new RangeError(
      `${figure} is not a whole number of taka. The shop would show a price it does not charge. Round where the figure is made.`,
    );
  }

  const { code, rate } = toUsableCurrency(currency);
  if (code === baseCurrency.code) return { code, amount: figure };

  // Away from zero on both sides, so that a discount is the exact mirror of the same price.
  const hundredths = Math.round((Math.abs(figure) * 100) / rate);
  // Adding zero turns the -0 of a tiny discount into 0.
  return { code, amount: (Math.sign(figure) * hundredths) / 100 + 0 };
}
