import { placeBooking } from '@piri/contract/sales';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addressFixture,
  createCartLineFixture,
  fetchQuotedOrderBody,
  madeToOrderOverridesFixture,
  type OrderOverrides,
  placeOrderWithOverrides,
} from '../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { parseMailBlocks } from '../notifications/parse-mail-blocks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const home = (floor: number) => ({ kind: 'HOME', address: { ...addressFixture, floor } });

/** Returns the body of the mail about this order. */
async function bodyOf(orderNumber: string, kind: string): Promise<string> {
  const mails = await api.db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('kind', '=', kind)
    .execute();
  return mails.find(({ subject }) => subject.includes(orderNumber))?.body ?? '';
}

/** Returns the rows of the bill in the mail about this order, as amounts. */
async function billIn(orderNumber: string): Promise<[name: string, amount: number][]> {
  const parts = parseMailBlocks(await bodyOf(orderNumber, 'order-placed'), api.ctx.siteUrl);
  const bill = parts.find((part) => part.kind === 'bill');
  return (bill?.rows ?? []).map(({ name, sum }) => {
    const amount = Number(sum.replaceAll(/\D/g, ''));
    return [name, /^[−-]/.test(sum) ? -amount : amount];
  });
}

it.each([
  [
    'with an offer, a stair charge and instalments',
    {
      lines: [createCartLineFixture('MGN-3S-ASH'), createCartLineFixture('PIRI-NAT', 2)],
      delivery: home(5),
      emiMonths: 12,
    },
    [
      ['1 × Meghna 3-Seater', 58_500],
      ['2 × Piri, the stool', 3_900],
      ['Offers', -7_020],
      ['Delivery', 0],
      ['Carrying upstairs', 450],
      ['Instalment fee', 3_350],
    ],
  ],
  [
    'with a coupon for free delivery and a stair charge',
    { lines: [createCartLineFixture('NTH-4')], couponCode: 'FREEDHAKA', delivery: home(3) },
    [
      ['1 × Nothi File Cabinet', 17_500],
      ['Coupon FREEDHAKA, free delivery', 0],
      ['Delivery', 0],
      ['Carrying upstairs', 150],
    ],
  ],
  [
    'with a coupon',
    { lines: [createCartLineFixture('PIRI-NAT', 2)], couponCode: 'EID10' },
    [
      ['2 × Piri, the stool', 3_900],
      ['Coupon EID10', -390],
      ['Delivery', 800],
    ],
  ],
  [
    'that is collected',
    { delivery: { kind: 'COLLECT', outletId: 'dhanmondi' } },
    [
      ['1 × Piri, the stool', 1_950],
      ['Collection', 0],
    ],
  ],
] as [string, OrderOverrides, unknown[]][])(
  'CHECK-4 lists the amounts in the mail about an order %s',
  async (_, overrides, rows) => {
    const { orderNumber, payable } = await placeOrderWithOverrides(api, overrides);
    const bill = await billIn(orderNumber);
    expect(bill).toEqual([...rows, ['Total', payable]]);
    expect(bill.slice(0, -1).reduce((sum, [, amount]) => sum + amount, 0)).toBe(payable);
  },
);

it('CHECK-6 lists the amounts in the mail about a booking', async () => {
  const shopper = await api.customer();
  const body = await fetchQuotedOrderBody(api, madeToOrderOverridesFixture, shopper.headers);
  const placed = placeBooking.response.parse((await api.post(placeBooking.path, body, shopper.headers)).json);
  expect(await billIn(placed.orderNumber)).toEqual([
    ['1 × Padma L-Shape', 128_000],
    ['Offers', -15_360],
    ['Delivery', 0],
    ['Total', 112_640],
  ]);
});

it('CHECK-5 says when a confirmed order arrives, and does not prepare one that is paid on delivery', async () => {
  const cash: OrderOverrides = { paymentMethod: 'CASH_ON_DELIVERY' };
  const { orderNumber } = await placeOrderWithOverrides(api, cash);
  for (const transition of ['confirm', 'ship', 'deliver'] as const) {
    await transitionOrder(api.ctx, { orderNumber, transition });
  }
  expect(await bodyOf(orderNumber, 'order-confirmed')).toMatch(
    /getting it ready\. It will arrive (on|between) \w+day /,
  );
  const paid = await bodyOf(orderNumber, 'order-paid');
  expect(paid).toMatch(/^Hello,\n\nWe’ve received your payment of ৳2,750\.\n/);
});

it('CHECK-6 calls a booking a piece once it is on its way', async () => {
  const shopper = await api.customer();
  const body = await fetchQuotedOrderBody(
    api,
    { ...madeToOrderOverridesFixture, paymentMethod: 'PAY_LATER' },
    shopper.headers,
  );
  const { orderNumber } = placeBooking.response.parse(
    (await api.post(placeBooking.path, body, shopper.headers)).json,
  );
  for (const transition of ['verify-slip', 'confirm', 'ship'] as const) {
    await transitionOrder(api.ctx, { orderNumber, transition });
  }
  expect(await bodyOf(orderNumber, 'order-advance-paid')).toContain(
    'We’ve received your advance of ৳11,264.',
  );
  expect(await bodyOf(orderNumber, 'order-confirmed')).toContain('are building your piece.');
  const shipped = await bodyOf(orderNumber, 'order-shipped');
  expect(shipped).toContain('Your piece has left our workshop. Please have ৳1,01,376 ready.');
});
