import { deleteOrderContact, findOrder, getCheckout, type PlacedOrder } from '@piri/contract/checkout';
import { uploadFile } from '@piri/contract/files';
import { attachSlip } from '@piri/contract/sales';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpiredData } from '../../purge-expired-data.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { pdfFixture } from '../../testing/file-fixtures.ts';
import { addressFixture, getGuestHeaders, placeOrderWithOverrides } from '../../testing/order-fixtures.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { runAdminCommand } from '../fulfilment/admin-commands.ts';
import { type OrderTransitionName, transitionOrder } from '../fulfilment/transition-order.ts';

let api: TestApi;
/** The mobile number of the person whose data is deleted. Each test has another. */
let mobile: string;
let nth = 0;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => {
  api.clock.now = () => new Date();
  nth += 1;
  mobile = `017444444${String(nth).padStart(2, '0')}`;
});
afterAll(() => api.close());

const email = 'leaving@piri.example';
const place = (overrides: object = {}) =>
  placeOrderWithOverrides(api, {
    contact: { fullName: 'Somebody Leaving', mobile, email },
    delivery: { kind: 'HOME', address: { ...addressFixture, mobile, line: 'House Leaving' } },
    note: 'Leaving',
    paymentMethod: 'PAY_LATER',
    ...overrides,
  });
const forget = (placed: PlacedOrder, headers = getGuestHeaders(placed)) =>
  api.delete(`${deleteOrderContact.path}?invoiceId=${placed.invoiceId}`, '', headers);
const move = async ({ orderNumber }: PlacedOrder, ...verbs: OrderTransitionName[]) => {
  for (const transition of verbs) await transitionOrder(api.ctx, { orderNumber, transition });
};
async function sendSlip(placed: PlacedOrder): Promise<string> {
  const body = { file: new File([pdfFixture], 'slip.pdf'), type: 'PAYMENT_SLIP' };
  const { url } = uploadFile.response.parse((await sendRequest(api, uploadFile, { body }, {})).json);
  const attached = await api.patch(
    attachSlip.path,
    { orderId: placed.orderId, fileUrl: url },
    getGuestHeaders(placed),
  );
  expect(attached.status, attached.text).toBe(200);
  return url;
}
const isThere = async (url: string) =>
  (await fetch(`${api.url}${url}`, { headers: { 'x-guest-token': 'none' } })).status;

/** Returns the tables that still contain the person in any column. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(api.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as row
      where row::text ~ ${`Leaving|${mobile}|${email}`} limit 1`.execute(api.db);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

describe('CHECK-5 deleting the contact details of a guest', () => {
  it('anonymises an order that has ended at once, and keeps the invoice', async () => {
    const placed = await place();
    const slip = await sendSlip(placed);
    await move(placed, 'cancel');
    await api.db.updateTable('messages').set({ state: 'SENT' }).execute();
    expect(await traces()).toEqual(['messages', 'order_counts', 'orders']);

    const response = await forget(placed);
    expect([response.status, response.json]).toEqual([200, { deleted: true }]);
    expect(await traces()).toEqual([]);
    expect(await isThere(slip)).toBe(404);
    const left = await api.get(`${getCheckout.path}?invoiceId=${placed.invoiceId}`, getGuestHeaders(placed));
    expect(left.json).toMatchObject({
      orderNumber: placed.orderNumber,
      contact: { fullName: '', mobile: '' },
    });
    expect((await forget(placed)).json).toEqual({ deleted: true });
  });

  it('anonymises an open order as soon as it has ended', async () => {
    const placed = await place({ paymentMethod: 'CASH_ON_DELIVERY' });
    await move(placed, 'confirm');
    expect((await forget(placed)).json).toEqual({ deleted: false });
    expect(await traces()).toContain('orders');
    await move(placed, 'ship', 'deliver');
    await api.db.updateTable('messages').set({ state: 'SENT' }).execute();
    await purgeExpiredData(api.ctx);
    expect((await traces()).filter((table) => table !== 'messages')).toEqual([]);
  });

  it('does not change another order with the same number', async () => {
    const [gone, stays] = [await place(), await place()];
    await move(gone, 'cancel');
    await forget(gone);
    const { json } = await api.get(
      `${getCheckout.path}?invoiceId=${stays.invoiceId}`,
      getGuestHeaders(stays),
    );
    expect(json).toMatchObject({ contact: { fullName: 'Somebody Leaving', mobile } });
    const count = await api.db
      .selectFrom('orderCounts')
      .select('orders')
      .where('buyerKey', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(count.orders).toBe(1);
  });

  it('requires ownership of the order, not just a look-up', async () => {
    const placed = await place();
    const looked = await api.post(findOrder.path, { orderNumber: placed.orderNumber, mobile });
    const { guestToken } = findOrder.response.parse(looked.json);
    expectApiError(await forget(placed, { 'x-guest-token': guestToken }), 404, 'NOT_FOUND');
    expect(await traces()).toContain('orders');
  });

  it('is possible for an admin, whose name is recorded', async () => {
    const placed = await place();
    await move(placed, 'cancel');
    const { orderNumber } = placed;
    const said = await runAdminCommand(api.ctx, {
      ...{ command: 'order', operator: 'salma', verb: 'delete-contact', orderNumber },
    });
    expect(said).toBe(`The contact details of ${orderNumber} have been deleted.`);
    const event = await api.db
      .selectFrom('auditEvents')
      .select('operator')
      .where('subject', '=', `delete-contact ${orderNumber}`)
      .executeTakeFirst();
    expect(event).toEqual({ operator: 'salma' });
  });
});

describe('CHECK-5 retention of orders', () => {
  const year = 365 * 24 * 60 * 60_000;
  const sweepIn = (ms: number) => {
    const at = Date.now() + ms;
    return purgeExpiredData({ db: api.db, now: () => new Date(at) });
  };

  it('keeps contact details of a guest for five years and the slip for one year', async () => {
    const [over, open] = [await place(), await place()];
    const slip = await sendSlip(over);
    await move(over, 'cancel');
    const read = (url: string) => fetch(`${api.url}${url}`, { headers: getGuestHeaders(over) });
    await sweepIn(0.9 * year);
    const file = api.db
      .selectFrom('files')
      .select('name')
      .where('name', '=', slip.split('/').at(-1) ?? '');
    expect(await file.execute()).toHaveLength(1);
    await sweepIn(1.1 * year);
    expect(await file.execute()).toHaveLength(0);
    expect((await read(slip)).status).toBe(404);
    const names = async () => {
      const rows = await api.db
        .selectFrom('orders')
        .select('fullName')
        .where('invoiceId', 'in', [over.invoiceId, open.invoiceId])
        .orderBy('createdAt')
        .execute();
      return rows.map(({ fullName }) => fullName);
    };
    expect(await names()).toEqual(['Somebody Leaving', 'Somebody Leaving']);
    await sweepIn(5.1 * year);
    expect(await names()).toEqual(['', 'Somebody Leaving']);
  });

  it('allows reading an attached slip only with the token of its order', async () => {
    const [placed, other] = [await place(), await place()];
    const slip = await sendSlip(placed);
    expect(await isThere(slip)).toBe(404);
    const read = async (headers: Record<string, string>) =>
      (await fetch(`${api.url}${slip}`, { headers })).status;
    expect(await read(getGuestHeaders(placed))).toBe(200);
    expect(await read(getGuestHeaders(other))).toBe(404);
    const looked = await api.post(findOrder.path, { orderNumber: placed.orderNumber, mobile });
    const { guestToken } = findOrder.response.parse(looked.json);
    expect(await read({ 'x-guest-token': guestToken })).toBe(404);
  });
});
