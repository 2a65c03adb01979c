import { baseCurrency, type Money } from './convert.ts';

// `Intl` is not used: its data differs between engines and versions. Today `en-BD` writes 125,000, `bn-BD` puts the
// sign last, and a price that differs between browser and server breaks hydration.

interface Notation {
  symbol: string;
  /** The word after the number, for speech. */
  spoken: string;
  grouping: 'lakh' | 'thousand';
}

const notations: Readonly<Record<string, Notation>> = {
  BDT: { symbol: '৳', spoken: 'taka', grouping: 'lakh' },
  INR: { symbol: '₹', spoken: 'Indian rupees', grouping: 'lakh' },
  USD: { symbol: '$', spoken: 'US dollars', grouping: 'thousand' },
};

/**
 * Formats an amount for display.
 * @example
 * formatMoney({ code: 'BDT', amount: 125_000 }); // ৳1,25,000
 * formatMoney({ code: 'USD', amount: 422.9 }); // $422.90
 */
export function formatMoney(money: Money): string {
  return `${money.amount < 0 ? '−' : ''}${getNotation(money).symbol}${digits(money)}`;
}

/**
 * Formats an amount for screen readers, which read ৳ as nothing or as "Bengali rupee sign".
 * @example
 * formatMoneyForSpeech({ code: 'BDT', amount: 125_000 }); // 1,25,000 taka
 */
export function formatMoneyForSpeech(money: Money): string {
  return `${money.amount < 0 ? 'minus ' : ''}${digits(money)} ${getNotation(money).spoken}`;
}

function digits(money: Money): string {
  const [integer = '', fraction] = Math.abs(money.amount)
    .toFixed(money.code === baseCurrency.code ? 0 : 2)
    .split('.');
  // Lakh grouping: the last three digits form a group, those before them pairs.
  const groups = getNotation(money).grouping === 'lakh' ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  const grouped = integer.replace(groups, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function getNotation({ code }: Money): Notation {
  // A currency that the API adds later is shown by its code, joined by a non-breaking space.
  return notations[code] ?? { symbol: `${code}\u00a0`, spoken: code, grouping: 'thousand' };
}
