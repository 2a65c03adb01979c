import { readCatalogue } from '@piri/catalogue/catalogue';
import { type ItemSummary, searchItems } from '@piri/contract/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createTextFilter, fetchAllSearchRows } from '../../testing/call-endpoint.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { products, bundles } = readCatalogue();

async function card(id: string): Promise<ItemSummary> {
  const { list } = await callEndpoint(api, searchItems, createTextFilter('id', id));
  const [found] = list;
  if (found === undefined) throw new Error(`There is no card of ${id}.`);
  return found;
}

describe('pictures of a card', () => {
  it('SHOP-3 are the cover image and the second view of the first sku', async () => {
    const { images, skuCode } = await card('meghna-3-seater');
    expect(skuCode).toBe('MGN-3S-ASH');
    expect(images.map(({ alt, view }) => [alt, view])).toEqual([
      ['Meghna 3-Seater in Ash, from the front right', 'three-quarter'],
      ['Meghna 3-Seater in Ash, from the front', 'front'],
    ]);
    const sold = { table: 'skus', key: { code: 'MGN-3S-ASH' }, set: { available: 0 } };
    const next = await withChangedRow(api, sold, () => card('meghna-3-seater'));
    expect([next.skuCode, next.images[0]?.alt]).toEqual([
      'MGN-3S-TEAL',
      'Meghna 3-Seater in Teal, from the front right',
    ]);
  });

  it('SHOP-3 are empty for an item without pictures, and never those of another item', async () => {
    const cards = await fetchAllSearchRows<ItemSummary>(api, searchItems, { size: 50 });
    for (const { id, model } of products) {
      const { images, silhouette } = cards.find((one) => one.id === id) ?? {};
      expect(
        images?.every(({ path }) => path.startsWith(`/pictures/${id}/`)),
        id,
      ).toBe(true);
      if (model === undefined) expect([images, typeof silhouette], id).toEqual([[], 'string']);
    }
    const inCorner = ['khela-bunk-bed', 'putul-toy-box'];
    const withImages = products.filter(({ id, model }) => inCorner.includes(id) && model !== undefined);
    const { images } = await card('kids-corner');
    expect(images.map(({ path }) => path.split('/')[2])).toEqual(withImages.map(({ id }) => id));
  });

  it('SHOP-3 start with the picture of the bundle itself', async () => {
    const { images } = await card('meghna-corner');
    expect(images[0]).toMatchObject({
      view: 'day',
      alt: expect.stringMatching(/^A living room in the afternoon/),
    });
  });
});

describe('colours of a card', () => {
  it('SHOP-3 each have a swatch and a picture of the item in that colour', async () => {
    const { swatches } = await card('meghna-3-seater');
    expect(swatches.map(({ displayLabel, swatchUrl }) => [displayLabel, swatchUrl])).toEqual([
      ['Ash', '/pictures/swatches/ash.svg'],
      ['Teal', '/pictures/swatches/teal.svg'],
      ['Rust', '/pictures/swatches/rust.svg'],
    ]);
    for (const { displayLabel, imagePath } of swatches) {
      expect(imagePath).toContain(`/meghna-3-seater/${displayLabel.toLowerCase()}-three-quarter-`);
    }
  });

  it('SHOP-3 keep the other choices, such as the side of a corner sofa', async () => {
    const { swatches } = await card('padma-l-shape');
    expect(swatches.map(({ imagePath }) => imagePath?.split('/').at(-1)?.slice(0, -9))).toEqual([
      'left-navy-three-quarter',
      'left-beige-three-quarter',
    ]);
  });

  it('SHOP-3 without a picture only have a swatch', async () => {
    expect((await card('uthan-lounger')).swatches.every(({ imagePath }) => imagePath === undefined)).toBe(
      true,
    );
  });

  it('SHOP-3 do not include sizes, tops and sides', async () => {
    expect((await card('komol-spring-mattress')).swatches).toEqual([]);
    expect((await card('kids-corner')).swatches).toEqual([]);
  });
});

describe('stock of a card', () => {
  it('SHOP-3 is that of the first sku in stock, otherwise of the first sku', async () => {
    expect((await card('padma-l-shape')).skuCode).toBe('PDM-LEFT-NAVY');
    expect((await card('padma-l-shape')).state).toBe('MADE_TO_ORDER');
    const sold = { table: 'skus', key: { code: 'PIRI-NAT' }, set: { available: 0 } };
    expect((await card('piri-stool')).skuCode).toBe('PIRI-NAT');
    expect((await withChangedRow(api, sold, () => card('piri-stool'))).skuCode).toBe('PIRI-NEEL');
  });

  it('SHOP-3 is the best state of all skus', async () => {
    const left = (code: string, available: number) => ({ table: 'skus', key: { code }, set: { available } });
    const only = (ash: number, teal: number) =>
      withChangedRow(api, left('MGN-2S-ASH', ash), () =>
        withChangedRow(api, left('MGN-2S-TEAL', teal), async () => {
          const { available, state } = await card('meghna-2-seater');
          return [available, state];
        }),
      );
    expect(await only(4, 0)).toEqual([4, 'IN_STOCK']);
    expect(await only(2, 2)).toEqual([4, 'FEW']);
    expect(await only(0, 0)).toEqual([0, 'DISPLAY_ONLY']);
  });
});

it('SHOP-3 includes the dimensions of an item and its number of skus', async () => {
  for (const { id, dimensions, skus } of products.slice(0, 10)) {
    const { width, depth, height } = dimensions;
    const { dimensions: said, skuCount } = await card(id);
    expect([said, skuCount]).toEqual([{ width, depth, height }, skus.length]);
  }
  for (const { id, skus } of bundles) {
    expect(await card(id)).toMatchObject({ skuCode: '', skuCount: skus.length, priceVaries: false });
    expect(await card(id)).not.toHaveProperty('dimensions');
  }
});
