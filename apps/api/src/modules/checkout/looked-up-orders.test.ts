import {
  cancelCheckout,
  confirmCheckout,
  failCheckout,
  findOrder,
  getCheckout,
  type PlacedOrder,
  retryPayment,
  sendOrderLink,
} from '@piri/contract/checkout';
import type { Order } from '@piri/contract/order';
import type { Sale } from '@piri/contract/sales';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpiredData } from '../../purge-expired-data.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { getGuestHeaders, placeOrderWithOverrides } from '../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { sandboxPaymentPagePath } from '../gateways/sandbox/create-sandbox-gateway.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

const day = 24 * 60 * 60 * 1000;
const mobile = '01700000000';
const cash = { paymentMethod: 'CASH_ON_DELIVERY', note: 'The blue gate.' };
const later = (days: number) => {
  const at = api.clock.now().getTime() + days * day;
  api.clock.now = () => new Date(at);
};
const lookUp = async ({ orderNumber }: PlacedOrder) => {
  const found = await api.post(findOrder.path, { orderNumber, mobile });
  return getGuestHeaders({ guestToken: findOrder.response.parse(found.json).guestToken } as PlacedOrder);
};
const read = ({ invoiceId }: PlacedOrder, headers: Record<string, string>) =>
  api.get(`${getCheckout.path}?invoiceId=${invoiceId}`, headers);
const readSale = ({ orderId }: PlacedOrder, headers: Record<string, string>) =>
  api.get(`/api/sales?id=${orderId}`, headers);
const deliver = async ({ orderNumber }: PlacedOrder) => {
  for (const transition of ['confirm', 'ship', 'deliver'] as const)
    await transitionOrder(api.ctx, { orderNumber, transition });
};
const pay = ({ invoiceId }: PlacedOrder, headers: Record<string, string>, paymentMethod: string) =>
  api.post(retryPayment.path, { invoiceId, paymentMethod }, headers);
const paying = async (placed: PlacedOrder, headers: Record<string, string>) => {
  const response = await pay(placed, headers, 'CARD');
  expect(response.status, response.text).toBe(201);
  return retryPayment.response.parse(response.json);
};
/** Clicks a button on the sandbox's page. */
const press = async (redirectUrl = '', outcome = '') => {
  const payment = new URL(redirectUrl).searchParams.get('payment') ?? '';
  const body = new URLSearchParams({ payment, outcome });
  await fetch(`${api.url}${sandboxPaymentPagePath}`, { method: 'POST', redirect: 'manual', body });
};
const settle = ({ path }: { path: string }, { invoiceId }: PlacedOrder, headers: Record<string, string>) =>
  api.patch(`${path}?invoiceId=${invoiceId}`, '', headers);
const row = async ({ orderId }: PlacedOrder) => ({
  ...(await api.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()),
  events: await api.db.selectFrom('orderEvents').selectAll().where('orderId', '=', orderId).execute(),
});
const listMailsTo = async ({ orderNumber }: PlacedOrder) =>
  (await api.db.selectFrom('messages').select(['kind', 'subject', 'body']).execute()).filter(
    ({ subject, body }) => `${subject} ${body}`.includes(orderNumber),
  );

describe('CHECK-5 an order found by number and mobile', () => {
  it('shows its status and lines but no personal data', async () => {
    const customer = await api.customer();
    const placed = await placeOrderWithOverrides(api, cash, customer.headers);
    const headers = await lookUp(placed);
    for (const { json, text } of [await read(placed, headers), await readSale(placed, headers)]) {
      expect(json).toMatchObject({ access: 'STATUS', state: 'PLACED', timeline: [{ kind: 'PLACED' }] });
      expect((json as Order).lines).toHaveLength(1);
      expect(json).toMatchObject({ payment: { canCancel: false } });
      expect(text).not.toMatch(/House 9|Road 27|Dhanmondi|Rahima|01700|blue gate|"pin"/);
    }
    const own = (await readSale(placed, customer.headers)).json as Sale;
    expect(own).toMatchObject({ access: 'WHOLE', contact: { mobile }, payment: { canCancel: true } });
    expect(own.pin).toMatch(/^\d{6}$/);
  });

  it('cannot be cancelled or returned, and accepts no attachment', async () => {
    const placed = await placeOrderWithOverrides(api, cash);
    const headers = await lookUp(placed);
    const { orderId, invoiceId } = placed;
    const refused = [
      await api.delete(`/api/checkouts?invoiceId=${invoiceId}`, '', headers),
      await api.patch(`/api/sales?id=${orderId}`, '', headers),
      await api.patch('/api/sales/payments/attachments', { orderId, fileUrl: '/api/files/x' }, headers),
      await api.post(
        '/api/sales/returns',
        { orderId, sourceType: 'item', code: 'PIRI-NAT', quantity: 1, reason: 'BROKEN' },
        headers,
      ),
    ];
    for (const response of refused) expectApiError(response, 404, 'NOT_FOUND');
    expect(
      (await api.delete(`/api/checkouts?invoiceId=${invoiceId}`, '', getGuestHeaders(placed))).status,
    ).toBe(200);
  });

  it('can be paid only by the method of the buyer', async () => {
    const placed = await placeOrderWithOverrides(api);
    const headers = await lookUp(placed);
    const { payment } = (await read(placed, headers)).json as Order;
    expect(payment.ways.map(({ method }) => method)).toEqual(['CARD']);
    for (const method of ['CASH_ON_DELIVERY', 'PAY_LATER', 'WALLET']) {
      expectApiError(await pay(placed, headers, method), 422, 'METHOD_NOT_OFFERED');
    }
    const { redirectUrl } = await paying(placed, headers);
    await press(redirectUrl, 'PAID');
    expect((await settle(confirmCheckout, placed, headers)).json).toMatchObject({ outcome: 'success' });
    expect((await read(placed, getGuestHeaders(placed))).json).toMatchObject({ payment: { state: 'PAID' } });
  });

  it('ASVS-8.2.1 is unchanged by an unfinished or failed payment of someone else', async () => {
    const placed = await placeOrderWithOverrides(api);
    const headers = await lookUp(placed);
    const [before, mails] = [await row(placed), await listMailsTo(placed)];
    later(0.01);
    const first = await paying(placed, headers);
    expect(await row(placed)).toEqual(before);
    await press(first.redirectUrl, 'CANCELLED');
    await paying(placed, headers);
    for (const call of [failCheckout, cancelCheckout, confirmCheckout]) {
      expect((await settle(call, placed, headers)).json).toMatchObject({ paymentState: 'PENDING' });
    }
    expect(await row(placed)).toEqual(before);
    expect(await listMailsTo(placed)).toEqual(mails);
    // The gateway decides about the owner's own payment, even if someone else triggers the check.
    await press(placed.redirectUrl, 'FAILED');
    expect((await settle(cancelCheckout, placed, headers)).json).toMatchObject({ paymentState: 'FAILED' });
  });

  it.each(['PAY_LATER', 'CASH_ON_DELIVERY'])(
    'ASVS-8.2.1 cannot be switched from %s to the gateway',
    async (method) => {
      const placed = await placeOrderWithOverrides(api, { paymentMethod: method });
      const headers = await lookUp(placed);
      const before = await row(placed);
      const { payment } = (await read(placed, headers)).json as Order;
      expect(payment).toMatchObject({ canPayAgain: false, ways: [] });
      for (const other of ['CARD', 'WALLET']) expect((await pay(placed, headers, other)).status).toBe(422);
      expect(await row(placed)).toEqual(before);
    },
  );

  it('ASVS-2.3.2 leaves its owner enough payment attempts and the owner’s payment page', async () => {
    const placed = await placeOrderWithOverrides(api);
    const headers = await lookUp(placed);
    const body = { invoiceId: placed.invoiceId, paymentMethod: 'CARD' };
    const key = { ...getGuestHeaders(placed), 'idempotency-key': 'k'.repeat(43) };
    const own = (await api.post(retryPayment.path, body, key)).json as PlacedOrder;
    for (let time = 0; time < 20; time += 1) await paying(placed, headers);
    expectApiError(await pay(placed, headers, 'CARD'), 422, 'TOO_MANY');
    expect((await api.post(retryPayment.path, body, key)).json).toMatchObject({
      redirectUrl: own.redirectUrl,
    });
    expect((await paying(placed, getGuestHeaders(placed))).redirectUrl).not.toBe(own.redirectUrl);
  });

  it('stays fully readable in the browser that placed it', async () => {
    const placed = await placeOrderWithOverrides(api, cash);
    await lookUp(placed);
    expect((await read(placed, getGuestHeaders(placed))).json).toMatchObject({ access: 'WHOLE' });
  });
});

describe('CHECK-5 a link to an order', () => {
  const linksTo = async (recipient: string) => {
    const rows = await api.db
      .selectFrom('messages')
      .select('body')
      .where('kind', '=', 'order-link')
      .where('recipient', '=', recipient)
      .execute();
    return rows.map(({ body }) => /#token=(\S+)/.exec(body)?.[1] ?? '');
  };
  const ask = ({ invoiceId }: PlacedOrder, headers: Record<string, string>) =>
    api.post(sendOrderLink.path, { invoiceId }, headers);

  it('is mailed to the buyer and gives full access', async () => {
    const contact = { fullName: 'Rahima', mobile, email: 'link@piri.example' };
    const placed = await placeOrderWithOverrides(api, { ...cash, contact });
    const asked = await ask(placed, await lookUp(placed));
    expect([asked.status, asked.json]).toEqual([202, { channel: 'MAIL' }]);
    const [guestToken = ''] = await linksTo(contact.email);
    const sale = (await readSale(placed, { 'x-guest-token': guestToken })).json as Sale;
    expect(sale).toMatchObject({ access: 'WHOLE', contact, payment: { canCancel: true } });
  });

  it('is sent by text message if there is no email address', async () => {
    const placed = await placeOrderWithOverrides(api, {
      ...cash,
      contact: { fullName: 'Rahima', mobile: '01722222222' },
    });
    const asked = await ask(placed, getGuestHeaders(placed));
    expect(asked.json).toEqual({ channel: 'SMS' });
    expect(await linksTo('01722222222')).toHaveLength(1);
  });

  it('requires access to the order and is limited per day', async () => {
    const strict = await startTestApi({ limitFactor: 1 });
    const placed = await placeOrderWithOverrides(strict, cash);
    const send = (headers = {}) => strict.post(sendOrderLink.path, { invoiceId: placed.invoiceId }, headers);
    expect((await send(getGuestHeaders(placed))).status).toBe(202);
    expect((await send(getGuestHeaders(placed))).status).toBe(202);
    expect((await send()).status).toBe(404);
    expect((await send(getGuestHeaders(placed))).status).toBe(429);
    await strict.close();
  });
});

describe('the expiry of access to an order', () => {
  it('is ninety days after delivery, and not before', async () => {
    const [open, over] = [await placeOrderWithOverrides(api, cash), await placeOrderWithOverrides(api, cash)];
    await deliver(over);
    later(89);
    expect((await read(over, getGuestHeaders(over))).status).toBe(200);
    later(2);
    expectApiError(await read(over, getGuestHeaders(over)), 404, 'NOT_FOUND');
    expect((await read(open, getGuestHeaders(open))).status).toBe(200);
  });

  it('is thirty days for a look-up, after which a new look-up works', async () => {
    const placed = await placeOrderWithOverrides(api, cash);
    const headers = await lookUp(placed);
    later(31);
    expectApiError(await read(placed, headers), 404, 'NOT_FOUND');
    expect((await read(placed, await lookUp(placed))).status).toBe(200);
  });

  it('deletes expired tokens', async () => {
    const [open, over] = [await placeOrderWithOverrides(api, cash), await placeOrderWithOverrides(api, cash)];
    await deliver(over);
    await lookUp(open);
    later(91);
    await purgeExpiredData(api.ctx);
    const left = await api.db
      .selectFrom('orderTokens')
      .select(['orderId', 'access'])
      .where('orderId', 'in', [open.orderId, over.orderId])
      .execute();
    expect(left).toEqual([{ orderId: open.orderId, access: 'WHOLE' }]);
  });
});
