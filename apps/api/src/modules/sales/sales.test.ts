import { getSale, type SaleSummary, searchSales } from '@piri/contract/sales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  createCartLineFixture,
  getGuestHeaders,
  placeOrderWithOverrides,
} from '../../testing/order-fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const cash = { paymentMethod: 'CASH_ON_DELIVERY' };

async function search(body: object, headers: Record<string, string>) {
  const response = await api.post(searchSales.path, body, headers);
  expect(response.status, response.text).toBe(200);
  const page = searchSales.response.parse(response.json);
  expect(response.json).toEqual(page);
  return page;
}

async function read(orderId: string, headers: Record<string, string>) {
  const response = await api.get(`${getSale.path}?id=${orderId}`, headers);
  expect(response.status, response.text).toBe(200);
  const sale = getSale.response.parse(response.json);
  expect(response.json).toEqual(sale);
  return sale;
}

describe('CHECK-5 listing orders', () => {
  it('returns only the orders of the customer, newest first and in pages, with their status', async () => {
    const { headers } = await api.customer();
    const [first, second, third] = [
      await placeOrderWithOverrides(api, cash, headers),
      await placeOrderWithOverrides(
        api,
        { lines: [createCartLineFixture('PIRI-NAT', 2), createCartLineFixture('KHN-NAT')] },
        headers,
      ),
      await placeOrderWithOverrides(api, cash, headers),
    ];
    await placeOrderWithOverrides(api, cash);
    const page = await search({ size: 2 }, headers);
    expect(page.total).toBe(3);
    const next = await search({ size: 2, nextPageToken: page.nextPageToken }, headers);
    expect(next.nextPageToken).toBe('');
    const numbers = (list: Pick<SaleSummary, 'orderNumber'>[]) => list.map(({ orderNumber }) => orderNumber);
    expect(numbers([...page.list, ...next.list])).toEqual(numbers([third, second, first]));
    expect(page.list[1]).toMatchObject({
      ...{ orderId: second.orderId, kind: 'ORDER', state: 'PLACED' },
      lines: [
        { code: 'PIRI-NAT', quantity: 2 },
        { code: 'KHN-NAT', quantity: 1 },
      ],
      delivery: { kind: 'HOME' },
      payment: {
        ...{ method: 'CARD', state: 'PENDING', toPay: second.payable, paid: 0 },
        ...{ canPayAgain: true, canCancel: true },
      },
    });
    const found = { textParams: [{ field: 'orderNumber', matchType: 'EXACT', value: first.orderNumber }] };
    expect(numbers((await search(found, headers)).list)).toEqual([first.orderNumber]);
    expect((await search({ view: 'BOOKINGS' }, headers)).list).toEqual([]);
    const made = { nextPageToken: Buffer.from('{"order":"createdAt DESC, id ASC","after":["x","y"]}') };
    const forged = { nextPageToken: made.nextPageToken.toString('base64url') };
    expectApiError(await api.post(searchSales.path, forged, headers), 422, 'PAGE_TOKEN_INVALID');
  });
});

describe('CHECK-6 reading an order', () => {
  it('shows the delivery PIN to its customer or guest until it is delivered', async () => {
    const { headers } = await api.customer();
    const placed = await placeOrderWithOverrides(api, cash, headers);
    const { pin, orderNumber } = await read(placed.orderId, headers);
    expect(pin).toMatch(/^\d{6}$/);
    expect((await read(placed.orderId, headers)).pin).toBe(pin);
    const theirs = await placeOrderWithOverrides(api, cash);
    expect((await read(theirs.orderId, getGuestHeaders(theirs))).pin).toMatch(/^\d{6}$/);
    for (const transition of ['confirm', 'ship'] as const)
      await transitionOrder(api.ctx, { orderNumber, transition });
    const wrong = pin === '000000' ? '111111' : '000000';
    await expect(
      transitionOrder(api.ctx, { orderNumber, transition: 'deliver', pin: wrong }),
    ).rejects.toThrow('This is not the PIN for');
    expect(await read(placed.orderId, headers)).toMatchObject({ state: 'SHIPPED', pin });
    await transitionOrder(api.ctx, { orderNumber, transition: 'deliver', pin });
    const delivered = await read(placed.orderId, headers);
    expect([delivered.state, delivered.pin]).toEqual(['DELIVERED', undefined]);
    expect(api.logLines.join('')).not.toContain(pin);
  });
});
