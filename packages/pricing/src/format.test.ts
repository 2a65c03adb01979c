import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertFromTaka } from './convert.ts';
import { formatMoney, formatMoneyForSpeech } from './format.ts';

test.each([
  [0, '৳0', '0 taka'],
  [800, '৳800', '800 taka'],
  [12_500, '৳12,500', '12,500 taka'],
  [125_000, '৳1,25,000', '1,25,000 taka'],
  [10_000_000, '৳1,00,00,000', '1,00,00,000 taka'],
  [1_234_567_890, '৳1,23,45,67,890', '1,23,45,67,890 taka'],
  [-2_000, '−৳2,000', 'minus 2,000 taka'],
])('MONEY-1 formats %d taka as %s and for speech as "%s"', (amount, written, spoken) => {
  expect(formatMoney({ code: 'BDT', amount })).toBe(written);
  expect(formatMoneyForSpeech({ code: 'BDT', amount })).toBe(spoken);
});

test.each([
  ['USD', 422.9, '$422.90', '422.90 US dollars'],
  ['USD', 0, '$0.00', '0.00 US dollars'],
  ['USD', 1_234_567.5, '$1,234,567.50', '1,234,567.50 US dollars'],
  ['USD', -0.01, '−$0.01', 'minus 0.01 US dollars'],
  ['INR', 86_206.9, '₹86,206.90', '86,206.90 Indian rupees'],
  ['INR', 125_000, '₹1,25,000.00', '1,25,000.00 Indian rupees'],
  ['EUR', 1234.5, 'EUR\u00a01,234.50', '1,234.50 EUR'],
])('MONEY-1 formats %s %d with two decimals: %s, "%s"', (code, amount, written, spoken) => {
  expect(formatMoney({ code, amount })).toBe(written);
  expect(formatMoneyForSpeech({ code, amount })).toBe(spoken);
});

test.each([
  [{ code: 'USD', rate: 122 }, '$1,024.59', '1,024.59 US dollars'],
  [{ code: 'INR', rate: 1.42 }, '₹88,028.17', '88,028.17 Indian rupees'],
  [{ code: 'USD', rate: 0 }, '৳1,25,000', '1,25,000 taka'],
  [undefined, '৳1,25,000', '1,25,000 taka'],
])('MONEY-1 formats ৳1,25,000 in %j as %s', (currency, written, spoken) => {
  const money = convertFromTaka(125_000, currency);
  expect([formatMoney(money), formatMoneyForSpeech(money)]).toEqual([written, spoken]);
});

describe('for any amount', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });

  test.each([
    ['BDT', 'en-IN', '৳', 0],
    ['INR', 'en-IN', '₹', 2],
    ['USD', 'en-US', '$', 2],
  ] as const)('MONEY-1 formats the digits of %s as Intl does for %s', (code, locale, symbol, decimals) => {
    const intl = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    fc.assert(
      fc.property(amounts, (hundredths) => {
        const amount = decimals === 0 ? hundredths : hundredths / 100;
        expect(formatMoney({ code, amount })).toBe(`${symbol}${intl.format(amount)}`);
      }),
    );
  });

  test('MONEY-1 without the commas, the digits are the amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(Number(formatMoney({ code: 'BDT', amount }).slice(1).replaceAll(',', ''))).toBe(amount);
      }),
    );
  });
});
