import { describe, expect, it } from 'vitest';
import { parseDiscount, readDiscounts } from './discounts.ts';
import { readProducts } from './products.ts';

const discounts = readDiscounts();
const skus = readProducts().flatMap(({ skus }) => skus);

describe('the discounts of the shop', () => {
  it('CART-4 are on categories and on products, by percentage and by amount, and one is not valid', () => {
    const rows = discounts.map((discount) => [
      discount.type === 'FIXED_CATEGORY'
        ? discount.categories.join()
        : discount.items.map(({ itemId, skuCode }) => [itemId, skuCode].filter(Boolean).join(' ')).join(),
      discount.discountType,
      discount.value,
      discount.valid,
    ]);
    expect(rows).toEqual([
      ['dhap-step-toy-shelf', 'PERCENTAGE', 7, true],
      ['dining-sets', 'FIXED', 3000, true],
      ['jamuna-centre-table JMN-WEN', 'FIXED', 1500, true],
      ['mattresses', 'PERCENTAGE', 15, true],
      ['namuna-sample-box', 'FIXED', 500, true],
      ['sofas', 'PERCENTAGE', 12, true],
      ['surma-divan', 'PERCENTAGE', 20, false],
      ['urmi-ergonomic-chair', 'PERCENTAGE', 13, true],
    ]);
  });

  it.each([
    ['sofas-12', 'MGN-3S-ASH', 7_020],
    ['sofas-12', 'MGN-2S-ASH', 5_388],
    ['urmi-13', 'URM-BLK', 2_457],
    ['dhap-7', 'DHP-9', 699],
  ])('CART-4 %s on %s takes ৳%d off, rounded down to whole taka', (id, code, off) => {
    const price = skus.find((sku) => sku.code === code)?.salesPrice ?? 0;
    const percent = discounts.find((discount) => discount.id === id)?.value ?? 0;
    expect(Math.floor((price * percent) / 100)).toBe(off);
  });

  it('CART-4 include one that is higher than the price of its product', () => {
    const { value } = discounts.find(({ id }) => id === 'namuna-free') ?? { value: 0 };
    expect(value).toBeGreaterThan(skus.find(({ code }) => code === 'NMN-18')?.salesPrice ?? value);
  });
});

describe('validation of a discount', () => {
  const sofas = discounts.find(({ id }) => id === 'sofas-12');
  const onProduct = { type: 'FIXED_PRODUCT', categories: undefined };
  const rejections: [string, object, string][] = [
    [
      'an id that differs from its file name',
      { id: 'sofas' },
      'data/discounts/sofas-12.json, field "id": is "sofas"',
    ],
    [
      'an unknown type',
      { type: 'EVERYTHING' },
      'field "type": must be one of FIXED_CATEGORY, FIXED_PRODUCT.',
    ],
    [
      'an unknown discount type',
      { discountType: 'HALF' },
      'field "discountType": must be one of PERCENTAGE, FIXED.',
    ],
    ['a percentage above 100', { value: 101 }, 'field "value": must be at most 100 percent.'],
    ['a value of zero', { value: 0 }, 'field "value": must be more than 0 percent.'],
    [
      'a fraction of a taka',
      { discountType: 'FIXED', value: 0.5 },
      'field "value": must be a whole number of taka.',
    ],
    ['no category', { categories: [] }, 'field "categories": must name at least one category.'],
    ['no product', { ...onProduct, items: [] }, 'field "items": must name at least one product.'],
    [
      'products in a category discount',
      { ...onProduct, categories: ['sofas'], items: [{ itemId: 'a' }] },
      'has an unknown field: "categories"',
    ],
    ['a boolean in quotes', { valid: 'false' }, 'field "valid": must be true or false, without quotes.'],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    const text = JSON.stringify({ ...sofas, ...change });
    expect(() => parseDiscount('discounts/sofas-12.json', text)).toThrow(sentence);
  });
});
