import { readCatalogue } from '@piri/catalogue/catalogue';
import { getBundle } from '@piri/contract/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { type RowChange, withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const bundle = (id: string) => callEndpoint(api, getBundle, { id });

describe('price of a bundle', () => {
  it.each([
    ['notun-ghor-bedroom', 137_100, 123_000, 10],
    ['boshar-ghor', 131_800, 118_500, 10],
    ['adda-and-wagon', 132_500, 121_900, 8],
    ['work-from-home', 50_700, 45_900, 9],
    ['kids-corner', 63_400, 58_900, 7],
  ])('DETAIL-4 of %s: ৳%d separately, ৳%d together', async (id, listPrice, price, percent) => {
    const response = await bundle(id);
    expect(response.price).toEqual({ listPrice, price, saving: listPrice - price, percent });
    expect(response.salesPrice).toBe(price);
  });

  it.each<[string, RowChange, object]>([
    [
      'its own price',
      { table: 'items', key: { id: 'kids-corner' }, set: { salesPrice: 50_000 } },
      { listPrice: 63_400, price: 50_000, saving: 13_400 },
    ],
    [
      'the price of one of its items',
      { table: 'skus', key: { code: 'PTL-BLUE' }, set: { salesPrice: 16_900 } },
      { price: 58_900 },
    ],
    [
      'the quantity of one of its items',
      { table: 'bundleSkus', key: { itemId: 'kids-corner', skuCode: 'PTL-BLUE' }, set: { quantity: 2 } },
      { price: 58_900 },
    ],
  ])('CALL-1 follows %s at once', async (_, change, wanted) => {
    const before = (await bundle('kids-corner')).price;
    const after = (await withChangedRow(api, change, () => bundle('kids-corner'))).price;
    expect(after).toMatchObject(wanted);
    expect(after).not.toEqual(before);
  });
});

describe('content of a bundle', () => {
  it('DETAIL-4 includes the skus of the file in order, with quantities', async () => {
    for (const { id, skus, title } of readCatalogue().bundles) {
      const response = await bundle(id);
      const pieces = response.skuDetails.map(({ sku, quantity }) => ({ code: sku.code, quantity }));
      expect([response.title, pieces]).toEqual([title, skus]);
    }
  });

  it('DETAIL-4 includes the item and the current price of each sku', async () => {
    const [sofa] = (await bundle('boshar-ghor')).skuDetails;
    expect(sofa?.item).toMatchObject({ id: 'meghna-3-seater', title: 'Meghna 3-Seater', stage: 'living' });
    expect(sofa?.sku).toMatchObject({ code: 'MGN-3S-ASH', price: { listPrice: 58_500, price: 51_480 } });
  });

  it('DETAIL-4 includes the rooms of its items as categories', async () => {
    expect((await bundle('meghna-corner')).categories).toEqual([
      { id: 'living-room', name: 'Living Room' },
      { id: 'decor', name: 'Décor' },
    ]);
  });

  it('DETAIL-4 includes only its own picture and those of its items', async () => {
    const paths = async (id: string) =>
      (await bundle(id)).images.map(({ path }) => path.split('-').slice(0, -1).join('-'));
    expect(await paths('meghna-corner')).toEqual([
      '/pictures/living-room/day-wide',
      '/pictures/meghna-3-seater/ash-three-quarter',
      '/pictures/jamuna-centre-table/walnut-three-quarter',
      '/pictures/nokshi-shataranji-rug/neel-stripe-three-quarter',
    ]);
    for (const { id, image } of readCatalogue().bundles) {
      const { images, skuDetails } = await bundle(id);
      const own = [image?.id, ...skuDetails.map(({ item }) => item.id)];
      for (const { path, attributeValues } of images) {
        expect(own, path).toContain(path.split('/')[2]);
        expect(attributeValues).toEqual([]);
      }
    }
  });
});

describe('stock of a bundle', () => {
  const stock = (code: string, available: number) => ({ table: 'skus', key: { code }, set: { available } });
  const standing = async () => {
    const { available, state } = await bundle('notun-ghor-bedroom');
    return [available, state];
  };

  it('DETAIL-4 depends on the scarcest sku and its quantity in the bundle', async () => {
    expect(await withChangedRow(api, stock('PRD-WEN', 5), standing)).toEqual([2, 'FEW']);
    expect(await withChangedRow(api, stock('PRD-WEN', 1), standing)).toEqual([0, 'SOLD_OUT']);
  });

  it('DETAIL-4 is SOLD_OUT if one sku is sold out, or MADE_TO_ORDER if that sku can be made', async () => {
    expect(await withChangedRow(api, stock('PRD-WEN', 0), standing)).toEqual([0, 'SOLD_OUT']);
    const built = {
      table: 'outletStock',
      key: { skuCode: 'PRD-WEN', outletId: 'dhanmondi' },
      set: { madeToOrder: true },
    };
    expect(
      await withChangedRow(api, stock('PRD-WEN', 0), () => withChangedRow(api, built, standing)),
    ).toEqual([0, 'MADE_TO_ORDER']);
  });
});

it.each(['nowhere', 'meghna-3-seater'])('DETAIL-4 returns 404 for %s, which is not a bundle', async (id) => {
  expectApiError(await api.get(`${getBundle.path}?id=${id}`), 404, 'NOT_FOUND');
});
