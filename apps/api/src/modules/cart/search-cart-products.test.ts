import { readCatalogue } from '@piri/catalogue/catalogue';
import { type CartProduct, searchCartProducts } from '@piri/contract/cart-products';
import { getBundle, getItem } from '@piri/contract/items';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, createTextFilter, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';
import { searchCartProducts as search } from './search-cart-products.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { products, bundles } = readCatalogue();
const allSkus = products.flatMap(({ skus }) => skus.map(({ code }) => code));

async function offers(...codes: string[]): Promise<CartProduct[]> {
  return (await callEndpoint(api, searchCartProducts, createTextFilter('code', codes))).list;
}

it('CART-5 returns the options, image, price and stock of a sku as on its item page', async () => {
  const item = await callEndpoint(api, getItem, { id: 'meghna-3-seater' });
  const told = await offers(...item.skus.map(({ code }) => code));
  expect(told).toHaveLength(item.skus.length);
  for (const sku of item.skus) {
    const offer = told.find(({ code }) => code === sku.code);
    expect(offer).toMatchObject({
      sourceType: 'item',
      itemId: 'meghna-3-seater',
      title: item.title,
      about: sku.attributeValues.map((value) => value.optionDisplayLabel).join(', '),
      stage: item.stage,
      salesPrice: sku.price.listPrice,
      price: sku.price.price,
      available: sku.available,
      state: sku.state,
      leadDays: item.leadDays,
    });
    expect(sku.imageUrl).toContain(`${offer?.image?.path}-`);
  }
});

it('CART-3 CART-5 describes a bundle by its items, at its own price and without a discount', async () => {
  const set = await callEndpoint(api, getBundle, { id: 'boshar-ghor' });
  const [first] = set.skuDetails;
  expect(await offers('boshar-ghor')).toEqual([
    expect.objectContaining({
      sourceType: 'bundle',
      itemId: 'boshar-ghor',
      about: set.skuDetails.map(({ item, quantity }) => `${quantity} × ${item.title}`).join(', '),
      silhouette: first?.item.silhouette,
      dimensions: first?.item.dimensions,
      salesPrice: set.price.price,
      price: set.price.price,
      available: set.available,
      state: set.state,
    }),
  ]);
});

it('CART-5 describes an item without options by its subtitle', async () => {
  const plain = products.find(({ options }) => Object.keys(options).length === 0);
  const [offer] = await offers(plain?.skus[0]?.code ?? '');
  expect(offer).toMatchObject({ itemId: plain?.id, about: plain?.subtitle });
});

it('CART-3 returns changed prices and stock at once', async () => {
  const [before] = await offers('MGN-3S-ASH');
  const change = { table: 'skus', key: { code: 'MGN-3S-ASH' }, set: { salesPrice: 60_000, available: 1 } };
  const [after] = await withChangedRow(api, change, () => offers('MGN-3S-ASH'));
  expect(before).not.toMatchObject({ salesPrice: 60_000 });
  expect(after).toMatchObject({ salesPrice: 60_000, price: 52_800, available: 1 });
});

it('CART-5 leaves out products that are no longer sold', async () => {
  expect((await offers('OLD-CODE', 'meghna-3-seater', 'PIRI-NAT')).map(({ code }) => code)).toEqual([
    'PIRI-NAT',
  ]);
});

it('CART-1 needs four queries for a hundred lines', async () => {
  const codes = [...allSkus.slice(0, 100 - bundles.length), ...bundles.map(({ id }) => id)];
  expect(codes).toHaveLength(100);
  const body = { size: 100, fetchCount: false, ...createTextFilter('code', codes) };
  expect((await callEndpoint(api, searchCartProducts, body)).list).toHaveLength(100);
  const input = searchCartProducts.body.parse(body);
  expect(await countQueries(api, (ctx) => search({ ctx, input }))).toBe(4);
});

it('CALL-4 returns every product on sale exactly once by token', async () => {
  const all = await fetchAllSearchRows<CartProduct>(api, searchCartProducts, { size: 37 });
  const codes = all.map(({ code }) => code);
  expect(codes.toSorted()).toEqual([...allSkus, ...bundles.map(({ id }) => id)].toSorted());
});
