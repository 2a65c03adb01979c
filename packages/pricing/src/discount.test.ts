import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateBestPrice, type Discount, type PriceableSku, toPriceWithSaving } from './discount.ts';

const sofas: Discount = {
  id: 'sofas-12',
  valid: true,
  type: 'FIXED_CATEGORY',
  discountType: 'PERCENTAGE',
  value: 12,
  categories: [{ categoryId: 'sofas' }],
};
const jamuna: Discount = {
  id: 'jamuna-wenge-1500',
  valid: true,
  type: 'FIXED_PRODUCT',
  discountType: 'FIXED',
  value: 1_500,
  items: [{ itemId: 'jamuna-centre-table', skuCode: 'JMN-WEN' }],
};
const meghna: PriceableSku = {
  salesPrice: 58_500,
  itemId: 'meghna-3-seater',
  skuCode: 'MGN-3S-ASH',
  categoryPath: ['3-seater-sofas', 'sofas', 'living-room'],
};
const table: PriceableSku = {
  salesPrice: 18_500,
  itemId: 'jamuna-centre-table',
  skuCode: 'JMN-WEN',
  categoryPath: ['centre-tables', 'tables', 'living-room'],
};

/** A discount on this sku only. */
function onSku(discountType: string, value: number, id = 'one'): Discount {
  return { ...jamuna, id, discountType, value };
}

test.each([
  [58_500, 12, 7_020],
  [44_900, 12, 5_388],
  [18_900, 13, 2_457],
  [9_990, 7, 699],
])('CART-4 of ৳%d, %d %% is ৳%d, rounded down', (salesPrice, value, saving) => {
  expect(calculateBestPrice({ ...table, salesPrice }, [onSku('PERCENTAGE', value)])).toEqual({
    price: salesPrice - saving,
    listPrice: salesPrice,
    saving,
    percent: value,
    discountId: 'one',
  });
});

test('CART-4 rounds the percentage down for each unit', () => {
  const { price } = calculateBestPrice({ ...table, salesPrice: 9_990 }, [onSku('PERCENTAGE', 7)]);
  // 7 % of two together would be 1,398.60.
  expect(2 * price).toBe(2 * 9_990 - 2 * 699);
});

test('CART-4 a fixed amount is capped at the price', () => {
  const best = calculateBestPrice({ ...table, salesPrice: 450 }, [onSku('FIXED', 500)]);
  expect(best).toEqual({ price: 0, listPrice: 450, saving: 450, percent: 100, discountId: 'one' });
});

test('CART-4 a discount on a category applies to its subcategories', () => {
  expect(calculateBestPrice(meghna, [sofas]).discountId).toBe('sofas-12');
  expect(calculateBestPrice({ ...meghna, categoryPath: ['sofas', 'living-room'] }, [sofas]).saving).toBe(
    7_020,
  );
});

test('CART-4 does not apply to another category', () => {
  expect(calculateBestPrice(table, [sofas])).toEqual({
    price: 18_500,
    listPrice: 18_500,
    saving: 0,
    percent: 0,
  });
});

test('CART-4 a discount on one sku does not apply to the other skus of its item', () => {
  expect(calculateBestPrice(table, [jamuna]).price).toBe(17_000);
  expect(calculateBestPrice({ ...table, skuCode: 'JMN-WAL' }, [jamuna]).price).toBe(18_500);
  expect(calculateBestPrice({ ...table, itemId: 'another' }, [jamuna]).price).toBe(18_500);
});

test.each([undefined, null, ''])('CART-4 a skuCode of %j applies to every sku of the item', (skuCode) => {
  const wide = { ...jamuna, items: [{ itemId: 'jamuna-centre-table', skuCode }] };
  expect(calculateBestPrice({ ...table, skuCode: 'JMN-WAL' }, [wide]).price).toBe(17_000);
});

test.each([false, undefined, 'true', 1])('CART-4 ignores a discount whose valid is %j', (valid) => {
  // A server does not always send what its types promise.
  const sent = { ...sofas, valid } as unknown as Discount;
  expect(calculateBestPrice(meghna, [sent]).saving).toBe(0);
});

test('CART-4 applies only the best discount', () => {
  const best = calculateBestPrice(table, [
    onSku('PERCENTAGE', 10, 'ten'),
    jamuna,
    onSku('FIXED', 900, 'less'),
  ]);
  expect(best).toMatchObject({ price: 16_650, saving: 1_850, discountId: 'ten' });
});

test('CART-4 names the smaller id of two equal discounts, in any order', () => {
  const [one, other] = [onSku('FIXED', 900, 'a'), onSku('FIXED', 900, 'b')];
  expect(calculateBestPrice(table, [one, other]).discountId).toBe('a');
  expect(calculateBestPrice(table, [other, one]).discountId).toBe('a');
});

test('CART-4 rounds a fixed amount down to whole taka', () => {
  expect(calculateBestPrice(table, [onSku('FIXED', 99.5)]).price).toBe(18_401);
  // Half a taka rounds down to nothing, so no discount is named either.
  expect(calculateBestPrice(table, [onSku('FIXED', 0.5)])).not.toHaveProperty('discountId');
});

test('CART-4 compares the reduced price of a sku with its discounts and uses the lowest', () => {
  expect(calculateBestPrice({ ...table, discountedSalesPrice: 16_900 }, [jamuna])).toEqual({
    price: 16_900,
    listPrice: 18_500,
    saving: 1_600,
    percent: 9,
  });
  expect(calculateBestPrice({ ...table, discountedSalesPrice: 17_500 }, [jamuna]).discountId).toBe(jamuna.id);
  // The sku's own price is as low as the discounted one, so no discount is named.
  expect(calculateBestPrice({ ...table, discountedSalesPrice: 17_000 }, [jamuna])).not.toHaveProperty(
    'discountId',
  );
});

test.each([null, undefined, 0, -5, Number.NaN, 18_500, 20_000, 17_000.5])(
  'CART-4 ignores a reduced price of %s',
  (discountedSalesPrice) => {
    expect(calculateBestPrice({ ...table, discountedSalesPrice }, []).price).toBe(18_500);
  },
);

test.each([
  ['PERCENTAGE', 101],
  ['PERCENTAGE', -5],
  ['PERCENTAGE', Number.NaN],
  ['FIXED', -500],
  ['FIXED', Number.NaN],
  ['FIXED', Number.POSITIVE_INFINITY],
  ['GIFT', 500],
])('CART-4 ignores a discount of type %s and value %d', (discountType, value) => {
  expect(calculateBestPrice(table, [onSku(discountType, value)]).price).toBe(18_500);
});

test('CART-4 ignores an unknown type and a discount without its list', () => {
  const { items, ...without } = jamuna;
  expect(calculateBestPrice(table, [{ ...jamuna, type: 'EVERYTHING' }, without]).price).toBe(18_500);
  expect(calculateBestPrice(meghna, [{ ...sofas, categories: null }]).price).toBe(58_500);
});

test('CART-4 rejects a price that is not a whole number of taka', () => {
  expect(() => calculateBestPrice({ ...table, salesPrice: 18_500.5 }, [])).toThrow(/salesPrice is 18500.5/);
});

test.each([
  [10_000, 4, 0],
  [10_000, 9_999, 99],
  [10_000, 10_000, 100],
  [0, 0, 0],
])('CART-4 of ৳%d, a saving of ৳%d is %d %%', (listPrice, saving, percent) => {
  expect(toPriceWithSaving(listPrice, saving).percent).toBe(percent);
});

describe('for any price and any discounts', () => {
  const numbers = fc.oneof(fc.integer({ min: -100, max: 200_000 }), fc.double({ min: -10, max: 120 }));
  const discount: fc.Arbitrary<Discount> = fc.record({
    id: fc.string(),
    valid: fc.boolean(),
    type: fc.constantFrom('FIXED_CATEGORY', 'FIXED_PRODUCT', 'OTHER'),
    discountType: fc.constantFrom('PERCENTAGE', 'FIXED', 'OTHER'),
    value: numbers,
    categories: fc.constantFrom([{ categoryId: 'tables' }], [{ categoryId: 'beds' }]),
    items: fc.constantFrom([{ itemId: table.itemId }], [{ itemId: table.itemId, skuCode: 'JMN-WAL' }]),
  });
  const discounts = fc.array(discount, { maxLength: 6 });
  const offers = fc
    .record({ salesPrice: fc.nat({ max: 1_000_000 }), discountedSalesPrice: fc.option(numbers) })
    .map((prices) => ({ ...table, ...prices }));

  test('CART-4 the price is whole, at most the list price, and adds up to it with the saving', () => {
    fc.assert(
      fc.property(offers, discounts, (offer, discounts) => {
        const { price, listPrice, saving, percent } = calculateBestPrice(offer, discounts);
        expect(Number.isSafeInteger(price) && price >= 0 && price <= offer.salesPrice).toBe(true);
        expect(price + saving).toBe(listPrice);
        expect(percent === 100).toBe(price === 0 && listPrice > 0);
      }),
    );
  });

  test('CART-4 the price is the lowest of those with each single discount, in any order', () => {
    fc.assert(
      fc.property(offers, discounts, (offer, discounts) => {
        const best = calculateBestPrice(offer, discounts);
        const alone = discounts.map((one) => calculateBestPrice(offer, [one]).price);
        expect(best.price).toBe(Math.min(calculateBestPrice(offer, []).price, ...alone));
        expect(calculateBestPrice(offer, discounts.toReversed())).toEqual(best);
      }),
    );
  });
});
