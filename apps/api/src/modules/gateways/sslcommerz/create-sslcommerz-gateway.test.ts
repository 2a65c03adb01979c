import { confirmCheckout, getCheckout, type PlacedOrder } from '@piri/contract/checkout';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type PaymentGateway,
  paymentReturnPath,
  paymentWebhookPath,
} from '../../../runtime/payment-gateway.ts';
import { expectApiError } from '../../../testing/expect-api-error.ts';
import { type FakeSslcommerzServer, startFakeSslcommerz } from '../../../testing/fake-sslcommerz-server.ts';
import {
  createCartLineFixture,
  fetchQuotedOrderBody,
  getGuestHeaders,
  placeOrderWithOverrides,
} from '../../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createSslcommerzGateway } from './create-sslcommerz-gateway.ts';

let api: TestApi;
let bank: FakeSslcommerzServer;
let sandbox: PaymentGateway | undefined;
beforeAll(async () => {
  api = await startTestApi();
  bank = await startFakeSslcommerz();
  sandbox = api.ctx.gateway;
});
beforeEach(() => {
  bank.behaviour = 'responds';
  bank.page = undefined;
  api.ctx.gateway = gateway();
});
afterEach(() => {
  api.ctx.gateway = sandbox;
});
afterAll(async () => {
  await bank.close();
  await api.close();
});

const gateway = () =>
  createSslcommerzGateway({
    ...{ url: bank.url, storeId: bank.storeId, password: bank.password },
    ...{ siteUrl: 'https://shop.example', timeoutMs: 300 },
  });
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${api.url}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const attemptOf = ({ invoiceId }: PlacedOrder) => `${invoiceId}-1`;
const show = async (placed: PlacedOrder) =>
  getCheckout.response.parse(
    (await api.get(`${getCheckout.path}?invoiceId=${placed.invoiceId}`, getGuestHeaders(placed))).json,
  );
const toPaymentState = async (placed: PlacedOrder) => (await show(placed)).payment.state;

describe('CHECK-3 a session at SSLCOMMERZ', () => {
  it('is requested with all fields that version 4 requires', async () => {
    const placed = await placeOrderWithOverrides(api, { lines: [createCartLineFixture('PIRI-NAT', 2)] });
    expect(placed.redirectUrl).toBe(`${bank.url}/page/${attemptOf(placed)}`);
    expect(Object.fromEntries(bank.sessions.at(-1) ?? [])).toMatchObject({
      ...{ store_id: bank.storeId, store_passwd: bank.password },
      ...{ total_amount: '4700.00', currency: 'BDT', tran_id: attemptOf(placed) },
      success_url: `https://shop.example${paymentReturnPath}`,
      fail_url: `https://shop.example${paymentReturnPath}`,
      cancel_url: `https://shop.example${paymentReturnPath}`,
      ipn_url: `https://shop.example${paymentWebhookPath}`,
      ...{ cus_name: 'Rahima Khatun', cus_email: 'rahima@piri.example', cus_phone: '01700000000' },
      ...{ cus_add1: 'House 9/A, Road 27', cus_city: 'Dhaka', cus_country: 'Bangladesh' },
      ...{ shipping_method: 'YES', num_of_item: '2', product_name: '2 Piri, the stool' },
      ...{ product_category: 'Furniture', product_profile: 'physical-goods', emi_option: '0' },
    });
    expect(attemptOf(placed).length).toBeLessThanOrEqual(30);
  });

  it('states the payment method and the number of instalments', async () => {
    await placeOrderWithOverrides(api, { paymentMethod: 'WALLET' });
    expect(bank.sessions.at(-1)?.get('multi_card_name')).toBe('mobilebank');
    await placeOrderWithOverrides(api, { lines: [createCartLineFixture('MGN-3S-ASH')], emiMonths: 6 });
    const asked = bank.sessions.at(-1);
    expect([asked?.get('emi_option'), asked?.get('emi_selected_inst')]).toEqual(['1', '6']);
  });

  it.each(['refuses', 'returns 500', 'returns HTML', 'hangs', 'returns no page', 'redirects'] as const)(
    'can start later for the same order if the gateway %s at first',
    async (behaviour) => {
      bank.behaviour = behaviour;
      const headers = { 'idempotency-key': `key-of-one-order-${behaviour.replaceAll(' ', '-')}` };
      const body = await fetchQuotedOrderBody(api);
      expectApiError(await api.post('/api/checkouts', body, headers), 503, 'GATEWAY_DOWN');
      bank.behaviour = 'responds';
      const response = await api.post('/api/checkouts', body, headers);
      expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
      expect((response.json as PlacedOrder).redirectUrl).toContain(bank.url);
    },
  );
});

describe('CHECK-3 the payment page', () => {
  const begin = (page: string) => {
    bank.page = page;
    return gateway().init({
      ...{ id: 'order-1', amount: 1, method: 'CARD', months: undefined },
      contact: { fullName: 'Rahima Khatun', mobile: '01700000000', email: null },
      ...{ address: 'House 9/A', city: 'Dhaka', goods: 'a stool', itemCount: 1 },
    });
  };

  it.each(['https://securepay.sslcommerz.com/EasyCheckOut/x', 'https://epay-gw.sslcommerz.com/x'])(
    'may be %s',
    async (page) => {
      expect(await begin(page)).toEqual({ redirectUrl: page });
    },
  );

  it.each([
    'http://securepay.sslcommerz.com/x',
    'https://evil.example/x',
    'https://sslcommerz.com.evil.example/x',
    'https://evilsslcommerz.com/x',
    'https://securepay.sslcommerz.com@evil.example/x',
    'http://127.0.0.1:9/x',
    'wss://securepay.sslcommerz.com/x',
    'javascript://securepay.sslcommerz.com/%0aalert(1)',
  ])('is never %s', async (page) => {
    await expect(begin(page)).rejects.toThrow('SSLCOMMERZ opened no session');
  });
});

describe('CHECK-3 a payment at SSLCOMMERZ', () => {
  it('is verified by the val_id of a webhook', async () => {
    const placed = await placeOrderWithOverrides(api);
    const { val_id } = bank.pay(attemptOf(placed));
    const notice = {
      status: 'VALID',
      tran_id: attemptOf(placed),
      val_id,
      amount: '2750.00',
      currency: 'BDT',
    };
    expect((await post(paymentWebhookPath, notice)).status).toBe(200);
    expect(bank.asked.at(-1)).toBe('validation');
    expect(await show(placed)).toMatchObject({ payment: { state: 'PAID', paid: 2750 } });
  });

  it('is verified when the browser returns, and leads to the result page', async () => {
    const placed = await placeOrderWithOverrides(api);
    const { val_id } = bank.pay(attemptOf(placed));
    const back = await post(paymentReturnPath, { status: 'VALID', tran_id: attemptOf(placed), val_id });
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `https://shop.example/payments/response/success?invoiceId=${placed.invoiceId}`,
    ]);
  });

  it.each([
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancel'],
  ] as const)('that is %s leads to the page %s', async (status, page) => {
    const placed = await placeOrderWithOverrides(api);
    bank.pay(attemptOf(placed), { status });
    const back = await post(paymentReturnPath, { status, tran_id: attemptOf(placed) });
    expect(back.headers.get('location')).toContain(`/payments/response/${page}?`);
    expect(await toPaymentState(placed)).toBe(status);
  });

  it('is looked up by our own id if there was no webhook', async () => {
    const placed = await placeOrderWithOverrides(api);
    bank.pay(attemptOf(placed));
    await api.patch(`${confirmCheckout.path}?invoiceId=${placed.invoiceId}`, '', getGuestHeaders(placed));
    expect([bank.asked.at(-1), await toPaymentState(placed)]).toEqual(['query', 'PAID']);
  });

  it('is not changed by a forged webhook', async () => {
    const placed = await placeOrderWithOverrides(api);
    const notice = { status: 'VALID', tran_id: attemptOf(placed), val_id: 'made-up', amount: '2750.00' };
    await post(paymentWebhookPath, notice);
    expect(await toPaymentState(placed)).toBe('PENDING');
  });

  it('is not accepted for another order', async () => {
    const [paid, other] = [await placeOrderWithOverrides(api), await placeOrderWithOverrides(api)];
    const { val_id } = bank.pay(attemptOf(paid));
    await post(paymentWebhookPath, { status: 'VALID', tran_id: attemptOf(other), val_id });
    expect(await toPaymentState(other)).toBe('PENDING');
  });

  it.each<[string, Record<string, string>]>([
    ['another amount', { currency_amount: '27.50' }],
    ['an amount one poisha too low', { currency_amount: '2749.99' }],
    ['another currency', { currency_type: 'USD' }],
    ['no currency', { currency_type: '' }],
    ['a failed validation', { status: 'INVALID_TRANSACTION' }],
    ['another transaction id', { tran_id: 'another' }],
  ])('with %s is not accepted', async (_, wrong) => {
    const placed = await placeOrderWithOverrides(api);
    const { val_id } = bank.pay(attemptOf(placed), wrong);
    await post(paymentWebhookPath, { status: 'VALID', tran_id: attemptOf(placed), val_id });
    expect(await show(placed)).toMatchObject({ payment: { state: 'PENDING', paid: 0 } });
  });

  it.each(['returns 500', 'returns HTML', 'hangs'] as const)(
    'is verified by a second webhook if the gateway %s at first',
    async (behaviour) => {
      const placed = await placeOrderWithOverrides(api);
      const { val_id } = bank.pay(attemptOf(placed));
      const notice = { status: 'VALID', tran_id: attemptOf(placed), val_id };
      bank.behaviour = behaviour;
      expect((await post(paymentWebhookPath, notice)).status).toBe(503);
      bank.behaviour = 'responds';
      expect((await post(paymentWebhookPath, notice)).status).toBe(200);
      expect(await toPaymentState(placed)).toBe('PAID');
    },
  );
});
