import { describe, expect, it } from 'vitest';
import { parseCurrencies, readCurrencies } from './currencies.ts';

describe('the currencies of the shop', () => {
  it('MONEY-1 are taka with rate 1, US dollars and Indian rupees, in this order', () => {
    expect(readCurrencies().map(({ sourceId, rate, numCode }) => [sourceId, rate, numCode])).toEqual([
      ['BDT', 1, '050'],
      ['USD', 122, '840'],
      ['INR', 1.42, '356'],
    ]);
  });

  it('NAV-9 have one flag each', () => {
    expect(readCurrencies().map((currency) => currency.imageUrl)).toEqual([
      '/flags/bd.svg',
      '/flags/us.svg',
      '/flags/in.svg',
    ]);
  });
});

describe('validation of currencies', () => {
  const taka = { sourceId: 'BDT', sourceCountry: 'Bangladesh', rate: 1, imageUrl: '/bd.svg', numCode: '050' };
  const dollar = { ...taka, sourceId: 'USD', rate: 122, numCode: '840' };
  const rejections: [string, unknown[], string][] = [
    [
      'a rate of zero',
      [taka, { ...dollar, rate: 0 }],
      'data/currencies.json, row "USD", field "rate": must be more',
    ],
    ['a rate in quotes', [taka, { ...dollar, rate: '122' }], 'row "USD", field "rate"'],
    [
      'a numeric code of two digits',
      [{ ...taka, numCode: '50' }],
      'row "BDT", field "numCode": must be three',
    ],
    ['a code in small letters', [taka, { ...dollar, sourceId: 'usd' }], 'row "usd", field "sourceId"'],
    ['no row for taka', [dollar], 'row "BDT", field "rate": must be present and equal to 1'],
    [
      'taka with a rate other than 1',
      [{ ...taka, rate: 2 }],
      'row "BDT", field "rate": must be present and equal to 1',
    ],
    ['a code used twice', [taka, dollar, dollar], 'row "USD": this id is used by more than one row.'],
  ];
  it.each(rejections)('rejects %s', (_, data, sentence) => {
    expect(() => parseCurrencies(JSON.stringify(data))).toThrow(sentence);
  });
});
