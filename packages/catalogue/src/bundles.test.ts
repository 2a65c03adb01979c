import { describe, expect, it } from 'vitest';
import { parseBundle, readBundles } from './bundles.ts';
import { readProducts } from './products.ts';

const bundles = readBundles();
const prices = new Map(readProducts().flatMap(({ skus }) => skus.map((sku) => [sku.code, sku.salesPrice])));

describe('the bundles of the shop', () => {
  it.each([
    ['adda-and-wagon', 132_500, 121_900],
    ['boshar-ghor', 131_800, 118_500],
    ['dinner-for-four', 64_000, 57_500],
    ['kids-corner', 63_400, 58_900],
    ['meghna-corner', 82_600, 69_900],
    ['notun-ghor-bedroom', 137_100, 123_000],
    ['work-from-home', 50_700, 45_900],
  ])('%s costs ৳%d separately and ৳%d as a bundle', (id, separately, together) => {
    const bundle = bundles.find((bundle) => bundle.id === id);
    const sum = bundle?.skus.reduce((sum, { code, quantity }) => sum + quantity * (prices.get(code) ?? 0), 0);
    expect([sum, bundle?.salesPrice]).toEqual([separately, together]);
  });

  it('have an image, except for three', () => {
    expect(bundles.filter(({ image }) => image === undefined).map(({ id }) => id)).toEqual([
      'kids-corner',
      'notun-ghor-bedroom',
      'work-from-home',
    ]);
  });
});

describe('validation of a bundle', () => {
  const pair = bundles.find(({ id }) => id === 'dinner-for-four');
  const rejections: [string, object, string][] = [
    [
      'an id that differs from its file name',
      { id: 'dinner' },
      'data/bundles/dinner-for-four.json, field "id": is "dinner"',
    ],
    ['no skus', { skus: [] }, 'field "skus": must have at least one sku.'],
    [
      'a fractional quantity',
      { skus: [{ code: 'PTH-BEIGE', quantity: 0.5 }] },
      'field "skus.PTH-BEIGE.quantity": must be a whole number',
    ],
    [
      'a quantity of zero',
      { skus: [{ code: 'PTH-BEIGE', quantity: 0 }] },
      'field "skus.PTH-BEIGE.quantity": must be',
    ],
    [
      'a quantity of 100',
      { skus: [{ code: 'PTH-BEIGE', quantity: 100 }] },
      'field "skus.PTH-BEIGE.quantity": must be',
    ],
    ['a title of 91 characters', { title: 'x'.repeat(91) }, 'field "title": must not be longer than 90'],
    [
      'a subtitle of 61 characters',
      { subtitle: 'x'.repeat(61) },
      'field "subtitle": must not be longer than 60',
    ],
    ['no description', { description: [] }, 'field "description": must have at least one paragraph.'],
    ['no price', { salesPrice: undefined }, 'field "salesPrice": must be a whole number of taka.'],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    const text = JSON.stringify({ ...pair, ...change });
    expect(() => parseBundle('bundles/dinner-for-four.json', text)).toThrow(sentence);
  });

  it('uses 1 as the default quantity of a sku', () => {
    const text = JSON.stringify({ ...pair, skus: [{ code: 'PNG-NAT' }] });
    expect(parseBundle('bundles/dinner-for-four.json', text).skus).toEqual([
      { code: 'PNG-NAT', quantity: 1 },
    ]);
  });
});
