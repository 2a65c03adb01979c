import { addAddress, removeAddress, searchAddresses, updateAddress } from '@piri/contract/addresses';
import {
  cancelOrder,
  confirmCheckout,
  failCheckout,
  getCheckout,
  quoteCheckout,
  retryPayment,
} from '@piri/contract/checkout';
import { sendContactMail } from '@piri/contract/contact';
import { applyCoupon, searchCoupons } from '@piri/contract/coupons';
import type { Endpoint } from '@piri/contract/define-endpoint';
import { uploadFile } from '@piri/contract/files';
import { subscribeEmail, unsubscribeEmail } from '@piri/contract/subscriptions';
import { addWishlistItem, removeWishlistItem, searchWishlist } from '@piri/contract/wishlist';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestCustomer } from './testing/add-customer.ts';
import { createPngFixture } from './testing/file-fixtures.ts';
import { placeOrderWithOverrides } from './testing/order-fixtures.ts';
import { type SecondProcess, startSecondProcess } from './testing/second-process.ts';
import { sendRequest } from './testing/send-request.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let second: SecondProcess;
let shopper: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
  second = await startSecondProcess(api);
});
beforeEach(async () => {
  shopper = await api.customer();
});
afterAll(async () => {
  await second.stop();
  await api.close();
});

const overrides = { itemId: 'meghna-3-seater', skuCode: 'MGN-3S-ASH' };
const place = { division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi' };
const home = { fullName: 'Rahima', mobile: '01700000000', ...place, area: 'Road 27', line: 'House 9' };

/** Sends a request to the first process. */
async function write(call: Endpoint, body: object): Promise<Record<string, string>> {
  const response = await sendRequest(api, call, { body }, shopper.headers);
  expect(response.status, response.text).toBeLessThan(300);
  return response.json as Record<string, string>;
}

const read = async (method: string, path: string, body?: object) => {
  const response = await second.send(method, path, body, shopper.headers);
  return { status: response.status, json: JSON.parse(await response.text()) };
};
const mails = () => api.db.selectFrom('messages').select(['recipient', 'unsubscribeUrl']).execute();

it('WISH-1 a wishlist item can be read in another process until it is removed', async () => {
  const { wishlistId } = await write(addWishlistItem, overrides);
  expect((await read('POST', searchWishlist.path, {})).json).toMatchObject({
    list: [{ wishlistId }],
    total: 1,
  });
  const path = `${removeWishlistItem.path}?wishlistId=${wishlistId}`;
  await api.delete(path, undefined, shopper.headers);
  expect((await read('POST', searchWishlist.path, {})).json).toMatchObject({ list: [], total: 0 });
  expect((await read('DELETE', path)).status).toBe(404);
});

it('CHECK-1 an address can be read, changed and removed in another process', async () => {
  const added = await write(addAddress, home);
  const path = `${updateAddress.path}?id=${added['id']}`;
  expect((await read('POST', searchAddresses.path, {})).json).toMatchObject({ list: [added] });
  await api.patch(path, { line: 'House 10' }, shopper.headers);
  expect((await read('POST', searchAddresses.path, {})).json).toMatchObject({ list: [{ line: 'House 10' }] });
  expect((await read('DELETE', path)).status).toBe(200);
  expect(
    (await api.delete(`${removeAddress.path}?id=${added['id']}`, undefined, shopper.headers)).status,
  ).toBe(404);
});

it('CHECK-2 a repeated request in two processes has one effect and one response', async () => {
  const headers = { ...shopper.headers, 'idempotency-key': 'one-intent-in-two-processes' };
  const [one, other] = await Promise.all([
    api.post(addAddress.path, home, headers),
    second.send('POST', addAddress.path, home, headers),
  ]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(await other.json()).toEqual(one.json);
  expect((await read('POST', searchAddresses.path, {})).json).toMatchObject({ total: 1 });
});

it('NEWS-3 a subscription is known to another process, which can end it', async () => {
  const email = 'reader@piri.example';
  const subscription = { userId: '', email };
  await write(subscribeEmail, subscription);
  expect((await read('POST', subscribeEmail.path, subscription)).status).toBe(409);
  const letter = (await mails()).find(({ recipient }) => recipient === email);
  const token = new URL(letter?.unsubscribeUrl ?? '').searchParams.get('token');
  expect((await read('POST', unsubscribeEmail.path, { token })).json).toEqual({ email });
  await write(subscribeEmail, subscription);
});

it('CONT-1 a message to another process is in the outbox', async () => {
  const before = (await mails()).length;
  const ids = { service_id: 'piri', template_id: 'contact', user_id: 'storefront' };
  const body = { ...ids, template_params: { name: 'Rahima' } };
  const response = await second.send('POST', sendContactMail.path, body);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(await mails()).toHaveLength(before + 1);
});

it('FILE-1 a file can be read in another process', async () => {
  const { url = '' } = await write(uploadFile, {
    file: new File([createPngFixture()], 'portrait.png'),
    type: 'PROFILE',
  });
  const response = await second.send('GET', url);
  expect(Buffer.from(await response.arrayBuffer()).equals(createPngFixture())).toBe(true);
});

it('CART-5 a withdrawn coupon is rejected in another process', async () => {
  const query = '?code=PIRI500&lines=item:MGN-3S-ASH:1';
  const look = async () => (await read('GET', `${applyCoupon.path}${query}`)).json;
  const codes = async () =>
    (await read('POST', searchCoupons.path, {})).json.list.map(({ code }: { code: string }) => code);
  expect([await look(), await codes()]).toMatchObject([{ valid: true }, expect.arrayContaining(['PIRI500'])]);
  await api.db.updateTable('coupons').set({ valid: false }).where('code', '=', 'PIRI500').execute();
  expect(await look()).toMatchObject({ valid: false, reason: 'NOT_VALID' });
  expect(await codes()).not.toContain('PIRI500');
});

it('CHECK-3 an order can be read, paid and cancelled in another process', async () => {
  const overrides = { delivery: { kind: 'COLLECT', outletId: 'dhanmondi' } };
  const { invoiceId } = await placeOrderWithOverrides(api, overrides, shopper.headers);
  const path = `?invoiceId=${invoiceId}`;
  const look = async () => (await read('GET', `${getCheckout.path}${path}`)).json;
  expect(await look()).toMatchObject({ invoiceId, payment: { state: 'PENDING' } });
  expect((await read('PATCH', `${failCheckout.path}${path}`)).json).toMatchObject({ outcome: 'failed' });
  expect((await api.get(`${getCheckout.path}${path}`, shopper.headers)).json).toMatchObject({
    payment: { state: 'FAILED' },
  });
  const again = await read('POST', retryPayment.path, { invoiceId, paymentMethod: 'WALLET' });
  expect(again).toMatchObject({
    status: 201,
    json: { redirectUrl: expect.stringContaining(`${invoiceId}-2`) },
  });
  await api.db
    .updateTable('sandboxPayments')
    .set({ outcome: 'PAID', knownAt: api.ctx.now() })
    .where('id', '=', `${invoiceId}-1`)
    .execute();
  expect((await read('PATCH', `${confirmCheckout.path}${path}`)).json).toMatchObject({ outcome: 'success' });
  expect(await look()).toMatchObject({ payment: { state: 'PAID' }, timeline: { length: 4 } });

  const other = await placeOrderWithOverrides(api, overrides, shopper.headers);
  const given = await read('DELETE', `${cancelOrder.path}?invoiceId=${other.invoiceId}`);
  expect(given).toMatchObject({ status: 200, json: { state: 'CANCELLED' } });
});

it('CHECK-2 a changed price is quoted by another process at once', async () => {
  const overrides = { lines: [{ sourceType: 'item', code: 'PIRI-NAT', quantity: 1 }] };
  const look = async () => (await read('POST', quoteCheckout.path, overrides)).json.toPay;
  const set = (salesPrice: number) =>
    api.db.updateTable('skus').set({ salesPrice }).where('code', '=', 'PIRI-NAT').execute();
  await set(2050);
  expect(await look()).toBe(2050);
  await set(1950);
  expect(await look()).toBe(1950);
});
