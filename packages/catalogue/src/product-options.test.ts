import { describe, expect, it } from 'vitest';
import { assertCompleteCombinations } from './product-options.ts';

const size = (Size: string, Color: string) => ({ code: `${Size}-${Color}`, values: { Size, Color } });
const options = { Size: ['S', 'L'], Color: ['Ash', 'Teal'] };
const all = [size('S', 'Ash'), size('S', 'Teal'), size('L', 'Ash'), size('L', 'Teal')];
const reason = 'It is not made.';
const check = (change: object) =>
  assertCompleteCombinations('products/bench.json', { options, skus: all, missing: [], ...change });

describe('the options of a product', () => {
  it('are complete if each combination is a sku', () => {
    expect(() => check({})).not.toThrow();
  });

  it('are complete if missing combinations have a reason, singly or together', () => {
    const missing = (values: object) => ({ skus: all.slice(0, 2), missing: [{ values, reason }] });
    expect(() => check(missing({ Size: 'L' }))).not.toThrow();
    expect(() => check({ skus: all.slice(1), missing: [{ values: all[0]?.values, reason }] })).not.toThrow();
  });

  it('are complete without options if there is one sku', () => {
    expect(() => check({ options: {}, skus: [{ code: 'ONE', values: {} }] })).not.toThrow();
  });

  const rejections: [string, object, string][] = [
    ['a duplicate value', { options: { Size: ['S', 'S'] } }, 'field "options.Size": offers "S" twice.'],
    [
      'a sku with an unknown option',
      { skus: [{ code: 'X', values: { Legs: 'Black' } }] },
      'data/products/bench.json, sku "X", field "values": this product has no option "Legs".',
    ],
    [
      'a sku with an unknown value',
      { skus: [size('M', 'Ash')] },
      '"M" is not a value of Size, which offers S, L.',
    ],
    [
      'a sku without a value for an option',
      { skus: [{ code: 'X', values: { Size: 'S' } }] },
      'sku "X", field "values": has no value for Color.',
    ],
    [
      'two skus with the same values',
      { skus: [...all, { ...size('L', 'Teal'), code: 'TWIN' }] },
      'field "skus": "L-Teal" and "TWIN" have the same option values: Size L, Color Teal.',
    ],
    [
      'a combination without a sku',
      { skus: all.slice(0, 3) },
      'field "skus": no sku is Size L, Color Teal. Add one, or give the reason under "missing".',
    ],
    [
      'a missing combination that is sold',
      { missing: [{ values: { Size: 'S' }, reason }] },
      'field "missing.1.values": matches the sku "S-Ash", which exists. Remove one of them.',
    ],
    [
      'a missing combination with an unknown value',
      { missing: [{ values: { Size: 'XL' }, reason }] },
      'field "missing.1.values": "XL" is not a value of Size',
    ],
    ['no skus', { options: {}, skus: [] }, 'no sku is without any option.'],
  ];
  it.each(rejections)('are rejected for %s', (_, change, sentence) => {
    expect(() => check(change)).toThrow(sentence);
  });
});
