/** A currency to show prices in. `rate` is the value of one unit in taka. */
export interface Currency {
  code: string;
  rate: number;
}

/** An amount to show: in whole taka for BDT, with two decimals in every other currency. */
export interface Money {
  code: string;
  amount: number;
}

/** The currency that the shop charges in, and shows by default. */
export const baseCurrency: Currency = { code: 'BDT', rate: 1 };

/** Far below the value of a unit of any currency. With a lower rate, prices could not be written out. */
const minRate = 0.000_001;

/** Returns a currency that can be used. The rate comes from outside: if it is invalid, prices stay in taka. */
export function toUsableCurrency(currency: { code: string; rate?: unknown } | null | undefined): Currency {
  if (!currency || currency.code === baseCurrency.code) return baseCurrency;
  const { code, rate } = currency;
  return typeof rate === 'number' && rate >= minRate && Number.isFinite(rate) ? { code, rate } : baseCurrency;
}

/**
 * Converts an amount of taka to another currency. Convert each amount from its own taka, never add converted amounts:
 * three lines of $0.33 are not the $1.00 of their total.
 * @example
 * convertFromTaka(51_600, { code: 'USD', rate: 122 }); // { code: 'USD', amount: 422.95 }
 */
export function convertFromTaka(amount: number, currency: Parameters<typeof toUsableCurrency>[0]): Money {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(
      `${amount} is not a whole number of taka, so the price shown would differ from the price charged. Round it where it is calculated.`,
    );
  }

  const { code, rate } = toUsableCurrency(currency);
  if (code === baseCurrency.code) return { code, amount };

  // Round away from zero on both sides, so that a discount is the exact negative of the same price.
  const hundredths = Math.round((Math.abs(amount) * 100) / rate);
  // Adding zero turns the -0 of a tiny discount into 0.
  return { code, amount: (Math.sign(amount) * hundredths) / 100 + 0 };
}
