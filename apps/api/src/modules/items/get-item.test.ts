import { readCatalogue } from '@piri/catalogue/catalogue';
import { getItem } from '@piri/contract/items';
import { sql } from 'kysely';
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

const catalogue = readCatalogue();
const item = (id: string) => callEndpoint(api, getItem, { id });

describe('an item', () => {
  it('DETAIL-2 has the title, skus, prices and choices of the catalogue', async () => {
    for (const product of catalogue.products) {
      const response = await item(product.id);
      expect(response.title).toBe(product.title);
      expect(response.skus.map(({ code }) => code)).toEqual(product.skus.map(({ code }) => code));
      for (const sku of product.skus) {
        const said = response.skus.find(({ code }) => code === sku.code);
        expect(said).toMatchObject({ salesPrice: sku.salesPrice });
        expect(said?.discountedSalesPrice).toBe(sku.discountedSalesPrice);
        const choices = said?.attributeValues.map((one) => [one.displayLabel, one.optionDisplayLabel]);
        expect(Object.fromEntries(choices ?? [])).toEqual(sku.values);
      }
    }
  });

  it('DETAIL-2 has options in the order of the file, with a swatch for each colour', async () => {
    const { options } = await item('phul-kantha-cushion');
    expect(options).toEqual([
      {
        discriminator: 'Color',
        values: [
          { displayLabel: 'Neel', swatchUrl: '/pictures/swatches/neel.svg' },
          { displayLabel: 'Alta', swatchUrl: '/pictures/swatches/alta.svg' },
          { displayLabel: 'Turmeric', colour: '#c8963a' },
        ],
      },
    ]);
  });

  it('DETAIL-2 lists a combination that is not made, with the reason', async () => {
    const { extras, skus } = await item('nokshi-shataranji-rug');
    const [missing] = extras.missing;
    expect(missing?.reason).toMatch(/\.$/);
    const made = skus.some((sku) =>
      missing?.attributeValues.every((choice) =>
        sku.attributeValues.some((own) => own.optionDisplayLabel === choice.optionDisplayLabel),
      ),
    );
    expect([extras.missing.length, made]).toEqual([1, false]);
  });

  it('DETAIL-3 has the dimensions, cartons, materials, care and warranty of the file', async () => {
    for (const product of catalogue.products) {
      const { extras, leadDays, silhouette } = await item(product.id);
      const { dimensions, weight, cartons, care, warrantyMonths, madeOf, assembly } = product;
      expect(extras).toMatchObject({ dimensions, weight, cartons, care, warrantyMonths, madeOf, assembly });
      expect(extras.seats).toBe(product.seats);
      expect(extras.materials.map(({ part, madeOf }) => [part, madeOf])).toEqual(
        Object.entries(product.materials),
      );
      expect(extras.otherSizes).toHaveLength(product.otherSizes.length);
      expect([leadDays, silhouette]).toEqual([product.leadDays, product.silhouette]);
    }
  });

  it('DETAIL-2 has its full title of 90 characters', async () => {
    expect((await item('uthan-lounger')).title).toHaveLength(90);
  });

  it('DETAIL-2 has the names of its categories, without hidden ones', async () => {
    expect((await item('meghna-3-seater')).categories).toEqual([
      { id: '3-seater-sofas', name: '3-Seater Sofas' },
    ]);
    const hidden = { table: 'categories', key: { id: 'living-room' }, set: { hidden: true } };
    const without = await withChangedRow(api, hidden, () => item('meghna-3-seater'));
    expect(without.categories).toEqual([]);
  });
});

describe('stock', () => {
  it.each([
    ['meghna-3-seater', 'MGN-3S-ASH', 'IN_STOCK', 11],
    ['meghna-3-seater', 'MGN-3S-RUST', 'FEW', 3],
    ['meghna-2-seater', 'MGN-2S-RUST', 'SOLD_OUT', 0],
    ['aronno-3-door-wardrobe', 'ARN-PLN-ANT', 'MADE_TO_ORDER', 0],
    ['padma-l-shape', 'PDM-LEFT-NAVY', 'MADE_TO_ORDER', 0],
  ])('DETAIL-2 of %s, %s is %s', async (id, code, state, available) => {
    const sku = (await item(id)).skus.find((one) => one.code === code);
    expect([sku?.state, sku?.available]).toEqual([state, available]);
  });

  it('DETAIL-2 of a sku that cannot be made to order is DISPLAY_ONLY if a showroom has it', async () => {
    const key = { skuCode: 'PDM-RIGHT-BEIGE', outletId: 'dhanmondi' };
    const shown = { table: 'outletStock', key, set: { madeToOrder: false, display: true } };
    const states = async () => (await item('padma-l-shape')).skus.map(({ code, state }) => [code, state]);
    expect(await states()).toContainEqual(['PDM-RIGHT-BEIGE', 'MADE_TO_ORDER']);
    const other = { ...shown, key: { ...key, outletId: 'zindabazar' } };
    const both = await withChangedRow(api, shown, () => withChangedRow(api, other, states));
    expect(both).toContainEqual(['PDM-RIGHT-BEIGE', 'DISPLAY_ONLY']);
  });
});

describe('unknown items', () => {
  it.each(['nowhere', 'boshar-ghor', 'MEGHNA-3-SEATER', "' or 1=1 --", '‮', '%', '\ufffd'])(
    'DETAIL-1 return 404 for %j',
    async (id) => {
      expectApiError(await api.get(`${getItem.path}?id=${encodeURIComponent(id)}`), 404, 'NOT_FOUND');
    },
  );

  it.each(['', '?id=', `?id=${'a'.repeat(10_000)}`, '?id=a%00b', '?id=a&id=b', '?id=a&sku=b'])(
    'CALL-1 return 422 for %.20s',
    async (query) => {
      expectApiError(await api.get(`${getItem.path}${query}`), 422, 'INVALID');
    },
  );

  it('DETAIL-1 include an item without skus', async () => {
    await sql`insert into items select 'bare', source_type, title, subtitle, description, created_at, lead_days,
      silhouette, stage, category_ids, extras, options, images, search_words, sales_price, linked_item_ids
      from items where id = 'piri-stool'`.execute(api.db);
    const response = await api.get(`${getItem.path}?id=bare`);
    await api.db.deleteFrom('items').where('id', '=', 'bare').execute();
    expectApiError(response, 404, 'NOT_FOUND');
  });
});

describe('changed data', () => {
  const stool = { itemId: 'piri-stool', skuCode: '' };

  it.each<[string, RowChange, string]>([
    ['an item', { table: 'items', key: { id: 'piri-stool' }, set: { title: 'Other' } }, '"title":"Other"'],
    ['a price', { table: 'skus', key: { code: 'PIRI-NAT' }, set: { salesPrice: 77 } }, '"salesPrice":77'],
    [
      'a reduced price',
      { table: 'skus', key: { code: 'PIRI-NAT' }, set: { discountedSalesPrice: 7 } },
      '"price":7,',
    ],
    ['stock', { table: 'skus', key: { code: 'PIRI-NAT' }, set: { available: 2 } }, '"state":"FEW"'],
    [
      'a category',
      { table: 'categories', key: { id: 'ottomans-and-poufs' }, set: { name: 'Low seats' } },
      '"name":"Low seats"',
    ],
    [
      'a discount',
      { table: 'globalDiscounts', key: { id: 'urmi-13' }, set: { items: [stool] } },
      '"percent":13',
    ],
  ])('CALL-1 %s changes the response and its ETag', async (_, change, wanted) => {
    const path = `${getItem.path}?id=piri-stool`;
    const before = await api.get(path);
    const tag = { 'if-none-match': before.headers.get('etag') ?? '' };
    const after = await withChangedRow(api, change, () => api.get(path, tag));
    expect(before.text).not.toContain(wanted);
    expect([after.status, after.text]).toEqual([200, expect.stringContaining(wanted)]);
    const again = await api.get(path, tag);
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

it('CALL-1 lets a CDN cache the response for a minute', async () => {
  const { headers } = await api.get(`${getItem.path}?id=piri-stool`);
  expect(headers.get('cache-control')).toBe('public, s-maxage=60, stale-while-revalidate=600');
});
