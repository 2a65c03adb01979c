import { applyCoupon, type CouponRejectionReason, searchCoupons } from '@piri/contract/coupons';
import { encodeLines } from '@piri/contract/line-item';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../prepare-database.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { withChangedRow } from '../../testing/with-changed-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const today = () => new Date('2026-06-15T12:00:00+06:00');
beforeEach(() => {
  api.clock.now = today;
});
afterEach(async () => {
  await clearRateLimits();
  await api.db.deleteFrom('couponRedemptions').execute();
  await api.db.deleteFrom('coupons').where('customerId', 'is not', null).execute();
});

/** Rate limits store the latest time, and these tests go back in time. */
const clearRateLimits = () => api.db.deleteFrom('rateLimits').execute();

const oneChair = [{ sourceType: 'item', code: 'URM-BLK', quantity: 1 }] as const; // 18,900 − 2,457
const chairTotal = 16_443;

async function apply(query: Record<string, string>, headers?: Record<string, string>) {
  const search = new URLSearchParams({ lines: encodeLines(oneChair), ...query });
  const response = await api.get(`${applyCoupon.path}?${search}`, headers);
  expect(response.status, response.text).toBe(200);
  return applyCoupon.response.parse(response.json);
}

async function offered(headers?: Record<string, string>, body: object = {}) {
  const response = await api.post(searchCoupons.path, body, headers);
  expect(response.status, response.text).toBe(200);
  return searchCoupons.response.parse(response.json).list.map(({ code }) => code);
}

const changed = <T>(code: string, set: object, read: () => Promise<T>) =>
  withChangedRow(api, { table: 'coupons', key: { code }, set: { ...set } }, read);

async function madeOutTo(customerId: string) {
  const code = `YOURS${customerId.slice(0, 8).toUpperCase()}`;
  await api.db
    .insertInto('coupons')
    .values({
      code,
      title: 'For the scratch',
      terms: '৳700 for the scratch on your table.',
      valid: true,
      benefit: JSON.stringify({ type: 'FIXED', value: 700 }),
      maxPerCustomer: 1,
      customerId,
    })
    .execute();
  return code;
}

describe('CART-5 the preview of a coupon', () => {
  it.each([
    ['a fixed amount', 'PIRI500', {}, 500, false],
    ['a percentage of the goods, rounded down', 'EID10', {}, 1_644, false],
    ['free delivery to an address in its zone', 'FREEDHAKA', { zoneId: 'dhaka-city' }, 0, true],
  ] as const)('applies %s', async (_, code, query, couponAmount, freeDelivery) => {
    expect(await apply({ code, ...query })).toMatchObject({
      valid: true,
      couponAmount,
      freeDelivery,
      reason: null,
      total: chairTotal,
      coupon: { code },
    });
  });

  it('uses current server prices after discounts, for bundles and items together', async () => {
    const lines = encodeLines([
      { sourceType: 'bundle', code: 'boshar-ghor', quantity: 1 },
      { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 },
    ]);
    const total = 118_500 + 2 * 51_480;
    expect(await apply({ code: 'EID10', lines })).toMatchObject({ total, couponAmount: 5_000 });
    const dearer = { table: 'skus', key: { code: 'MGN-3S-ASH' }, set: { salesPrice: 60_000 } };
    const after = await withChangedRow(api, dearer, () => apply({ code: 'PIRI500', lines }));
    expect(after.total).toBe(118_500 + 2 * 52_800);
  });

  it.each([' piri500 ', 'Piri 500', 'PIRI500'])('accepts the code "%s"', async (code) => {
    expect(await apply({ code })).toMatchObject({ valid: true, couponAmount: 500 });
  });

  it.each<[string, string, object, Record<string, string>, CouponRejectionReason]>([
    ['a total below the minimum', 'PIRI500', { minimumTotal: chairTotal + 1 }, {}, 'BELOW_MINIMUM'],
    ['a delivery coupon without an address', 'FREEDHAKA', {}, {}, 'ADDRESS_NEEDED'],
    ['an address in another zone', 'FREEDHAKA', {}, { zoneId: 'elsewhere' }, 'OTHER_ZONE'],
    ['an expired coupon', 'EID10', { endsOn: '2026-06-14' }, {}, 'EXPIRED'],
    ['a coupon that has not started', 'EID10', { startsOn: '2026-06-16' }, {}, 'NOT_STARTED'],
    ['a used-up coupon', 'EID10', { maxRedemptions: 3, redemptionCount: 3 }, {}, 'USED_UP'],
    ['an expired and used-up coupon', 'ONCEONLY', { endsOn: '2026-06-14' }, {}, 'EXPIRED'],
    ['a used-up coupon below its minimum', 'ONCEONLY', { minimumTotal: 999_999 }, {}, 'USED_UP'],
  ])('rejects %s with the reason and no reduction', async (_, code, set, query, reason) => {
    const read = () => apply({ code, ...query });
    const response = await (Object.keys(set).length > 0 ? changed(code, set, read) : read());
    expect(response).toMatchObject({ valid: false, couponAmount: 0, freeDelivery: false, reason });
    expect(response.coupon?.terms).toBeTruthy();
  });

  it('is valid from its first to its last day in the time zone of Dhaka', async () => {
    const day = { startsOn: '2026-06-15', endsOn: '2026-06-15' };
    for (const [time, valid] of [
      ['2026-06-14T23:59:59+06:00', false],
      ['2026-06-15T00:00:00+06:00', true],
      ['2026-06-15T23:59:59+06:00', true],
      ['2026-06-16T00:00:00+06:00', false],
    ] as const) {
      api.clock.now = () => new Date(time);
      await clearRateLimits();
      expect((await changed('EID10', day, () => apply({ code: 'EID10' }))).valid, time).toBe(valid);
    }
  });

  it('returns the same result for an unknown, a withdrawn and another customer’s code', async () => {
    const [owner, other] = [await api.customer(), await api.customer()];
    const theirs = await madeOutTo(owner.id);
    const unknown = await apply({ code: 'NOSUCHCODE' }, other.headers);
    expect(unknown).toMatchObject({ valid: false, reason: 'NOT_VALID', coupon: null });
    expect(await apply({ code: theirs }, other.headers)).toEqual(unknown);
    expect(await apply({ code: theirs })).toEqual(unknown);
    expect(await changed('EID10', { valid: false }, () => apply({ code: 'EID10' }))).toEqual(unknown);
    expect(await apply({ code: theirs }, owner.headers)).toMatchObject({ valid: true, couponAmount: 700 });
  });

  it('rejects a coupon only for the customer who has used it', async () => {
    const [buyer, other] = [await api.customer(), await api.customer()];
    const use = { couponCode: 'FIRST1000', orderId: 'order', redeemedBy: buyer.id, nth: 1 };
    await api.db.insertInto('couponRedemptions').values(use).execute();
    expect(await apply({ code: 'FIRST1000' }, buyer.headers)).toMatchObject({ reason: 'ALREADY_USED' });
    expect(await apply({ code: 'FIRST1000' }, other.headers)).toMatchObject({ valid: true });
  });

  it('does not redeem the coupon, however often it is requested', async () => {
    const { redemptionCount } = await api.db
      .selectFrom('coupons')
      .select('redemptionCount')
      .where('code', '=', 'ONCEONLY')
      .executeTakeFirstOrThrow();
    const once = { redemptionCount: 0, maxRedemptions: 1 };
    const responses = await changed('ONCEONLY', once, () =>
      Promise.all(Array.from({ length: 5 }, () => apply({ code: 'ONCEONLY' }))),
    );
    expect(responses.map(({ valid }) => valid)).toEqual([true, true, true, true, true]);
    expect(redemptionCount).toBe(1);
    expect(await api.db.selectFrom('couponRedemptions').selectAll().execute()).toEqual([]);
  });

  it('lists the lines that are not sold', async () => {
    const lines =
      'item:URM-BLK:1,item:NO-SUCH:1,bundle:URM-BLK:1,item:boshar-ghor:1,bundle:meghna-3-seater:1';
    const response = await api.get(`${applyCoupon.path}?${new URLSearchParams({ code: 'EID10', lines })}`);
    const { fields } = expectApiError(response, 422, 'SKU_UNKNOWN');
    expect(fields?.map(({ path }) => path)).toEqual(['lines.1', 'lines.2', 'lines.3', 'lines.4']);
  });

  it.each(['item:URM-BLK:0', 'item:URM-BLK:100', '', 'item:URM-BLK:1,item:URM-BLK:1'])(
    'rejects the lines "%s"',
    async (lines) => {
      const response = await api.get(`${applyCoupon.path}?${new URLSearchParams({ code: 'EID10', lines })}`);
      expectApiError(response, 422, 'INVALID');
    },
  );

  it('rejects an expired session instead of treating it as a guest', async () => {
    const search = new URLSearchParams({ code: 'EID10', lines: encodeLines(oneChair) });
    const response = await api.get(`${applyCoupon.path}?${search}`, { authorization: 'Bearer gone' });
    expectApiError(response, 401, 'SESSION_EXPIRED');
  });
});

describe('the search for coupons', () => {
  it('CALL-1 lists the public coupons that are valid today', async () => {
    expect(await offered()).toEqual(['EID10', 'FIRST1000', 'FREEDHAKA', 'PIRI500']);
    expect(await offered({}, { size: 2, page: 2 })).toEqual(['FREEDHAKA', 'PIRI500']);
    expect(
      await offered({}, { textParams: [{ field: 'code', matchType: 'EXACT', value: 'ONCEONLY' }] }),
    ).toEqual([]);
  });

  it.each([
    ['has expired', { endsOn: '2026-06-14' }],
    ['has not started', { startsOn: '2026-06-16' }],
    ['is used up', { maxRedemptions: 1, redemptionCount: 1 }],
    ['was withdrawn', { valid: false }],
    ['is not listed', { listed: false }],
  ])('CALL-1 leaves out a coupon that %s', async (_, set) => {
    expect(await changed('EID10', set, () => offered())).not.toContain('EID10');
    expect(await offered()).toContain('EID10');
  });

  it('CALL-1 shows a personal coupon to its owner only', async () => {
    const [owner, other] = [await api.customer(), await api.customer()];
    const code = await madeOutTo(owner.id);
    expect(await offered(owner.headers)).toContain(code);
    expect(await offered(other.headers)).not.toContain(code);
    expect(await offered()).not.toContain(code);
  });

  it('CALL-1 leaves out coupons that the customer has used up', async () => {
    const [buyer, other] = [await api.customer(), await api.customer()];
    const use = { couponCode: 'FIRST1000', orderId: 'order', redeemedBy: buyer.id, nth: 1 };
    await api.db.insertInto('couponRedemptions').values(use).execute();
    expect(await offered(buyer.headers)).not.toContain('FIRST1000');
    expect(await offered(other.headers)).toContain('FIRST1000');
  });

  it('does not reveal how often a coupon was used', async () => {
    const { text } = await api.post(searchCoupons.path, {});
    expect(text).not.toMatch(/used|limit|redemption|listed|customerId/i);
  });
});

it('keeps personal coupons and redemption counts when the database is prepared again', async () => {
  const code = await madeOutTo((await api.customer()).id);
  const used = () =>
    api.db
      .selectFrom('coupons')
      .select(['code', 'redemptionCount'])
      .where('code', 'in', [code, 'ONCEONLY'])
      .execute();
  const set = { redemptionCount: 7, title: 'x' };
  await changed('ONCEONLY', set, async () => {
    await prepareDatabase(api.db);
    expect(await used()).toEqual(
      expect.arrayContaining([
        { code, redemptionCount: 0 },
        { code: 'ONCEONLY', redemptionCount: 7 },
      ]),
    );
  });
  const title = { title: '৳2,000 off, once' };
  await api.db.updateTable('coupons').set(title).where('code', '=', 'ONCEONLY').execute();
});

it('limits guesses of codes per customer, with a retry-after header', async () => {
  const strict = await startTestApi({ limitFactor: 1 });
  const [guesser, other] = [await strict.customer(), await strict.customer()];
  const tryCode = (index: number, headers: Record<string, string>) =>
    strict.get(
      `${applyCoupon.path}?${new URLSearchParams({ code: `X${index}`, lines: 'item:URM-BLK:1' })}`,
      headers,
    );
  const responses = [];
  for (let index = 0; index < 61; index += 1) responses.push(await tryCode(index, guesser.headers));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
  const last = responses.at(-1);
  expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await tryCode(0, other.headers)).status).toBe(200);
  expect((await tryCode(0, {})).status).toBe(200);
  await strict.close();
});
