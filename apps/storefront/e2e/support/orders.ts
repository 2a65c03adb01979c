import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createCustomerFixture } from './account.ts';
import { createItemLineFixture } from './cart.ts';
import { urls } from './urls.ts';

const headers = { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' };

export interface PlacedOrder {
  orderId: string;
  invoiceId: string;
  orderNumber: string;
  payable: number;
  mobile: string;
  email: string;
  lines: ReturnType<typeof createItemLineFixture>[];
  guestToken?: string;
  /** The gateway's page, if something must be paid now. */
  redirectUrl?: string;
}

export interface PlaceOrderOptions {
  lines?: ReturnType<typeof createItemLineFixture>[];
  paymentMethod?: 'CARD' | 'WALLET' | 'CASH_ON_DELIVERY' | 'PAY_LATER';
  /** Token of the session that places the order; none for a guest. */
  token?: string;
}

/** Places an order as the checkout does, at a total quoted just before. */
export async function placeOrder(
  request: APIRequestContext,
  options: PlaceOrderOptions = {},
): Promise<PlacedOrder> {
  return place(request, '/api/checkouts', options);
}

/** Books a made-to-order item by card. */
export function placeBooking(request: APIRequestContext, token: string): Promise<PlacedOrder> {
  return place(request, '/api/sales/bookings', { lines: [createItemLineFixture('PDM-LEFT-BEIGE')], token });
}

async function place(
  request: APIRequestContext,
  path: '/api/checkouts' | '/api/sales/bookings',
  { lines = [createItemLineFixture('PIRI-NAT', 2)], paymentMethod = 'CARD', token }: PlaceOrderOptions,
): Promise<PlacedOrder> {
  const { fullName, mobile, email } = createCustomerFixture();
  const area = { division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi' };
  const address = {
    fullName,
    mobile,
    ...area,
    area: 'Road 9/A',
    line: 'House 42, flat 5B',
    floor: 5,
    lift: true,
  };
  const orderInput = { lines, delivery: { kind: 'HOME', address }, paymentMethod };
  const as = { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const quote = await request.post(`${urls.api}/api/checkouts/quote`, { headers: as, data: orderInput });
  expect(quote.status()).toBe(200);
  const { toPay } = await quote.json();
  const answer = await request.post(urls.api + path, {
    headers: { ...as, 'idempotency-key': crypto.randomUUID() },
    data: { ...orderInput, contact: { fullName, mobile, email }, expectedTotal: toPay },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...(await answer.json()), mobile, email, lines };
}

/** Stores an order in the browser as the checkout does. */
export async function seedPlacedOrderInBrowser(
  page: Page,
  { orderId, invoiceId, orderNumber, guestToken, lines }: PlacedOrder,
) {
  await page.addInitScript(
    (known) => {
      // Frames of third parties have no storage.
      if (window !== top || sessionStorage.getItem('order is put')) return;
      sessionStorage.setItem('order is put', '1');
      localStorage.setItem('placedOrders', known);
    },
    JSON.stringify([{ orderId, invoiceId, orderNumber, guestToken, lines }]),
  );
}

/** Presses a button on the sandbox gateway's page, with optional faults. */
export async function submitSandboxPayment(
  page: Page,
  choice: 'Pay' | 'Fail' | 'Cancel' | 'Later',
  ...mischief: string[]
) {
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  for (const label of mischief) await page.getByLabel(label).check();
  await page.getByRole('button', { name: choice, exact: true }).click();
}

/** Sends the outcome of a payment to the sandbox gateway, without a browser. */
export async function postSandboxPaymentOutcome(
  request: APIRequestContext,
  { redirectUrl = '' }: PlacedOrder,
  outcome: 'PAID' | 'FAILED' | 'CANCELLED' | 'LATER',
) {
  const payment = new URL(redirectUrl).searchParams.get('payment') ?? '';
  const form = { payment, outcome };
  const answer = await request.post(`${urls.api}/api/sandbox-gateway`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Fetches the order as its buyer sees it. */
export async function fetchOrderAsBuyer(
  request: APIRequestContext,
  { invoiceId, guestToken = '' }: PlacedOrder,
) {
  const answer = await request.get(`${urls.api}/api/checkouts?invoiceId=${invoiceId}`, {
    headers: { ...headers, 'x-guest-token': guestToken },
  });
  expect(answer.status()).toBe(200);
  const { state, payment, timeline } = await answer.json();
  return { state, payment, steps: timeline.map(({ kind }: { kind: string }) => kind) as string[] };
}

/** Returns the payment result page's elements by what a visitor sees. */
export function getPaymentResultPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    says: (headline: string | RegExp) => main.getByRole('heading', { level: 1, name: headline }),
    invoice: main.getByRole('region', { name: 'Invoice' }),
    way: (name: string) => main.getByRole('radio', { name }),
    pay: main.getByRole('button', { name: /^Pay/ }),
    putBack: main.getByRole('button', { name: 'Put these back in my cart' }),
    giveUp: main.getByRole('button', { name: 'Cancel this order' }),
    orderNumber: main.getByRole('textbox', { name: 'Order number' }),
    mobile: main.getByRole('textbox', { name: 'Mobile number' }),
    find: main.getByRole('button', { name: 'Find your order' }),
  };
}

/** Changes an order's status as the shop's staff do: by the operator socket of the running shop. */
export async function runOrderCommand(
  { orderNumber }: PlacedOrder,
  verb: 'cancel' | 'confirm' | 'ship' | 'deliver' | 'expire' | 'approve-return',
) {
  const path = join(process.env['E2E_DATA_DIR'] ?? '', 'operator.sock');
  const socket = createConnection({ path, allowHalfOpen: true });
  socket.end(JSON.stringify({ command: 'order', operator: 'e2e', orderNumber, verb }));
  expect(JSON.parse(await text(socket))).toMatchObject({ ok: true });
}
