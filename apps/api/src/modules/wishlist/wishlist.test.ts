import { addWishlistItem, removeWishlistItem, searchWishlist, wishlistEntry } from '@piri/contract/wishlist';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
let shopper: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  shopper = await api.customer();
});
afterAll(() => api.close());

const sofa = { itemId: 'meghna-3-seater', skuCode: 'MGN-3S-ASH' };
const room = { itemId: 'boshar-ghor', skuCode: '' };

const send = (item: object, { headers } = shopper) => api.post(addWishlistItem.path, item, headers);

async function add(item: object, who = shopper) {
  const response = await send(item, who);
  expect([200, 201], response.text).toContain(response.status);
  return wishlistEntry.parse(response.json);
}

async function list(body: object = {}, { headers } = shopper) {
  const response = await api.post(searchWishlist.path, body, headers);
  expect(response.status, response.text).toBe(200);
  return searchWishlist.response.parse(response.json);
}

const remove = (wishlistId: string, { headers } = shopper) =>
  api.delete(`${removeWishlistItem.path}?${new URLSearchParams({ wishlistId })}`, undefined, headers);

describe('WISH-1 adding', () => {
  it('returns 201 with the new entry, which is then listed', async () => {
    api.clock.now = () => new Date('2026-06-15T06:00:00.123Z');
    const response = await send(sofa);
    expect(response.status).toBe(201);
    const entry = wishlistEntry.parse(response.json);
    expect(entry).toMatchObject({ ...sofa, userId: shopper.id, dateCreated: '2026-06-15T06:00:00.123Z' });
    expect(entry.product).toMatchObject({ id: sofa.itemId, title: 'Meghna 3-Seater' });
    expect(entry.sku).toMatchObject({ code: sofa.skuCode, price: { listPrice: 58_500, price: 51_480 } });
    expect(await list()).toEqual({ list: [entry], nextPageToken: '', total: 1 });
    api.clock.now = () => new Date();
  });

  it('returns 200 with the existing entry', async () => {
    const first = await add(sofa);
    const again = await send(sofa);
    expect([again.status, wishlistEntry.parse(again.json)]).toEqual([200, first]);
    expect((await list()).total).toBe(1);
  });

  it('creates one entry for fifty concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(sofa)));
    // The database may refuse one with 503; its retry gets the same row.
    const settled = await Promise.all(responses.map((one) => (one.status === 503 ? send(sofa) : one)));
    const ids = new Set(settled.map(({ json }) => wishlistEntry.parse(json).wishlistId));
    expect(ids.size).toBe(1);
    expect(settled.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await list()).total).toBe(1);
  });

  it('returns the first response for a repeated request and adds nothing', async () => {
    const headers = { ...shopper.headers, 'idempotency-key': 'one-intent-of-a-heart' };
    const first = await api.post(addWishlistItem.path, sofa, headers);
    await remove(wishlistEntry.parse(first.json).wishlistId);
    const second = await api.post(addWishlistItem.path, sofa, headers);
    expect([second.status, second.json]).toEqual([201, first.json]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await list()).total).toBe(0);
  });

  it('accepts bundles as a whole and items by sku', async () => {
    expect(await add(room)).toMatchObject({ product: { sourceType: 'bundle' }, sku: null });
    await add(sofa);
    await add({ ...sofa, skuCode: 'MGN-3S-TEAL' });
    expect((await list()).total).toBe(3);
  });

  it.each([
    ['an unknown item', { itemId: 'nothing', skuCode: 'MGN-3S-ASH' }],
    ['a sku of another item', { ...sofa, skuCode: 'URM-BLK' }],
    ['an item without a sku', { ...sofa, skuCode: '' }],
    ['a bundle with a sku', { ...room, skuCode: 'MGN-3S-ASH' }],
  ])('rejects %s and stores nothing', async (_, item) => {
    expectApiError(await send(item), 422, 'SKU_UNKNOWN');
    expect((await list()).total).toBe(0);
  });
});

describe('WISH-1 listing', () => {
  it('returns ten per page, newest first, and the total number', async () => {
    const skus = await api.db
      .selectFrom('skus')
      .select(['itemId', 'code'])
      .limit(23)
      .orderBy('code')
      .execute();
    for (const [index, { itemId, code }] of skus.entries()) {
      api.clock.now = () => new Date(Date.UTC(2026, 5, 15, 6, 0, index));
      await add({ itemId, skuCode: code });
    }
    api.clock.now = () => new Date();
    const newest = skus.map(({ code }) => code).reverse();
    const first = await list();
    expect([first.list.length, first.total]).toEqual([10, 23]);
    const second = await list({ nextPageToken: first.nextPageToken });
    const third = await list({ nextPageToken: second.nextPageToken });
    expect(third.nextPageToken).toBe('');
    expect([first, second, third].flatMap((page) => page.list.map(({ skuCode }) => skuCode))).toEqual(newest);
    expect((await list({ page: 3 })).list.map(({ skuCode }) => skuCode)).toEqual(newest.slice(20));
    const oldest = await list({ size: 1, sortParams: [{ field: 'dateCreated', type: 'ASC' }] });
    expect(oldest.list[0]?.skuCode).toBe(skus[0]?.code);
  });

  it('filters by item and sku', async () => {
    await add(sofa);
    await add(room);
    const found = await list({
      textParams: [{ field: 'itemId', matchType: 'EXACT', value: 'meghna-3-seater' }],
    });
    expect([found.total, found.list[0]?.skuCode]).toEqual([1, 'MGN-3S-ASH']);
  });

  it('returns current prices and null for products that are no longer sold', async () => {
    await add(sofa);
    const dearer = { table: 'skus', key: { code: sofa.skuCode }, set: { salesPrice: 60_000 } };
    const [entry] = (await withChangedRow(api, dearer, () => list())).list;
    expect(entry?.sku?.price.price).toBe(52_800);
    const gone = { table: 'wishlistItems', key: { customerId: shopper.id }, set: { skuCode: 'MGN-3S-GONE' } };
    const [without] = (await withChangedRow(api, gone, () => list())).list;
    expect([without?.sku, without?.product?.id]).toEqual([null, sofa.itemId]);
    const old = { table: 'wishlistItems', key: { customerId: shopper.id }, set: { itemId: 'gone' } };
    const [nothing] = (await withChangedRow(api, old, () => list())).list;
    expect([nothing?.product, nothing?.sku]).toEqual([null, null]);
  });

  it('AUTH-6 requires a signed-in customer', async () => {
    for (const response of [
      await api.post(searchWishlist.path, {}),
      await api.post(addWishlistItem.path, sofa),
      await api.delete(`${removeWishlistItem.path}?wishlistId=x`, undefined),
    ]) {
      expectApiError(response, 401, 'SIGN_IN_REQUIRED');
    }
  });

  it('returns no rows of others for a forged page token', async () => {
    const other = await api.customer();
    await add(sofa, other);
    for (const after of [
      ['', ''],
      ['not a date', 'x'],
      ['9999-12-31T00:00:00.000Z', 'zzz'],
    ]) {
      const place = JSON.stringify({ order: 'dateCreated DESC, id ASC', after });
      const page = await list({ nextPageToken: Buffer.from(place).toString('base64url') });
      expect(page.list).toEqual([]);
    }
  });
});

describe('WISH-1 removing', () => {
  it('deletes the entry from the list', async () => {
    const { wishlistId } = await add(sofa);
    const kept = await add(room);
    const response = await remove(wishlistId);
    expect([response.status, response.json]).toEqual([200, {}]);
    expect((await list()).list).toEqual([kept]);
    expect((await send(sofa)).status).toBe(201);
  });

  it('returns the same 404 for another customer’s, a removed and an unknown entry', async () => {
    const other = await api.customer();
    const theirs = await add(sofa, other);
    const { wishlistId: gone } = await add(sofa);
    await remove(gone);
    const responses = await Promise.all(
      [theirs.wishlistId, gone, 'nothing', "' or 1=1 --"].map((id) => remove(id)),
    );
    const problems = responses.map((response) => ({
      ...expectApiError(response, 404, 'NOT_FOUND'),
      requestId: '',
    }));
    expect(new Set(problems.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await list({}, other)).list).toEqual([theirs]);
    const found = await list({
      textParams: [{ field: 'wishlistId', matchType: 'EXACT', value: theirs.wishlistId }],
    });
    expect([found.list, found.total]).toEqual([[], 0]);
  });
});
