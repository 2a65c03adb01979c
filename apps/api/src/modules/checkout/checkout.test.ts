import { getCheckout, placeOrder } from '@piri/contract/checkout';
import type { Quote } from '@piri/contract/quote';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '../../core/ids-and-tokens.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  addressFixture,
  createCartLineFixture,
  fetchQuotedOrderBody,
  getGuestHeaders,
  type OrderOverrides,
  placeOrderWithOverrides,
  requestQuote,
} from '../../testing/order-fixtures.ts';
import { readStock } from '../../testing/read-stock.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const setStock = (code: string, available: number) =>
  api.db.updateTable('skus').set({ available }).where('code', '=', code).execute();
const place = (body: object, headers: Record<string, string> = {}) =>
  api.post(placeOrder.path, body, headers);
const orders = async () =>
  Number(
    (
      await api.db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );
const home = (place: object = {}) => ({ kind: 'HOME', address: { ...addressFixture, ...place } });
const faraway = { division: 'Dhaka', district: 'Faridpur', upazila: 'Bhanga' };
const offers = ({ payment }: Quote) =>
  Object.fromEntries(payment.map(({ method, ...offer }) => [method, offer]));

describe('CART-3 a quote', () => {
  it('sums up goods, delivery and stairs', async () => {
    const lines = [createCartLineFixture('MGN-3S-ASH'), createCartLineFixture('PIRI-NAT', 2)];
    const { totals, delivery, toPay } = await requestQuote(api, { lines, delivery: home({ floor: 5 }) });
    // 58,500 less 12 %, two stools, free from 30,000; one large piece up three floors that are charged.
    expect(totals).toMatchObject({ items: 2, quantity: 3, subTotal: 62_400, total: 55_380, discount: 7020 });
    expect(delivery).toMatchObject({ zoneId: 'dhaka-city', charge: 0, stairs: 450 });
    expect([totals.payable, toPay]).toEqual([55_830, 55_830]);
  });

  it('reports a missing address instead of failing', async () => {
    const asked = { ...(await requestQuote(api, { delivery: undefined as never, couponCode: 'FREEDHAKA' })) };
    expect(asked.delivery).toBeNull();
    expect(asked.coupon).toMatchObject({ valid: false, reason: 'ADDRESS_NEEDED' });
    expect(offers(asked)['CASH_ON_DELIVERY']).toMatchObject({ offered: false, reason: 'ADDRESS_NEEDED' });
  });

  it('CHECK-1 includes the charge of each delivery method', async () => {
    const charge = async (delivery: object) => (await requestQuote(api, { delivery })).delivery?.charge;
    expect(await charge(home())).toBe(800);
    expect(await charge(home(faraway))).toBe(2800);
    expect(await charge({ kind: 'COLLECT', outletId: 'dhanmondi' })).toBe(0);
  });

  it('CHECK-1 accepts a saved address from its owner only', async () => {
    const customer = await api.customer();
    const stored = await api.post('/api/addresses', { ...addressFixture, ...faraway }, customer.headers);
    const delivery = { kind: 'SAVED', addressId: (stored.json as { id: string }).id };
    expect((await requestQuote(api, { delivery }, customer.headers)).delivery?.charge).toBe(2800);
    const body = { lines: [createCartLineFixture('PIRI-NAT')], delivery };
    expectApiError(await api.post('/api/checkouts/quote', body), 404, 'NOT_FOUND');
  });

  it('MONEY-1 includes the fee for monthly instalments', async () => {
    const quote = await requestQuote(api, { lines: [createCartLineFixture('MGN-3S-ASH')], emiMonths: 12 });
    expect(quote.instalmentFee).toBe(Math.ceil(quote.totals.payable * 0.06));
    expect(quote.toPay).toBe(quote.totals.payable + quote.instalmentFee);
    const refused = await api.post('/api/checkouts/quote', {
      lines: [createCartLineFixture('PIRI-NAT')],
      emiMonths: 12,
    });
    expect(expectApiError(refused, 422, 'INVALID').fields).toMatchObject([{ code: 'PLAN_UNKNOWN' }]);
  });
});

describe('CHECK-1 payment methods', () => {
  it('offer cash on delivery up to 50,000 in Dhaka, and with a tenth in advance elsewhere', async () => {
    const near = offers(await requestQuote(api, {}));
    expect(near['CASH_ON_DELIVERY']).toEqual({ offered: true, reason: null, now: 0, atTheDoor: 2750 });
    const dear = offers(await requestQuote(api, { lines: [createCartLineFixture('MGN-3S-ASH')] }));
    expect(dear['CASH_ON_DELIVERY']).toMatchObject({ offered: false, reason: 'ABOVE_LIMIT' });
    const far = offers(
      await requestQuote(api, { lines: [createCartLineFixture('MGN-3S-ASH')], delivery: home(faraway) }),
    );
    expect(far['CASH_ON_DELIVERY']).toEqual({ offered: true, reason: null, now: 5428, atTheDoor: 48_852 });
  });

  it('above the gateway’s limit of 500,000 include only PAY_LATER', async () => {
    await setStock('MGN-3S-ASH', 20);
    const asked = offers(
      await requestQuote(api, { lines: [createCartLineFixture('MGN-3S-ASH', 10)], delivery: home(faraway) }),
    );
    expect(Object.entries(asked).filter(([, { offered }]) => offered)).toMatchObject([['PAY_LATER', {}]]);
    expect(asked['CARD']?.reason).toBe('ABOVE_LIMIT');
  });

  it('without a gateway exclude card, wallet and cash on delivery with an advance', async () => {
    const { gateway } = api.ctx;
    api.ctx.gateway = undefined;
    const asked = offers(await requestQuote(api, { delivery: home(faraway) }));
    api.ctx.gateway = gateway;
    expect(['CARD', 'WALLET', 'CASH_ON_DELIVERY'].map((method) => asked[method]?.reason)).toEqual([
      'NO_GATEWAY',
      'NO_GATEWAY',
      'NO_GATEWAY',
    ]);
    expect(asked['PAY_LATER']?.offered).toBe(true);
  });

  it('reject a method that is not offered, with the current quote', async () => {
    const body = await fetchQuotedOrderBody(api, {
      lines: [createCartLineFixture('MGN-3S-ASH')],
      paymentMethod: 'CASH_ON_DELIVERY',
    });
    const { quote, fields } = expectApiError(await place(body), 422, 'METHOD_NOT_OFFERED');
    expect(fields).toMatchObject([{ path: 'paymentMethod', code: 'ABOVE_LIMIT' }]);
    expect(quote?.totals.payable).toBe(51_480);
  });
});

describe('CHECK-2 an order', () => {
  it('is placed for a guest at current prices, and reserves stock', async () => {
    const before = await readStock(api, 'PIRI-NAT');
    const placed = await placeOrderWithOverrides(api, {
      lines: [createCartLineFixture('PIRI-NAT', 3)],
      paymentMethod: 'CASH_ON_DELIVERY',
    });
    expect(placed).toMatchObject({ payable: 6650, paymentState: 'PENDING' });
    expect(placed.invoiceId).toMatch(/^[a-z2-7]{26}$/);
    expect(placed.orderNumber).toMatch(/^PR-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
    expect(placed.redirectUrl).toBeUndefined();
    expect(await readStock(api, 'PIRI-NAT')).toBe(before - 3);

    const response = await api.get(
      `${getCheckout.path}?invoiceId=${placed.invoiceId}`,
      getGuestHeaders(placed),
    );
    const order = getCheckout.response.parse(response.json);
    expect(response.json).toEqual(order);
    expect(order).toMatchObject({
      state: 'PLACED',
      totals: { total: 5850, delivery: 800, payable: 6650 },
      lines: [{ code: 'PIRI-NAT', quantity: 3, price: 1950, title: 'Piri, the stool' }],
      payment: { method: 'CASH_ON_DELIVERY', atTheDoor: 6650, canPayAgain: false, canCancel: true },
      timeline: [{ kind: 'PLACED' }],
    });
  });

  it('is readable for its guest only with the token', async () => {
    const [placed, other] = [await placeOrderWithOverrides(api), await placeOrderWithOverrides(api)];
    const path = `${getCheckout.path}?invoiceId=${placed.invoiceId}`;
    expect((await api.get(path, getGuestHeaders(placed))).status).toBe(200);
    expectApiError(await api.get(path), 404, 'NOT_FOUND');
    expectApiError(await api.get(path, getGuestHeaders(other)), 404, 'NOT_FOUND');
    const stored = JSON.stringify([
      await api.db.selectFrom('idempotencyKeys').selectAll().execute(),
      await api.db.selectFrom('orderTokens').selectAll().execute(),
    ]);
    expect(stored).not.toContain(placed.guestToken);
  });

  it('keeps the price at which it was placed', async () => {
    const placed = await placeOrderWithOverrides(api);
    await api.db.updateTable('skus').set({ salesPrice: 9999 }).where('code', '=', 'PIRI-NAT').execute();
    const { json } = await api.get(
      `${getCheckout.path}?invoiceId=${placed.invoiceId}`,
      getGuestHeaders(placed),
    );
    await api.db.updateTable('skus').set({ salesPrice: 1950 }).where('code', '=', 'PIRI-NAT').execute();
    expect(getCheckout.response.parse(json).lines[0]?.price).toBe(1950);
  });

  it('is placed once for repeated requests, which return the same guest token', async () => {
    const [body, headers, before] = [
      await fetchQuotedOrderBody(api),
      { 'idempotency-key': createToken() },
      await orders(),
    ];
    const responses = await Promise.all(Array.from({ length: 5 }, () => place(body, headers)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await orders()).toBe(before + 1);
    api.clock.now = () => new Date(Date.now() + 72 * 60 * 60 * 1000);
    expect((await place(body, headers)).headers.get('idempotency-replayed')).toBe('true');
    expect(await orders()).toBe(before + 1);
  });

  it.each<[string, OrderOverrides, object]>([
    ['another price', { expectedTotal: 2749 }, { toPay: 2750 }],
    [
      'the price of an expired discount',
      { lines: [createCartLineFixture('MGN-3S-ASH')], expectedTotal: 45_000 },
      { toPay: 51_480 },
    ],
  ])('at %s is rejected as PRICE_CHANGED with the new quote', async (_, overrides, quote) => {
    const before = [await orders(), await readStock(api, 'PIRI-NAT')];
    const error = expectApiError(
      await place(await fetchQuotedOrderBody(api, overrides)),
      422,
      'PRICE_CHANGED',
    );
    expect(error.quote).toMatchObject(quote);
    expect([await orders(), await readStock(api, 'PIRI-NAT')]).toEqual(before);
  });

  it('of more items than are in stock is rejected with the line and the stock', async () => {
    await setStock('KHN-NAT', 2);
    const lines = [createCartLineFixture('PIRI-NAT'), createCartLineFixture('KHN-NAT', 3)];
    const before = await readStock(api, 'PIRI-NAT');
    const error = expectApiError(
      await place(await fetchQuotedOrderBody(api, { lines })),
      422,
      'OUT_OF_STOCK',
    );
    expect(error.fields).toMatchObject([{ path: 'lines.1', code: 'OUT_OF_STOCK' }]);
    expect(error.quote?.lines).toMatchObject([{ quantity: 1 }, { available: 2 }]);
    expect(await readStock(api, 'PIRI-NAT')).toBe(before);
  });

  it('for the last three items succeeds for three of twenty concurrent requests', async () => {
    await setStock('KHN-NAT', 3);
    const lines = [createCartLineFixture('PIRI-NAT'), createCartLineFixture('KHN-NAT')];
    const bodies = [
      await fetchQuotedOrderBody(api, { lines }),
      await fetchQuotedOrderBody(api, { lines: lines.toReversed() }),
    ];
    const before = await readStock(api, 'PIRI-NAT');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => place(bodies[index % 2] ?? {})),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill(201),
      ...Array(17).fill(422),
    ]);
    expect([await readStock(api, 'KHN-NAT'), await readStock(api, 'PIRI-NAT')]).toEqual([0, before - 3]);
  });

  it('for an item and a bundle with the same sku counts both', async () => {
    await setStock('KHL-BLUE', 1);
    const bundle = await api.db
      .selectFrom('bundleSkus')
      .selectAll()
      .where('itemId', '=', 'kids-corner')
      .orderBy('sortOrder')
      .execute();
    const code = bundle[0]?.skuCode ?? '';
    for (const { skuCode } of bundle) await setStock(skuCode, 5);
    await setStock(code, 1);
    await api.db.updateTable('outletStock').set({ madeToOrder: false }).where('skuCode', '=', code).execute();
    const lines = [createCartLineFixture(code), createCartLineFixture('kids-corner', 1, 'bundle')];
    const error = expectApiError(
      await place(await fetchQuotedOrderBody(api, { lines })),
      422,
      'OUT_OF_STOCK',
    );
    expect(error.fields).toMatchObject([{ path: 'lines.0' }, { path: 'lines.1' }]);
    expect(await readStock(api, code)).toBe(1);
    await placeOrderWithOverrides(api, { lines: [createCartLineFixture('kids-corner', 1, 'bundle')] });
    expect(await readStock(api, code)).toBe(0);
  });

  it('for a made-to-order item takes no stock and arrives later', async () => {
    const quote = await requestQuote(api, { lines: [createCartLineFixture('PDM-LEFT-BEIGE')] });
    expect(quote.lines).toMatchObject([{ available: 0, state: 'MADE_TO_ORDER', madeToOrder: true }]);
    const plain = await requestQuote(api, {});
    expect((quote.delivery?.earliest ?? '') > (plain.delivery?.latest ?? '')).toBe(true);
    await placeOrderWithOverrides(api, { lines: [createCartLineFixture('PDM-LEFT-BEIGE')] });
    expect(await readStock(api, 'PDM-LEFT-BEIGE')).toBe(0);
  });

  it('for an unknown sku is rejected with its line', async () => {
    const body = {
      ...(await fetchQuotedOrderBody(api)),
      lines: [createCartLineFixture('PIRI-NAT'), createCartLineFixture('NO-SUCH-SKU')],
    };
    const { fields } = expectApiError(await place(body), 422, 'SKU_UNKNOWN');
    expect(fields).toMatchObject([{ path: 'lines.1' }]);
  });

  it.each([
    ['a Friday', '2026-12-04'],
    ['a day before the earliest delivery', '2026-11-21'],
    ['a day too far in the future', '2027-06-01'],
    ['an invalid date', '2026-13-40'],
  ])('CHECK-1 for %s is rejected', async (_, day) => {
    api.clock.now = () => new Date('2026-11-21T06:00:00Z');
    const body = await fetchQuotedOrderBody(api, { delivery: home() });
    const response = await place({ ...body, delivery: { ...home(), day } });
    expect(expectApiError(response, 422, 'INVALID').fields).toMatchObject([{ code: 'DAY_NOT_POSSIBLE' }]);
  });

  it('CHECK-1 keeps a possible delivery day, and rejects collection on a closing day', async () => {
    api.clock.now = () => new Date('2026-11-21T06:00:00Z');
    const placed = await placeOrderWithOverrides(api, { delivery: { ...home(), day: '2026-11-28' } });
    const { json } = await api.get(
      `${getCheckout.path}?invoiceId=${placed.invoiceId}`,
      getGuestHeaders(placed),
    );
    expect(getCheckout.response.parse(json).delivery.day).toBe('2026-11-28');
    const collect = { kind: 'COLLECT', outletId: 'dhanmondi', day: '2026-12-01' };
    const refused = await place(await fetchQuotedOrderBody(api, { delivery: collect }));
    expect(expectApiError(refused, 422, 'INVALID').fields).toMatchObject([{ code: 'DAY_NOT_POSSIBLE' }]);
  });

  it('CHECK-3 starts a payment, and can be retried with the same key if the gateway is down', async () => {
    const { gateway } = api.ctx;
    if (gateway === undefined) throw new Error('No gateway.');
    const [body, headers, before] = [
      await fetchQuotedOrderBody(api),
      { 'idempotency-key': createToken() },
      await orders(),
    ];
    const { GatewayError } = await import('../../runtime/payment-gateway.ts');
    api.ctx.gateway = { ...gateway, init: () => Promise.reject(new GatewayError('down')) };
    expect(expectApiError(await place(body, headers), 503, 'GATEWAY_DOWN').retryable).toBe(true);
    expect(await orders()).toBe(before + 1);
    api.ctx.gateway = gateway;
    const response = await place(body, headers);
    expect(placeOrder.response.parse(response.json).redirectUrl).toMatch(/\/api\/sandbox-gateway\?payment=/);
    expect(await orders()).toBe(before + 1);
  });
});
