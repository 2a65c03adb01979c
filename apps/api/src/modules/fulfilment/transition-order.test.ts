import { getCheckout, type PlacedOrder } from '@piri/contract/checkout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import {
  getGuestHeaders,
  type OrderOverrides,
  placeOrderWithOverrides,
} from '../../testing/order-fixtures.ts';
import { readStock } from '../../testing/read-stock.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { applyGatewayStatus } from '../payments/apply-gateway-status.ts';
import { type OrderTransitionName, transitionOrder } from './transition-order.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const cash: OrderOverrides = { paymentMethod: 'CASH_ON_DELIVERY' };
const move = ({ orderNumber }: PlacedOrder, transition: OrderTransitionName) =>
  transitionOrder(api.ctx, { orderNumber, transition });
const pay = ({ invoiceId, payable }: PlacedOrder) =>
  applyGatewayStatus(api.ctx, `${invoiceId}-1`, { state: 'PAID', amount: payable, currency: 'BDT' });
const show = async (placed: PlacedOrder) =>
  getCheckout.response.parse(
    (await api.get(`${getCheckout.path}?invoiceId=${placed.invoiceId}`, getGuestHeaders(placed))).json,
  );

describe('CHECK-5 changing the status of an order', () => {
  it('delivers a confirmed order, records the payment and notifies the buyer', async () => {
    const placed = await placeOrderWithOverrides(api, cash);
    for (const transition of ['confirm', 'ship', 'deliver'] as const) await move(placed, transition);
    const { state, payment, timeline } = await show(placed);
    expect([state, payment.state, payment.paid]).toEqual(['DELIVERED', 'PAID', placed.payable]);
    const kinds = ['PLACED', 'CONFIRMED', 'SHIPPED', 'PAID', 'DELIVERED'];
    expect(timeline.map(({ kind }) => kind)).toEqual(kinds);
    const letters = await api.db
      .selectFrom('messages')
      .select(['kind', 'subject'])
      .where('channel', '=', 'MAIL')
      .execute();
    const told = letters.filter(({ subject }) => subject.includes(placed.orderNumber));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(
      kinds.map((kind) => `order-${kind.toLowerCase()}`).toSorted(),
    );
  });

  it.each<[string, OrderOverrides, OrderTransitionName[]]>([
    ['ships an unconfirmed order', cash, ['ship']],
    ['confirms an unpaid order', {}, ['confirm']],
    ['delivers an order that was not shipped', cash, ['confirm', 'deliver']],
    ['cancels a shipped order', cash, ['confirm', 'ship', 'cancel']],
    ['expires a cash-on-delivery order', cash, ['expire']],
    ['verifies a slip for a card payment', {}, ['verify-slip']],
    ['refunds an unpaid order', cash, ['refund']],
  ])('never %s', async (_, overrides, verbs) => {
    const placed = await placeOrderWithOverrides(api, overrides);
    for (const transition of verbs.slice(0, -1)) await move(placed, transition);
    const before = await show(placed);
    await expect(move(placed, verbs.at(-1) ?? 'ship')).rejects.toBeInstanceOf(AdminCommandError);
    expect(await show(placed)).toEqual(before);
  });

  it('marks an order as paid when its bank transfer is verified', async () => {
    const placed = await placeOrderWithOverrides(api, { paymentMethod: 'PAY_LATER' });
    expect(await move(placed, 'verify-slip')).toMatchObject({ state: 'PLACED', paid: placed.payable });
    expect((await show(placed)).payment).toMatchObject({ state: 'PAID', canPayAgain: false });
  });

  it('frees the stock of an expired reservation and takes it again after a late payment', async () => {
    const before = await readStock(api, 'PIRI-NAT');
    const placed = await placeOrderWithOverrides(api);
    await move(placed, 'expire');
    expect([(await show(placed)).state, await readStock(api, 'PIRI-NAT')]).toEqual(['EXPIRED', before]);
    await pay(placed);
    expect([(await show(placed)).state, await readStock(api, 'PIRI-NAT')]).toEqual(['PLACED', before - 1]);
    await expect(move(placed, 'expire')).rejects.toThrow('is not awaiting payment');
  });

  it('returns items to stock after a refund or a cancellation before shipping', async () => {
    const before = await readStock(api, 'PIRI-NAT');
    const [paid, unpaid] = [await placeOrderWithOverrides(api), await placeOrderWithOverrides(api, cash)];
    await pay(paid);
    await expect(move(paid, 'cancel')).rejects.toThrow('Use refund');
    expect(await move(paid, 'refund')).toMatchObject({ state: 'REFUNDED' });
    expect(await move(unpaid, 'cancel')).toMatchObject({ state: 'CANCELLED' });
    expect(await readStock(api, 'PIRI-NAT')).toBe(before);
    // `PAID` is final. A refund is shown by the order status.
    expect((await show(paid)).payment.state).toBe('PAID');
  });

  it('rejects an unknown order number', async () => {
    await expect(transitionOrder(api.ctx, { orderNumber: 'PR-0000-00', transition: 'ship' })).rejects.toThrow(
      'There is no order PR-0000-00.',
    );
  });
});
