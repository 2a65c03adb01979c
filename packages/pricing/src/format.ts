import { baseCurrency, type Money } from './convert.ts';

// Not `Intl`: its data differs with the engine and its version. Today `en-BD` writes 125,000, `bn-BD` puts the sign last,
// and a price that the browser writes otherwise than the server breaks hydration.

interface Notation {
  symbol: string;
  /** After the number, in speech. */
  spoken: string;
  grouping: 'lakh' | 'thousand';
}

const notations: Readonly<Record<string, Notation>> = {
  BDT: { symbol: '৳', spoken: 'taka', grouping: 'lakh' },
  INR: { symbol: '₹', spoken: 'Indian rupees', grouping: 'lakh' },
  USD: { symbol: '$', spoken: 'US dollars', grouping: 'thousand' },
};

/**
 * An amount for the eye.
 * @example
 * formatMoney({ code: 'BDT', amount: 125_000 }); // ৳1,25,000
 * formatMoney({ code: 'USD', amount: 422.9 }); // $422.90
 */
export function formatMoney(money: Money): string {
  return `${money.amount < 0 ? '−' : ''}${notationOf(money).symbol}${digits(money)}`;
}

/**
 * The same amount for a screen reader, which reads ৳ as nothing or as "Bengali rupee sign".
 * @example
 * formatMoneyForSpeech({ code: 'BDT', amount: 125_000 }); // 1,25,000 taka
 */
export function formatMoneyForSpeech(money: Money): string {
  return `${money.amount < 0 ? 'minus ' : ''}${digits(money)} ${notationOf(money).spoken}`;
}

function digits(money: Money): string {
  const [whole = '', fraction] = Math.abs(money.amount)
    .toFixed(money.code === baseCurrency.code ? 0 : 2)
    .split('.');
  // Lakh grouping: the last three digits stand together, those before them in pairs.
  const groups = notationOf(money).grouping === 'lakh' ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  const grouped = whole.replace(groups, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function notationOf({ code }: Money): Notation {
  // A currency that the API adds later is shown by its code, joined by a space that does not break.
  return notations[code] ?? { symbol: `${code}\u00a0`, spoken: code, grouping: 'thousand' };
}
