import { cancelOrder, type PlacedOrder, placeOrder } from '@piri/contract/checkout';
import { placeBooking } from '@piri/contract/sales';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  createCartLineFixture,
  fetchQuotedOrderBody,
  getGuestHeaders,
  type OrderOverrides,
} from '../../testing/order-fixtures.ts';
import { readStock } from '../../testing/read-stock.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const stock = 500;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ limitFactor: 1 });
  await api.db.updateTable('skus').set({ available: stock }).where('code', '=', 'PIRI-NAT').execute();
});
afterEach(() => api.close());

interface Sender {
  mobile: string;
  from?: string;
  headers?: Record<string, string>;
}

let addresses = 0;
/** Places an order, from a new address unless one is given. */
async function send({ mobile, from, headers }: Sender, overrides: OrderOverrides = {}) {
  addresses += 1;
  const own = { 'x-forwarded-for': from ?? `203.0.${addresses >> 8}.${addresses & 255}`, ...headers };
  const cash = { paymentMethod: 'CASH_ON_DELIVERY', contact: { fullName: 'Rahima Khatun', mobile } };
  const body = await fetchQuotedOrderBody(api, { ...cash, ...overrides }, own);
  return api.post(placeOrder.path, body, own);
}

async function placed(sender: Sender, overrides?: OrderOverrides): Promise<PlacedOrder> {
  const response = await send(sender, overrides);
  expect(response.status, response.text).toBe(201);
  return placeOrder.response.parse(response.json);
}

const buyer = { mobile: '01711111111' };

describe('CHECK-2 limits of unpaid orders', () => {
  it('allow five orders per mobile number from any address', async () => {
    for (let nth = 0; nth < 5; nth += 1) await placed(buyer);
    expectApiError(await send(buyer), 422, 'TOO_MANY');
    expect(await readStock(api, 'PIRI-NAT')).toBe(stock - 5);
    await placed({ mobile: '01722222222' });
  });

  it('no longer count orders that are cancelled or paid', async () => {
    const orders: PlacedOrder[] = [];
    for (let nth = 0; nth < 5; nth += 1) orders.push(await placed(buyer));
    const [first, second] = orders;
    if (!first || !second) throw new Error('Five orders were placed.');
    const query = `?invoiceId=${first.invoiceId}`;
    expect(await api.delete(cancelOrder.path + query, '', getGuestHeaders(first))).toMatchObject({
      status: 200,
    });
    await placed(buyer);
    expectApiError(await send(buyer), 422, 'TOO_MANY');
    await api.db.updateTable('orders').set({ paid: 1 }).where('invoiceId', '=', second.invoiceId).execute();
    await placed(buyer);
  });

  it('apply per account with any mobile number', async () => {
    const { headers } = await api.customer();
    for (let nth = 0; nth < 5; nth += 1) await placed({ mobile: `0171111222${nth}`, headers });
    expectApiError(await send({ mobile: '01711112229', headers }), 422, 'TOO_MANY');
  });

  it('allow 60 items per mobile number', async () => {
    const later = { paymentMethod: 'PAY_LATER' };
    await placed(buyer, { ...later, lines: [createCartLineFixture('PIRI-NAT', 60)] });
    expectApiError(await send(buyer), 422, 'TOO_MANY');
    const other = { mobile: '01722222222' };
    expectApiError(
      await send(other, { ...later, lines: [createCartLineFixture('PIRI-NAT', 61)] }),
      422,
      'TOO_MANY',
    );
    expect(await readStock(api, 'PIRI-NAT')).toBe(stock - 60);
  });

  it('allow 20 orders per address with any mobile number', async () => {
    const from = '198.51.100.7';
    for (let nth = 0; nth < 20; nth += 1) {
      await placed({ mobile: `017333333${String(nth).padStart(2, '0')}`, from });
    }
    expectApiError(await send({ mobile: '01733333399', from }), 422, 'TOO_MANY');
    await placed({ mobile: '01733333399' });
  });

  it('apply to concurrent orders', async () => {
    const from = '198.51.100.7';
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        send({ mobile: `017444444${String(nth).padStart(2, '0')}`, from }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201).length).toBe(20);
    expect(await readStock(api, 'PIRI-NAT')).toBe(stock - 20);
  });

  it('include bookings', async () => {
    await api.db.updateTable('skus').set({ available: 0 }).where('code', '=', 'PDM-LEFT-BEIGE').execute();
    const overrides = { lines: [createCartLineFixture('PDM-LEFT-BEIGE')], paymentMethod: 'CARD' };
    for (let nth = 0; nth < 5; nth += 1) await placed(buyer);
    const contact = { fullName: 'Rahima Khatun', mobile: buyer.mobile };
    const body = await fetchQuotedOrderBody(api, { ...overrides, contact });
    expectApiError(await api.post(placeBooking.path, body), 422, 'TOO_MANY');
  });

  it('store an address only as a hash', async () => {
    const { headers } = await api.customer();
    await placed({ ...buyer, from: '198.51.100.7', headers });
    const rows = await sql<{ text: string }>`select orders::text as text from orders`.execute(api.db);
    expect(rows.rows.map(({ text }) => text).join()).not.toContain('198.51.100.7');
  });
});
