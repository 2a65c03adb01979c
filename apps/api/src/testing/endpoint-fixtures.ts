import type { Endpoint } from '@piri/contract/define-endpoint';
import { type EndpointName, endpoints } from '@piri/contract/endpoints';
import { createToken } from '../core/ids-and-tokens.ts';
import { transitionOrder } from '../modules/fulfilment/transition-order.ts';
import { type TestCustomer, testPassword } from './add-customer.ts';
import { createPngFixture } from './file-fixtures.ts';
import { requestMobileCode } from './mobile-codes.ts';
import {
  addressFixture,
  fetchQuotedOrderBody,
  madeToOrderOverridesFixture,
  placeFixtureOrder,
  placeOrderWithOverrides,
} from './order-fixtures.ts';
import { sendRequest } from './send-request.ts';
import type { TestApi } from './test-api.ts';

export interface EndpointInputFixture {
  query?: string;
  body?: object;
}

/** Creates what a call needs in the database, for this customer. */
type MakeSample = (api: TestApi, customer: TestCustomer) => Promise<EndpointInputFixture>;

/** Returns the input that a call is tested with. Data that belongs to a customer is created for this one. */
export async function createEndpointInputFixture(
  api: TestApi,
  { name }: Endpoint,
  customer: TestCustomer,
): Promise<EndpointInputFixture> {
  const sample = endpointFixtures[name as EndpointName] ?? {};
  return typeof sample === 'function' ? sample(api, customer) : sample;
}

async function addAddress(api: TestApi, { headers }: TestCustomer): Promise<string> {
  const { json } = await api.post(endpoints.addAddress.path, addressFixture, headers);
  return endpoints.addAddress.response.parse(json).id;
}

async function addWishlistItem(api: TestApi, { headers }: TestCustomer): Promise<string> {
  const item = { itemId: 'meghna-3-seater', skuCode: 'MGN-3S-ASH' };
  const { json } = await api.post(endpoints.addWishlistItem.path, item, headers);
  return endpoints.addWishlistItem.response.parse(json).wishlistId;
}

/** Adds a session other than that of the customer's headers. */
async function addSession(api: TestApi, { email }: TestCustomer): Promise<string> {
  const body = { source: 'DEFAULT', type: 'DEFAULT', userName: email, password: testPassword };
  const entered = await api.post(endpoints.signIn.path, body);
  const { authToken } = endpoints.signIn.response.parse(entered.json).user;
  const { json } = await api.get(endpoints.listSessions.path, { authorization: `Bearer ${authToken}` });
  const { sessions } = endpoints.listSessions.response.parse(json);
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

/** Inputs for the calls that require any. */
const endpointFixtures: { readonly [Name in EndpointName]?: EndpointInputFixture | MakeSample } = {
  addAddress: { body: addressFixture },
  addWishlistItem: { body: { itemId: 'meghna-3-seater', skuCode: 'MGN-3S-ASH' } },
  applyCoupon: { query: '?code=PIRI500&lines=item:MGN-3S-ASH:1' },
  attachSlip: async (api, customer) => {
    const { orderId } = await placeOrderWithOverrides(api, { paymentMethod: 'PAY_LATER' }, customer.headers);
    const slip = { file: new File([createPngFixture()], 'slip.png'), type: 'PAYMENT_SLIP' };
    const { json } = await sendRequest(api, endpoints.uploadFile, { body: slip }, customer.headers);
    return { body: { orderId, fileUrl: endpoints.uploadFile.response.parse(json).url } };
  },
  cancelCheckout: async (api, customer) => ({
    query: `?invoiceId=${(await placeFixtureOrder(api, customer)).invoiceId}`,
  }),
  cancelOrder: async (api, customer) => ({
    query: `?invoiceId=${(await placeFixtureOrder(api, customer)).invoiceId}`,
  }),
  deleteOrderContact: async (api, customer) => ({
    query: `?invoiceId=${(await placeFixtureOrder(api, customer)).invoiceId}`,
  }),
  cancelSale: async (api, customer) => ({ query: `?id=${(await placeFixtureOrder(api, customer)).orderId}` }),
  confirmCheckout: async (api, customer) => ({
    query: `?invoiceId=${(await placeFixtureOrder(api, customer)).invoiceId}`,
  }),
  changePassword: { body: { currentPassword: testPassword, newPassword: 'another one' } },
  confirmMobile: async (api) => ({ body: await requestMobileCode(api, '01700000000') }),
  deleteCustomer: { body: { password: testPassword } },
  endSession: async (api, customer) => ({ query: `?id=${await addSession(api, customer)}` }),
  exportCustomer: { body: { password: testPassword } },
  failCheckout: async (api, customer) => ({
    query: `?invoiceId=${(await placeFixtureOrder(api, customer)).invoiceId}`,
  }),
  findOrder: async (api, customer) => {
    const { orderNumber } = await placeFixtureOrder(api, customer);
    return { body: { orderNumber, mobile: addressFixture.mobile } };
  },
  forgotPassword: { body: { userName: 'demo@piri.example' } },
  getBundle: { query: '?id=boshar-ghor' },
  getCheckout: async (api, customer) => ({
    query: `?invoiceId=${(await placeFixtureOrder(api, customer)).invoiceId}`,
  }),
  getItem: { query: '?id=meghna-3-seater' },
  getQr: { query: '?path=/orders' },
  getSale: async (api, customer) => ({ query: `?id=${(await placeFixtureOrder(api, customer)).orderId}` }),
  listBullets: { query: '?placement=home' },
  listItemArticles: { query: '?itemId=meghna-3-seater' },
  listItemBullets: { query: '?itemId=meghna-3-seater' },
  listItemContent: { query: '?itemId=meghna-3-seater' },
  listSlides: { query: '?placement=home' },
  listVariantImages: { query: '?itemId=meghna-3-seater' },
  payAgain: async (api, customer) => {
    const { invoiceId } = await placeFixtureOrder(api, customer);
    return { body: { invoiceId, paymentMethod: 'CARD' } };
  },
  sendOrderLink: async (api, customer) => ({
    body: { invoiceId: (await placeFixtureOrder(api, customer)).invoiceId },
  }),
  placeBooking: async (api, customer) => ({
    body: await fetchQuotedOrderBody(api, madeToOrderOverridesFixture, customer.headers),
  }),
  placeOrder: async (api, customer) => ({ body: await fetchQuotedOrderBody(api, {}, customer.headers) }),
  quoteCheckout: { body: { lines: [{ sourceType: 'item', code: 'PIRI-NAT', quantity: 1 }] } },
  removeAddress: async (api, customer) => ({ query: `?id=${await addAddress(api, customer)}` }),
  removeWishlistItem: async (api, customer) => ({
    query: `?wishlistId=${await addWishlistItem(api, customer)}`,
  }),
  requestReturn: async (api, customer) => {
    const { orderId, orderNumber } = await placeOrderWithOverrides(
      api,
      { paymentMethod: 'CASH_ON_DELIVERY' },
      customer.headers,
    );
    for (const transition of ['confirm', 'ship', 'deliver'] as const)
      await transitionOrder(api.ctx, { orderNumber, transition });
    return { body: { orderId, sourceType: 'item', code: 'PIRI-NAT', quantity: 1, reason: 'CHANGED_MIND' } };
  },
  sendContactMail: {
    body: {
      service_id: 'piri',
      template_id: 'contact',
      user_id: 'storefront',
      template_params: {
        name: 'Rahima',
        email: 'rahima@piri.example',
        subject: 'A bed',
        body: 'Is it there?',
      },
    },
  },
  sendMobileCode: { body: { mobile: '01700000000' } },
  signIn: {
    body: { source: 'DEFAULT', type: 'DEFAULT', userName: 'demo@piri.example', password: 'piri123' },
  },
  signUp: {
    body: {
      source: 'DEFAULT',
      type: 'DEFAULT',
      fullName: 'Rahima Khatun',
      email: 'somebody.new@piri.example',
      mobile: '০১৭০০-০০০০০৯',
      password: 'teak by the window',
    },
  },
  subscribeEmail: { body: { userId: '', email: 'reader@piri.example' } },
  unsubscribeEmail: async ({ db, ctx }, { email }) => {
    const token = createToken();
    await db.insertInto('subscriptions').values({ email, token, subscribedAt: ctx.now() }).execute();
    return { body: { token } };
  },
  updateAddress: async (api, customer) => ({
    query: `?id=${await addAddress(api, customer)}`,
    body: { line: 'House 10' },
  }),
  uploadFile: { body: { file: new File([createPngFixture()], 'portrait.png'), type: 'PAYMENT_SLIP' } },
};
