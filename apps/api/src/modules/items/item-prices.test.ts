import { readCatalogue } from '@piri/catalogue/catalogue';
import { getItem, type ItemSummary, searchItems } from '@piri/contract/items';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function skuOf(id: string, code: string) {
  const { skus } = await callEndpoint(api, getItem, { id });
  const sku = skus.find((one) => one.code === code);
  if (sku === undefined) throw new Error(`${id} has no sku ${code}.`);
  return sku;
}

const discount = (id: string, set: object) => ({
  table: 'globalDiscounts',
  key: { id },
  set: { ...set },
});

it.each([
  ['12 % on the parent category', 'meghna-3-seater', 'MGN-3S-ASH', 58_500, 7_020, 12],
  ['12 % on the parent category', 'meghna-2-seater', 'MGN-2S-TEAL', 44_900, 5_388, 12],
  ['13 % on every sku of the item', 'urmi-ergonomic-chair', 'URM-BLK', 18_900, 2_457, 13],
  ['13 % on every sku of the item', 'urmi-ergonomic-chair', 'URM-GRY', 18_900, 2_457, 13],
  ['a fixed amount on one sku', 'jamuna-centre-table', 'JMN-WEN', 18_500, 1_500, 8],
  ['nothing on another sku of the item', 'jamuna-centre-table', 'JMN-WAL', 18_500, 0, 0],
  ['7 %, rounded down to whole taka', 'dhap-step-toy-shelf', 'DHP-9', 9_990, 699, 7],
  ['a fixed amount, capped at the price', 'namuna-sample-box', 'NMN-18', 450, 450, 100],
  ['12 %, not the invalid 20 %', 'surma-divan', 'SRM-NAT', 27_900, 3_348, 12],
  ['the difference from its reduced price', 'koel-accent-chair', 'KOL-ASH', 16_800, 1_300, 8],
  ['nothing without a discount', 'mehman-dinner-wagon', 'MHN-WAL', 46_500, 0, 0],
])('CART-4 deducts %s: %s, %s', async (_, id, code, listPrice, saving, percent) => {
  expect((await skuOf(id, code)).price).toEqual({ listPrice, price: listPrice - saving, saving, percent });
});

it.each([
  ['dining-sets-3000', '6-seat-dining-sets', 3_000],
  ['mattresses-15', 'spring-mattresses', undefined],
])('CART-4 applies %s to all categories below its own', async (_, categoryId, saving) => {
  const products = readCatalogue().products.filter(({ categories }) => categories[0] === categoryId);
  expect(products.length).toBeGreaterThan(0);
  for (const { id, skus } of products) {
    for (const { code, salesPrice } of skus) {
      const expected = saving ?? Math.floor((salesPrice * 15) / 100);
      expect((await skuOf(id, code)).price.saving).toBe(expected);
    }
  }
});

it('CART-4 applies only the best discount', async () => {
  const spring = await withChangedRow(api, discount('surma-spring-20', { valid: true }), () =>
    callEndpoint(api, getItem, { id: 'surma-divan' }),
  );
  expect(spring.skus[0]?.price).toMatchObject({ price: 22_320, saving: 5_580, percent: 20 });
  expect(spring.discounts.map(({ id }) => id)).toEqual(['sofas-12', 'surma-spring-20']);
});

it('CART-4 uses a reduced price only if it is lower than the discounted one', async () => {
  const reduced = (discountedSalesPrice: number) => ({
    table: 'skus',
    key: { code: 'MGN-3S-ASH' },
    set: { discountedSalesPrice },
  });
  const price = async () => (await skuOf('meghna-3-seater', 'MGN-3S-ASH')).price.price;
  expect(await withChangedRow(api, reduced(51_000), price)).toBe(51_000);
  expect(await withChangedRow(api, reduced(52_000), price)).toBe(51_480);
});

it('CART-4 considers only the first category and its ancestors', async () => {
  const price = async () => (await skuOf('piri-stool', 'PIRI-NAT')).price.price;
  const lies = (...categoryIds: string[]) => ({
    table: 'items',
    key: { id: 'piri-stool' },
    set: { categoryIds },
  });
  expect(await price()).toBe(1_950);
  expect(await withChangedRow(api, lies('divans', 'ottomans-and-poufs'), price)).toBe(1_716);
  expect(await withChangedRow(api, lies('ottomans-and-poufs', 'divans'), price)).toBe(1_950);
});

it('CART-4 applies a discount on a room to all items in it', async () => {
  const rooms = discount('sofas-12', { categories: [{ categoryId: 'living-room' }] });
  const price = async () => (await skuOf('piri-stool', 'PIRI-NAT')).price.price;
  expect(await withChangedRow(api, rooms, price)).toBe(1_716);
});

it('CART-4 lists the valid discounts of an item only', async () => {
  const named = async (id: string) => (await callEndpoint(api, getItem, { id })).discounts;
  expect(await named('jamuna-centre-table')).toEqual([
    {
      id: 'jamuna-wenge-1500',
      valid: true,
      type: 'FIXED_PRODUCT',
      discountType: 'FIXED',
      value: 1500,
      categories: [],
      items: [{ itemId: 'jamuna-centre-table', skuCode: 'JMN-WEN' }],
    },
  ]);
  expect((await named('surma-divan')).map(({ id }) => id)).toEqual(['sofas-12']);
  expect(await named('koel-accent-chair')).toEqual([]);
});

it('SHOP-3 includes the lowest price of all skus in a card, and whether prices vary', async () => {
  const cards = await fetchAllSearchRows<ItemSummary>(api, searchItems, { size: 60 });
  const pieces = cards.filter(({ sourceType }) => sourceType === 'item');
  expect(pieces).toHaveLength(readCatalogue().products.length);
  for (const card of pieces) {
    const { skus } = await callEndpoint(api, getItem, { id: card.id });
    const prices = skus.map(({ price }) => price.price);
    expect(card.price.price, card.id).toBe(Math.min(...prices));
    expect(card.priceVaries, card.id).toBe(new Set(prices).size > 1);
    expect(card.skuCount, card.id).toBe(skus.length);
  }
  expect(pieces.find(({ id }) => id === 'jamuna-centre-table')).toMatchObject({
    price: { price: 17_000, listPrice: 18_500 },
    priceVaries: true,
  });
});
