import {
  cancelCheckout,
  cancelOrder,
  confirmCheckout,
  failCheckout,
  findOrder,
  getCheckout,
  type PlacedOrder,
  retryPayment,
} from '@piri/contract/checkout';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import {
  GatewayError,
  type GatewayPaymentStatus,
  type PaymentGateway,
  paymentReturnPath,
  paymentWebhookPath,
} from '../../runtime/payment-gateway.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  addressFixture,
  createCartLineFixture,
  getGuestHeaders,
  type OrderOverrides,
  placeOrderWithOverrides,
} from '../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { sandboxPaymentPagePath } from '../gateways/sandbox/create-sandbox-gateway.ts';

let api: TestApi;
let sandbox: PaymentGateway;
beforeAll(async () => {
  api = await startTestApi();
  if (api.ctx.gateway === undefined) throw new Error('The tests have no gateway.');
  sandbox = api.ctx.gateway;
});
beforeEach(async () => {
  // Orders left waiting by earlier tests must not expire in the middle of this one.
  await api.db.updateTable('orders').set({ reservedUntil: null }).execute();
  await api.db.updateTable('skus').set({ available: 10 }).where('code', '=', sku).execute();
});
afterEach(() => {
  api.clock.now = () => new Date();
  api.ctx.gateway = sandbox;
});
afterAll(() => api.close());

const sku = 'PIRI-NAT';
const minute = 60_000;
const hour = 60 * minute;
const later = (ms: number) => {
  const at = Date.now() + ms;
  api.clock.now = () => new Date(at);
};
const work = () => runBackgroundJobs(api.ctx);
const stock = async () =>
  (await api.db.selectFrom('skus').select('available').where('code', '=', sku).executeTakeFirstOrThrow())
    .available;
const form = (path: string, fields: [string, string][]) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
const getPaymentId = ({ redirectUrl = '' }: PlacedOrder) =>
  new URL(redirectUrl).searchParams.get('payment') ?? '';
/** Submits a button of the sandbox's page. */
const press = (attempt: string, outcome: string, ...mischief: string[]) =>
  form(sandboxPaymentPagePath, [
    ['payment', attempt],
    ['outcome', outcome],
    ...mischief.map((one): [string, string] => ['mischief', one]),
  ]);
const notify = (attempt: string) => form(paymentWebhookPath, [['payment', attempt]]);
const settle = async ({ path }: { path: string }, placed: PlacedOrder) => {
  const response = await api.patch(`${path}?invoiceId=${placed.invoiceId}`, '', getGuestHeaders(placed));
  expect(response.status, response.text).toBe(200);
  return confirmCheckout.response.parse(response.json);
};
const show = async (placed: PlacedOrder) =>
  getCheckout.response.parse(
    (await api.get(`${getCheckout.path}?invoiceId=${placed.invoiceId}`, getGuestHeaders(placed))).json,
  );
const steps = async (placed: PlacedOrder) => (await show(placed)).timeline.map(({ kind }) => kind);
const again = async (placed: PlacedOrder, paymentMethod = 'CARD') => {
  const body = { invoiceId: placed.invoiceId, paymentMethod };
  const response = await api.post(retryPayment.path, body, getGuestHeaders(placed));
  expect(response.status, response.text).toBe(201);
  return retryPayment.response.parse(response.json);
};
const faraway = {
  kind: 'HOME',
  address: { ...addressFixture, division: 'Dhaka', district: 'Faridpur', upazila: 'Bhanga' },
};
const listMailsOf = async ({ orderNumber }: PlacedOrder, channel: 'MAIL' | 'SMS') =>
  (
    await api.db
      .selectFrom('messages')
      .select(['kind', 'subject', 'body'])
      .where('channel', '=', channel)
      .orderBy('createdAt')
      .execute()
  ).filter(({ subject, body }) => `${subject} ${body}`.includes(orderNumber));

/** A gateway with the given verdict. */
const answering = (
  gatewayStatus: (id: string) => GatewayPaymentStatus | Promise<GatewayPaymentStatus>,
): PaymentGateway => ({
  ...sandbox,
  verify: async ({ id }) => gatewayStatus(id),
});

describe('CHECK-3 the sandbox page', () => {
  it('shows the order and the amount, and has no scripts', async () => {
    const placed = await placeOrderWithOverrides(api);
    const page = await fetch(`${api.url}${sandboxPaymentPagePath}?payment=${getPaymentId(placed)}`);
    const html = await page.text();
    expect(html).toContain(placed.orderNumber);
    expect(html).toContain('৳2,750');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect((await fetch(`${api.url}${sandboxPaymentPagePath}?payment=nothing`)).status).toBe(404);
  });

  it.each([
    ['PAID', 'success', 'PAID'],
    ['FAILED', 'failed', 'FAILED'],
    ['CANCELLED', 'cancel', 'CANCELLED'],
    ['LATER', 'later', 'LATER'],
  ])('for %s leads to the page %s and sets the payment to %s', async (outcome, page, state) => {
    const placed = await placeOrderWithOverrides(api);
    const pressed = await press(getPaymentId(placed), outcome);
    expect(pressed.status).toBe(303);
    const back = new URL(pressed.headers.get('location') ?? '');
    expect(back.pathname).toBe(paymentReturnPath);
    const returned = await fetch(`${api.url}${back.pathname}${back.search}`, { redirect: 'manual' });
    expect([returned.status, returned.headers.get('location')]).toEqual([
      303,
      `https://shop.example/payments/response/${page}?invoiceId=${placed.invoiceId}`,
    ]);
    expect((await show(placed)).payment.state).toBe(state);
  });

  it('accepts only the first outcome', async () => {
    const placed = await placeOrderWithOverrides(api);
    await press(getPaymentId(placed), 'FAILED');
    const second = await press(getPaymentId(placed), 'PAID');
    expect([second.status, await second.text()]).toEqual([200, expect.stringContaining('settled')]);
    expect((await show(placed)).payment.state).toBe('FAILED');
  });

  it('pays the order even if the redirect is lost', async () => {
    const placed = await placeOrderWithOverrides(api);
    const lost = await press(getPaymentId(placed), 'PAID', 'lose');
    expect([lost.status, await lost.text()]).toEqual([200, expect.stringContaining('lost')]);
    expect((await show(placed)).payment.state).toBe('PAID');
  });

  it('pays the order once after two webhooks', async () => {
    const placed = await placeOrderWithOverrides(api);
    await press(getPaymentId(placed), 'PAID', 'twice');
    expect(await show(placed)).toMatchObject({ payment: { state: 'PAID', paid: 2750 } });
    expect(await steps(placed)).toEqual(['PLACED', 'PAID']);
  });

  it('does not pay the order for a wrong amount, and notifies the shop', async () => {
    const placed = await placeOrderWithOverrides(api);
    await press(getPaymentId(placed), 'PAID', 'wrong');
    expect(await show(placed)).toMatchObject({ payment: { state: 'PENDING', paid: 0 } });
    await settle(confirmCheckout, placed);
    const told = (await listMailsOf(placed, 'MAIL')).filter(({ kind }) => kind === 'payment-to-look-at');
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('a payment of 2749 BDT, not 2750 BDT');
  });

  it('keeps the order pending until a delayed webhook arrives', async () => {
    const placed = await placeOrderWithOverrides(api);
    const pressed = await press(getPaymentId(placed), 'PAID', 'delay');
    expect(pressed.status).toBe(303);
    expect(await settle(confirmCheckout, placed)).toMatchObject({ outcome: 'pending' });
    later(21_000);
    await work();
    expect((await show(placed)).payment.state).toBe('PAID');
  });
});

describe('CHECK-3 verifying payments at the gateway', () => {
  it('ignores a forged webhook', async () => {
    const placed = await placeOrderWithOverrides(api);
    for (const fields of [
      [
        ['payment', getPaymentId(placed)],
        ['status', 'PAID'],
        ['amount', '2750'],
      ],
      [['payment', 'no-such-payment']],
      [['tran_id', 'x'.repeat(5000)]],
      [['payment', 'a\0b']],
    ] as [string, string][][]) {
      const response = await form(paymentWebhookPath, fields);
      expect([response.status, await response.text()]).toEqual([200, 'OK']);
    }
    expect((await show(placed)).payment.state).toBe('PENDING');
  });

  it('does not pay an order for opening the return URL or a bare PATCH', async () => {
    const placed = await placeOrderWithOverrides(api);
    await fetch(`${api.url}${paymentReturnPath}?payment=${getPaymentId(placed)}`, { redirect: 'manual' });
    expect(await settle(confirmCheckout, placed)).toMatchObject({
      paymentState: 'PENDING',
      outcome: 'pending',
    });
  });

  it.each<[string, Partial<GatewayPaymentStatus>]>([
    ['a lower amount', { amount: 2749 }],
    ['a higher amount', { amount: 2751 }],
    ['another currency', { currency: 'USD' }],
    ['zero', { amount: 0 }],
  ])('does not accept a payment of %s', async (_, wrong) => {
    const placed = await placeOrderWithOverrides(api);
    api.ctx.gateway = answering(() => ({ state: 'PAID', amount: 2750, currency: 'BDT', ...wrong }));
    for (let time = 0; time < 3; time += 1) await notify(getPaymentId(placed));
    expect(await show(placed)).toMatchObject({ payment: { state: 'PENDING', paid: 0 } });
  });

  it('does not accept a payment for another order', async () => {
    const [paid, other] = [await placeOrderWithOverrides(api), await placeOrderWithOverrides(api)];
    await press(getPaymentId(paid), 'PAID');
    await form(paymentWebhookPath, [
      ['payment', getPaymentId(other)],
      ['invoice', paid.invoiceId],
    ]);
    expect((await show(other)).payment.state).toBe('PENDING');
  });

  it('adds one event for ten webhooks with results out of order', async () => {
    const placed = await placeOrderWithOverrides(api);
    const reported = ['PENDING', 'FAILED', 'PAID', 'CANCELLED', 'PAID', 'FAILED'] as const;
    let turn = 0;
    api.ctx.gateway = answering(() => {
      const state = reported[turn++ % reported.length] ?? 'PENDING';
      return { state, amount: 2750, currency: 'BDT' };
    });
    for (let time = 0; time < 10; time += 1) await notify(getPaymentId(placed));
    expect(await show(placed)).toMatchObject({ payment: { state: 'PAID', paid: 2750 } });
    expect(await steps(placed)).toEqual(['PLACED', 'PAYMENT_FAILED', 'PAID']);
  });

  it('changes nothing if the gateway is down, and responds with 503 to the webhook', async () => {
    const placed = await placeOrderWithOverrides(api);
    api.ctx.gateway = answering(() => Promise.reject(new GatewayError('time-out')));
    expect((await notify(getPaymentId(placed))).status).toBe(503);
    const confirm = `${confirmCheckout.path}?invoiceId=${placed.invoiceId}`;
    expectApiError(await api.patch(confirm, '', getGuestHeaders(placed)), 503, 'GATEWAY_DOWN');
    const back = await fetch(`${api.url}${paymentReturnPath}?payment=${getPaymentId(placed)}`, {
      redirect: 'manual',
    });
    expect(back.headers.get('location')).toContain(`/success?invoiceId=${placed.invoiceId}`);
    later(31 * minute);
    await work();
    expect(await show(placed)).toMatchObject({ state: 'PLACED', payment: { state: 'PENDING' } });
  });

  it('polls the gateway if no webhook arrives', async () => {
    const placed = await placeOrderWithOverrides(api);
    const attempt = getPaymentId(placed);
    api.ctx.gateway = answering((id) => ({
      state: id === attempt ? 'PAID' : 'PENDING',
      amount: 2750,
      currency: 'BDT',
    }));
    await work();
    expect((await show(placed)).payment.state).toBe('PENDING');
    later(3 * minute);
    await work();
    expect((await show(placed)).payment.state).toBe('PAID');
  });
});

describe('CHECK-3 returning without payment', () => {
  it.each([
    [cancelCheckout, 'CANCELLED', 'cancel'],
    [failCheckout, 'FAILED', 'failed'],
  ])('$path is idempotent and keeps the reservation', async (call, state, outcome) => {
    const placed = await placeOrderWithOverrides(api);
    const before = await stock();
    for (let time = 0; time < 2; time += 1) {
      expect(await settle(call, placed)).toMatchObject({ paymentState: state, outcome });
    }
    expect((await steps(placed)).length).toBe(2);
    expect(await stock()).toBe(before);
  });

  it('keeps a paid order paid after a cancellation or failure', async () => {
    const placed = await placeOrderWithOverrides(api);
    await settle(cancelCheckout, placed);
    await press(getPaymentId(placed), 'PAID');
    expect((await show(placed)).payment.state).toBe('PAID');
    for (const call of [cancelCheckout, failCheckout, confirmCheckout]) {
      expect(await settle(call, placed)).toMatchObject({ paymentState: 'PAID', outcome: 'success' });
    }
    const remove = `${cancelOrder.path}?invoiceId=${placed.invoiceId}`;
    expectApiError(await api.delete(remove, '', getGuestHeaders(placed)), 422, 'NOT_CANCELLABLE');
  });

  it('keeps a paid order paid under concurrent requests and reserves its items once', async () => {
    const placed = await placeOrderWithOverrides(api);
    const path = `?invoiceId=${placed.invoiceId}`;
    const actions = [
      () => api.patch(`${cancelCheckout.path}${path}`, '', getGuestHeaders(placed)),
      () => api.patch(`${failCheckout.path}${path}`, '', getGuestHeaders(placed)),
      () => api.delete(`${cancelOrder.path}${path}`, '', getGuestHeaders(placed)),
      () => notify(getPaymentId(placed)),
    ];
    const racing = Array.from({ length: 16 }, (_, index) =>
      index === 5 ? press(getPaymentId(placed), 'PAID') : actions[index % actions.length]?.(),
    );
    for (const response of await Promise.all(racing)) expect(response?.status).toBeLessThan(500);
    expect(await show(placed)).toMatchObject({ state: 'PLACED', payment: { state: 'PAID', paid: 2750 } });
    expect((await steps(placed)).filter((kind) => kind === 'PAID')).toHaveLength(1);
    expect(await stock()).toBe(9);
  });

  it('has no effect on cash on delivery', async () => {
    const placed = await placeOrderWithOverrides(api, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(await settle(failCheckout, placed)).toMatchObject({ paymentState: 'PENDING', outcome: 'success' });
  });
});

describe('CHECK-4 retrying a payment', () => {
  it('keeps the order and uses a new id at the gateway', async () => {
    const placed = await placeOrderWithOverrides(api);
    await press(getPaymentId(placed), 'FAILED');
    const second = await again(placed);
    expect(second).toMatchObject({ invoiceId: placed.invoiceId, payable: 2750, paymentState: 'PENDING' });
    expect(getPaymentId(second)).toBe(`${placed.invoiceId}-2`);
    await press(getPaymentId(second), 'PAID');
    expect(await steps(placed)).toEqual(['PLACED', 'PAYMENT_FAILED', 'PAYMENT_STARTED', 'PAID']);
    const body = { invoiceId: placed.invoiceId, paymentMethod: 'CARD' };
    expectApiError(await api.post(retryPayment.path, body, getGuestHeaders(placed)), 422, 'NOT_PAYABLE');
  });

  it('ignores a failed first attempt, and reports two paid attempts', async () => {
    const placed = await placeOrderWithOverrides(api);
    const first = getPaymentId(placed);
    const second = await again(placed, 'WALLET');
    await press(first, 'FAILED');
    expect((await show(placed)).payment.state).toBe('PENDING');
    await press(getPaymentId(second), 'PAID');
    api.ctx.gateway = answering(() => ({ state: 'PAID', amount: 2750, currency: 'BDT' }));
    await notify(first);
    expect(await show(placed)).toMatchObject({ payment: { state: 'PAID', paid: 5500 } });
    const told = (await listMailsOf(placed, 'MAIL')).filter(({ kind }) => kind === 'payment-to-look-at');
    expect(told[0]?.body).toContain('more than once');
  });

  it('allows other methods, without the instalment fee', async () => {
    const overrides: OrderOverrides = { lines: [createCartLineFixture('MGN-3S-ASH')], emiMonths: 12 };
    await api.db.updateTable('skus').set({ available: 5 }).where('code', '=', 'MGN-3S-ASH').execute();
    const months = await placeOrderWithOverrides(api, overrides);
    expect(months.payable).toBe(51_480 + 3089);
    const ways = (await show(months)).payment.ways.map(({ method, now }) => [method, now]);
    expect(ways.slice(0, 2)).toEqual([
      ['CARD', 51_480 + 3089],
      ['WALLET', 51_480],
    ]);
    expect((await again(months)).payable).toBe(51_480 + 3089);
    expect((await again(months, 'WALLET')).payable).toBe(51_480);
    const card = await placeOrderWithOverrides(api);
    expect(await again(card, 'CASH_ON_DELIVERY')).toMatchObject({ payable: 2750, paymentState: 'PENDING' });
    expect((await show(card)).payment).toMatchObject({ atTheDoor: 2750, canPayAgain: false, ways: [] });
  });
});

describe('CHECK-2 reserved items of an unpaid order', () => {
  it('are released after 30 minutes and reserved again by a retry', async () => {
    const placed = await placeOrderWithOverrides(api);
    expect(await stock()).toBe(9);
    later(29 * minute);
    await work();
    expect(await stock()).toBe(9);
    later(31 * minute);
    await Promise.all([work(), work()]);
    expect(await stock()).toBe(10);
    expect(await show(placed)).toMatchObject({ state: 'EXPIRED', payment: { canPayAgain: true } });
    const second = await again(placed);
    expect(await stock()).toBe(9);
    await press(getPaymentId(second), 'PAID');
    expect(await show(placed)).toMatchObject({ state: 'PLACED', payment: { state: 'PAID' } });
  });

  it('are not sold twice if another order has taken them', async () => {
    const placed = await placeOrderWithOverrides(api);
    later(31 * minute);
    await work();
    await api.db.updateTable('skus').set({ available: 0 }).where('code', '=', sku).execute();
    const body = { invoiceId: placed.invoiceId, paymentMethod: 'CARD' };
    expectApiError(await api.post(retryPayment.path, body, getGuestHeaders(placed)), 422, 'OUT_OF_STOCK');
    expect(await stock()).toBe(0);
    // The money was on its way: it counts, and the staff have to settle it.
    await press(getPaymentId(placed), 'PAID');
    expect(await show(placed)).toMatchObject({ state: 'EXPIRED', payment: { state: 'PAID' } });
    const told = (await listMailsOf(placed, 'MAIL')).filter(({ kind }) => kind === 'payment-to-look-at');
    expect(told[0]?.body).toContain('had sold out: PIRI-NAT');
    expect(await stock()).toBe(0);
  });

  it('are reserved again by a late payment', async () => {
    const placed = await placeOrderWithOverrides(api);
    later(31 * minute);
    await work();
    await press(getPaymentId(placed), 'PAID');
    expect(await show(placed)).toMatchObject({ state: 'PLACED', payment: { state: 'PAID' } });
    expect(await stock()).toBe(9);
  });

  it('are kept for 72 hours with bank transfer or later payment', async () => {
    const transfer = await placeOrderWithOverrides(api, { paymentMethod: 'PAY_LATER' });
    const later1 = await placeOrderWithOverrides(api);
    await press(getPaymentId(later1), 'LATER');
    later(71 * hour);
    await work();
    expect([(await show(transfer)).state, (await show(later1)).state]).toEqual(['PLACED', 'PLACED']);
    later(73 * hour);
    await work();
    expect([(await show(transfer)).state, (await show(later1)).state]).toEqual(['EXPIRED', 'EXPIRED']);
    const orders = await api.db
      .selectFrom('orders')
      .select('hasReservation')
      .where('invoiceId', 'in', [transfer.invoiceId, later1.invoiceId])
      .execute();
    expect(orders).toEqual([{ hasReservation: false }, { hasReservation: false }]);
  });

  it('are kept for good once a cash-on-delivery order is confirmed', async () => {
    const placed = await placeOrderWithOverrides(api, { paymentMethod: 'CASH_ON_DELIVERY' });
    await transitionOrder(api.ctx, { orderNumber: placed.orderNumber, transition: 'confirm' });
    later(100 * hour);
    await work();
    expect((await show(placed)).state).toBe('CONFIRMED');
  });

  it('are released once by a cancellation', async () => {
    const placed = await placeOrderWithOverrides(api);
    const path = `${cancelOrder.path}?invoiceId=${placed.invoiceId}`;
    for (let time = 0; time < 2; time += 1) {
      const response = await api.delete(path, '', getGuestHeaders(placed));
      expect([response.status, cancelOrder.response.parse(response.json).state]).toEqual([200, 'CANCELLED']);
    }
    expect(await stock()).toBe(10);
    expect(await steps(placed)).toEqual(['PLACED', 'CANCELLED']);
    const body = { invoiceId: placed.invoiceId, paymentMethod: 'CARD' };
    expectApiError(await api.post(retryPayment.path, body, getGuestHeaders(placed)), 422, 'NOT_PAYABLE');
  });
});

describe('CHECK-1 an advance', () => {
  it('of a tenth is paid at the gateway, and the rest on delivery', async () => {
    const placed = await placeOrderWithOverrides(api, {
      delivery: faraway,
      paymentMethod: 'CASH_ON_DELIVERY',
    });
    await press(getPaymentId(placed), 'PAID');
    expect((await show(placed)).payment).toMatchObject({
      ...{ state: 'ADVANCE_PAID', toPay: 4750, paid: 475, now: 475, atTheDoor: 4275 },
      ...{ canPayAgain: false, canCancel: false },
    });
  });
});

describe('messages', () => {
  it('CHECK-4 report placed and paid orders by mail, and payments by text message', async () => {
    const placed = await placeOrderWithOverrides(api);
    await press(getPaymentId(placed), 'PAID');
    expect((await listMailsOf(placed, 'MAIL')).map(({ kind }) => kind)).toEqual([
      'order-placed',
      'order-paid',
    ]);
    expect((await listMailsOf(placed, 'SMS')).map(({ body }) => body)).toEqual([
      `Piri: we have received Tk 2,750 for your order ${placed.orderNumber} and are getting it ready.`,
    ]);
  });

  it('CHECK-1 exclude mails if there is no email address', async () => {
    const contact = { fullName: 'Rahima', mobile: '01700000000' };
    const placed = await placeOrderWithOverrides(api, { contact, paymentMethod: 'CASH_ON_DELIVERY' });
    expect(await listMailsOf(placed, 'MAIL')).toEqual([]);
    expect(await listMailsOf(placed, 'SMS')).toMatchObject([{ kind: 'order-placed' }]);
  });
});

describe('CHECK-5 finding the order of a guest', () => {
  it('accepts any spelling of the order number and the mobile number', async () => {
    const placed = await placeOrderWithOverrides(api);
    const orderNumber = placed.orderNumber.toLowerCase().replaceAll('-', ' ');
    const found = await api.post(findOrder.path, { orderNumber, mobile: '+৮৮০ ১৭০০-০০০০০০' });
    const { invoiceId, guestToken } = findOrder.response.parse(found.json);
    expect(invoiceId).toBe(placed.invoiceId);
    const path = `${getCheckout.path}?invoiceId=${invoiceId}`;
    expect((await api.get(path, { 'x-guest-token': guestToken })).status).toBe(200);
    const wrong = await api.post(findOrder.path, { orderNumber, mobile: '01711111111' });
    expectApiError(wrong, 404, 'NOT_FOUND');
  });
});
