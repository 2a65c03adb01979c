import { readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cancelOrder, type PlacedOrder } from '@piri/contract/checkout';
import { uploadFile } from '@piri/contract/files';
import { attachSlip, getSale, requestReturn, type Sale } from '@piri/contract/sales';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createToken } from '../../core/ids-and-tokens.ts';
import { purgeExpiredData } from '../../purge-expired-data.ts';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { createPngFixture, pdfFixture } from '../../testing/file-fixtures.ts';
import {
  createCartLineFixture,
  getGuestHeaders,
  placeOrderWithOverrides,
} from '../../testing/order-fixtures.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { exportOrderFiles } from '../fulfilment/export-order-files.ts';
import { type OrderTransitionName, transitionOrder } from '../fulfilment/transition-order.ts';

let api: TestApi;
let shopper: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  shopper = await api.customer();
});
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(() => api.close());

type Headers = Record<string, string>;
const later = { paymentMethod: 'PAY_LATER' };

async function sendFile(type = 'PAYMENT_SLIP', headers: Headers = shopper.headers): Promise<string> {
  const bytes = type === 'PROFILE' ? createPngFixture() : pdfFixture;
  const response = await sendRequest(
    api,
    uploadFile,
    { body: { file: new File([bytes], 'it.pdf'), type } },
    headers,
  );
  return uploadFile.response.parse(response.json).url;
}
const attach = (
  { orderId }: Pick<PlacedOrder, 'orderId'>,
  fileUrl: string,
  headers: Headers = shopper.headers,
) => api.patch(attachSlip.path, { orderId, fileUrl }, headers);
async function read(
  { orderId }: Pick<PlacedOrder, 'orderId'>,
  headers: Headers = shopper.headers,
): Promise<Sale> {
  const { json } = await api.get(`${getSale.path}?id=${orderId}`, headers);
  expect(json).toEqual(getSale.response.parse(json));
  return getSale.response.parse(json);
}
const move = ({ orderNumber }: PlacedOrder, ...verbs: OrderTransitionName[]) =>
  verbs.reduce<Promise<unknown>>(
    (before, transition) => before.then(() => transitionOrder(api.ctx, { orderNumber, transition })),
    Promise.resolve(),
  );
const listStaffMails = ({ orderNumber }: PlacedOrder) =>
  api.db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('recipient', '=', api.ctx.supportEmail)
    .where('subject', 'like', `${orderNumber}%`)
    .execute();
const kinds = ({ timeline }: Sale) => timeline.map(({ kind }) => kind);

describe('CHECK-6 a bank transfer slip', () => {
  it('is attached once for repeated requests, and pays only when staff verify it', async () => {
    const placed = await placeOrderWithOverrides(api, later, shopper.headers);
    const url = await sendFile();
    const responses = await Promise.all([1, 2, 3].map(() => attach(placed, url)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sale = await read(placed);
    expect(responses.at(-1)?.json).toEqual(sale);
    expect(sale.attachments).toMatchObject([{ fileUrl: url }]);
    expect(sale.payment).toMatchObject({ state: 'LATER', paid: 0 });
    expect(kinds(sale)).toEqual(['PLACED', 'SLIP_ATTACHED']);
    expect(await listStaffMails(placed)).toMatchObject([
      { subject: `${placed.orderNumber}: a transfer slip to check` },
    ]);
    await move(placed, 'verify-slip');
    const paid = await read(placed);
    expect(paid.payment).toMatchObject({ state: 'PAID', paid: placed.payable });
    expect(kinds(paid)).toEqual(['PLACED', 'SLIP_ATTACHED', 'PAID']);
    expect((await attach(placed, url)).status).toBe(200);
    expectApiError(await attach(placed, await sendFile()), 422, 'NOT_PAYABLE');
  });

  it('must be a slip that the same customer uploaded here', async () => {
    const placed = await placeOrderWithOverrides(api, later, shopper.headers);
    const { headers } = await api.customer();
    for (const url of [
      await sendFile('PAYMENT_SLIP', headers),
      await sendFile('PAYMENT_SLIP', {}),
      await sendFile('RETURN'),
      `https://elsewhere.example${await sendFile()}`,
      `/api/files/${'a'.repeat(26)}.pdf`,
      'javascript:alert(1)',
    ]) {
      const { fields } = expectApiError(await attach(placed, url), 422, 'INVALID');
      expect(fields).toMatchObject([{ path: 'fileUrl', code: 'FILE_UNKNOWN' }]);
    }
    expect((await attach(placed, `${api.ctx.siteUrl}${await sendFile()}`)).status).toBe(200);
    const theirs = await placeOrderWithOverrides(api, later);
    expect((await attach(theirs, await sendFile('PAYMENT_SLIP', {}), getGuestHeaders(theirs))).status).toBe(
      200,
    );
    expectApiError(await attach(theirs, await sendFile()), 404, 'NOT_FOUND');
  });

  it('is limited to five per order that awaits a transfer', async () => {
    const placed = await placeOrderWithOverrides(api, later, shopper.headers);
    const urls = await Promise.all(Array.from({ length: 6 }, () => sendFile()));
    const responses = await Promise.all(urls.map((url) => attach(placed, url)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 422]);
    expect((await read(placed)).attachments).toHaveLength(5);
    await api.delete(`${cancelOrder.path}?invoiceId=${placed.invoiceId}`, '', shopper.headers);
    for (const wanted of [placed, await placeOrderWithOverrides(api, {}, shopper.headers)]) {
      expectApiError(await attach(wanted, await sendFile()), 422, 'NOT_PAYABLE');
    }
  });
});

describe('CHECK-7 a return', () => {
  const delivered = async (overrides: object = {}) => {
    const cash = { paymentMethod: 'CASH_ON_DELIVERY', ...overrides };
    const placed = await placeOrderWithOverrides(api, cash, shopper.headers);
    if (cash.paymentMethod === 'PAY_LATER') await move(placed, 'verify-slip');
    await move(placed, 'confirm', 'ship', 'deliver');
    return placed;
  };
  const ask = ({ orderId }: PlacedOrder, overrides: object = {}, headers: Headers = {}) =>
    api.post(
      requestReturn.path,
      { orderId, ...createCartLineFixture('PIRI-NAT'), reason: 'CHANGED_MIND', ...overrides },
      { ...shopper.headers, ...headers },
    );
  const why = async (placed: PlacedOrder, overrides: object = {}) =>
    expectApiError(await ask(placed, overrides), 422, 'NOT_RETURNABLE').fields?.[0]?.code;

  it('is requested, approved and refunded by line, less the fee and the share of the coupon', async () => {
    const placed = await delivered({ lines: [createCartLineFixture('PIRI-NAT', 10)], couponCode: 'PIRI500' });
    const { totals, returnableUntil } = await read(placed);
    expect(returnableUntil).toBeDefined();
    const photograph = await sendFile('RETURN');
    const key = { 'idempotency-key': createToken() };
    const overrides = { quantity: 2, note: 'It wobbles.', fileUrls: [photograph] };
    const [one, again] = [await ask(placed, overrides, key), await ask(placed, overrides, key)];
    expect([one.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    // Two of ten stools at 1,950, less a fifth of the coupon, less 5 percent.
    expect(totals.couponAmount).toBe(500);
    const paid = 3900 - 100;
    const { returns } = await read(placed);
    expect(returns).toMatchObject([
      {
        ...{ code: 'PIRI-NAT', quantity: 2, reason: 'CHANGED_MIND', note: 'It wobbles.' },
        ...{ state: 'REQUESTED', amount: paid - 190, fileUrls: [photograph] },
      },
    ]);
    expect(await listStaffMails(placed)).toMatchObject([
      {
        subject: `${placed.orderNumber}: a return to review`,
        body: expect.stringContaining('Return requested: 2 × Piri, the stool. Refund if approved: BDT 3610.'),
      },
    ]);
    expect(await why(placed, { quantity: 9 })).toBe('QUANTITY');
    await expect(move(placed, 'refund')).rejects.toThrow('approved');
    await move(placed, 'approve-return', 'refund');
    await expect(move(placed, 'refund')).rejects.toThrow('approved');
    await expect(move(placed, 'approve-return')).rejects.toThrow('was requested');
    const sale = await read(placed);
    expect([sale.state, sale.returns[0]?.state]).toEqual(['DELIVERED', 'REFUNDED']);
    expect(kinds(sale).slice(-3)).toEqual(['RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_REFUNDED']);
  });

  it('is limited to three days unless the shop is at fault', async () => {
    const placed = await delivered({ lines: [createCartLineFixture('PIRI-NAT', 2)] });
    const late = Date.now() + (3 * 24 * 60 + 1) * 60_000;
    api.clock.now = () => new Date(late);
    expect(await why(placed)).toBe('TOO_LATE');
    expect((await ask(placed, { reason: 'BROKEN' })).status).toBe(201);
    expect((await read(placed)).returns).toMatchObject([{ reason: 'BROKEN', amount: 1950 }]);
  });

  it('requires delivered items of the order that were not made to order', async () => {
    const onItsWay = await placeOrderWithOverrides(
      api,
      { paymentMethod: 'CASH_ON_DELIVERY' },
      shopper.headers,
    );
    expect(await why(onItsWay)).toBe('NOT_DELIVERED');
    const built = await delivered({ lines: [createCartLineFixture('PDM-LEFT-BEIGE')], ...later });
    expect(await why(built, { code: 'PDM-LEFT-BEIGE' })).toBe('MADE_TO_ORDER');
    expect(await why(built)).toBe('LINE_UNKNOWN');
    expect((await ask(built, { code: 'PDM-LEFT-BEIGE', reason: 'WRONG' })).status).toBe(201);
  });
});

describe('CHECK-6 CHECK-7 an uploaded file', () => {
  it('is exported for staff as a copy that only they can read', async () => {
    const placed = await placeOrderWithOverrides(api, later, shopper.headers);
    await attach(placed, await sendFile());
    await move(placed, 'verify-slip', 'confirm', 'ship', 'deliver');
    const overrides = {
      ...createCartLineFixture('PIRI-NAT'),
      reason: 'BROKEN',
      note: 'A leg.\u001b[2K\nNo returns.',
      fileUrls: [await sendFile('RETURN')],
    };
    const asked = await api.post(
      requestReturn.path,
      { orderId: placed.orderId, ...overrides },
      shopper.headers,
    );
    expect(asked.status, asked.text).toBe(201);
    const said = await exportOrderFiles(api.ctx, placed.orderNumber);
    expect(said).toMatch(
      /Transfer slips:\n {2}\S+1-slip\.pdf\nReturn, requested: 1 × PIRI-NAT, broken, \d+ taka/,
    );
    expect(said).toMatch(/“A leg\.\\u001b\[2K\\u000aNo returns\.”\n {2}\S+2-return\.pdf/);
    const paths = said.match(/\/\S+\.pdf/g) ?? [];
    expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual([pdfFixture, pdfFixture]);
    for (const path of paths) expect((await stat(path)).mode & 0o777).toBe(0o600);
    await rm(dirname(paths[0] ?? ''), { recursive: true });
    await expect(exportOrderFiles(api.ctx, 'PR-0000-00')).rejects.toThrow('There is no order');
  });

  it('FILE-2 is deleted after a day unless it is attached to an open order', async () => {
    const placed = await placeOrderWithOverrides(api, later, shopper.headers);
    const [kept, lost, portrait] = [await sendFile(), await sendFile('RETURN'), await sendFile('PROFILE')];
    await attach(placed, kept);
    const names = async () => {
      const files = await api.db
        .selectFrom('files')
        .select('name')
        .where('customerId', '=', shopper.id)
        .execute();
      return files.map(({ name }) => `/api/files/${name}`).toSorted();
    };
    await purgeExpiredData(api.ctx);
    expect(await names()).toEqual([kept, lost, portrait].toSorted());
    const later25Hours = Date.now() + 25 * 60 * 60_000;
    await purgeExpiredData({ db: api.db, now: () => new Date(later25Hours) });
    expect(await names()).toEqual([kept]);
    expect((await read(placed)).attachments).toMatchObject([{ fileUrl: kept }]);
  });
});
