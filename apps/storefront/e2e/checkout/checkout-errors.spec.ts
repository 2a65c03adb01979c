import { buffer, json } from 'node:stream/consumers';
import { test as faulty } from '../faults/fault-fixtures.ts';
import type { Fault } from '../faults/fault-proxy.ts';
import {
  createCustomerFixture,
  registerCustomerWithApi,
  revokeSession,
  seedSession,
} from '../support/account.ts';
import { createItemLineFixture, readStoredCart, seedCart } from '../support/cart.ts';
import {
  chooseArea,
  choosePaymentMethod,
  fetchOrderOnPage,
  fillAsGuest,
  getCheckoutPage,
  openCheckout,
} from '../support/checkout.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { placeOrder } from '../support/orders.ts';
import { urls } from '../support/urls.ts';

const placing = /^\/api\/checkouts$/;
const headers = { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' };

test('CHECK-1 shows errors at their fields and in a summary that links to them', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('PIRI-NAT')]);
  await openCheckout(page, '/checkout');
  const { main, box, pay } = getCheckoutPage(page);
  await box('Mobile number').fill('12345');
  await pay.click();
  const summary = main.getByRole('region', { name: 'Before we can take your order' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(7);
  await summary.getByRole('link', { name: /^Enter an 11-digit mobile number/ }).click();
  await expect(box('Mobile number')).toBeFocused();
  await expect(box('Mobile number')).toHaveAccessibleDescription(/such as 01700 000000/);
  await box('Mobile number').fill('01711 482906');
  await expect(summary.getByRole('link')).toHaveCount(6);
});

test('CHECK-1 charges follow the delivery, and an unavailable payment method says why', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
  await openCheckout(page, '/checkout');
  const { box, choice, figure, main, pay } = getCheckoutPage(page);
  await chooseArea(page, 'Savar');
  await expect(figure('Delivery to Savar')).toHaveText('৳1,200');
  await box('Floor').fill('5');
  await expect(figure('Carrying upstairs')).toHaveText('৳450');
  await expect(pay).toHaveText('Pay ৳53,130');
  await expect(choice('Cash on delivery')).toHaveAccessibleDescription(
    /Cash is accepted up to ৳50,000\. Your total is ৳53,130\.$/,
  );
  await main.getByText('There is a lift').click();
  await expect(figure('Carrying upstairs')).toHaveCount(0);
  await choice(/^Collect from/).check();
  await choice(/^Uttara/).check();
  await expect(figure('Collection from Uttara')).toHaveText('Free');
  await expect(pay).toHaveText('Pay ৳51,480');
});

test.describe('a refused order', () => {
  test.use({ expectedMessages: /422 \(Unprocessable/ });

  test('CHECK-2 reports a coupon used up meanwhile and lets the user continue without it', async ({
    page,
    request,
  }) => {
    const person = createCustomerFixture();
    const address = {
      ...person,
      division: 'Dhaka',
      district: 'Dhaka',
      upazila: 'Dhanmondi',
      area: 'a',
      line: 'b',
    };
    const { fullName, mobile, email: _, password: __, ...area } = address;
    const before = {
      lines: [createItemLineFixture('MGN-3S-ASH')],
      delivery: { kind: 'HOME', address: { fullName, mobile, ...area } },
      couponCode: 'FIRST1000',
      paymentMethod: 'PAY_LATER',
    };
    const quote = await request.post(`${urls.api}/api/checkouts/quote`, { headers, data: before });
    const placed = await request.post(`${urls.api}/api/checkouts`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { ...before, contact: { fullName, mobile }, expectedTotal: (await quote.json()).toPay },
    });
    expect(placed.status(), await placed.text()).toBe(201);

    await seedCart(page, [createItemLineFixture('MGN-3S-ASH')], { coupon: 'FIRST1000' });
    await openCheckout(page, '/checkout');
    const { alert, pay } = getCheckoutPage(page);
    await fillAsGuest(page, '/checkout', person);
    await choosePaymentMethod(page, '/checkout', /^Pay later/);
    await expect(pay).toHaveText('Order for ৳50,480');
    await pay.click();
    await expect(alert.filter({ hasText: 'Your coupon is no longer valid.' })).toBeFocused();
    await page.getByRole('button', { name: 'Continue without it' }).click();
    await expect(pay).toHaveText('Order for ৳51,480');
    await pay.click();
    await expect(page).toHaveURL(/\/payments\/response\/later\?invoiceId=/);
  });

  test('CHECK-2 reports stock sold meanwhile and lets the user order the rest', async ({ page, request }) => {
    await seedCart(page, [createItemLineFixture('BTG-BLK', 3)]);
    await openCheckout(page, '/checkout');
    const { alert, figure, pay } = getCheckoutPage(page);
    await fillAsGuest(page, '/checkout');
    await choosePaymentMethod(page, '/checkout', /^Cash/);
    await expect(figure(/^3 items$/)).toBeVisible();
    await placeOrder(request, {
      lines: [createItemLineFixture('BTG-BLK', 2)],
      paymentMethod: 'CASH_ON_DELIVERY',
    });

    await pay.click();
    const news = alert.filter({ hasText: 'We don’t have as many as you ordered.' });
    await expect(news).toBeFocused();
    await expect(news).toContainText('only 2 left');
    await expect(figure(/^2 items$/)).toBeVisible();
    await pay.click();
    await expect(page).toHaveURL(/\/payments\/response\/success/);
    await expect(page.getByText(/2 × Bati/).first()).toBeVisible();
  });
});

test('CHECK-2 after an order in one tab, the other tab is empty and links to the order', async ({
  page,
  context,
}) => {
  await seedCart(page, [createItemLineFixture('PIRI-NAT', 2)]);
  await openCheckout(page, '/checkout');
  await fillAsGuest(page, '/checkout');
  await choosePaymentMethod(page, '/checkout', /^Cash/);
  const other = await context.newPage();
  await openCheckout(other, '/checkout');
  await expect(getCheckoutPage(other).pay).toHaveText('Order for ৳4,700');
  await getCheckoutPage(page).pay.click();
  await expect(page).toHaveURL(/\/payments\/response\/success/);
  await expect(getCheckoutPage(other).empty).toBeVisible();
  await expect(other.getByRole('link', { name: /^See order PR-/ })).toBeVisible();
});

test.describe('a session that ends', () => {
  test.use({ expectedMessages: /401 \(Unauthorized\)/ });

  test('CHECK-1 CHECK-2 keeps the form when the session ends and lets the user order as a guest', async ({
    page,
    request,
  }) => {
    const person = await registerCustomerWithApi(request);
    const token = await seedSession(page, person);
    await seedCart(page, [createItemLineFixture('PIRI-NAT', 2)]);
    await openCheckout(page, '/checkout');
    const { alert, box, pay } = getCheckoutPage(page);
    await expect(box('Name')).toHaveValue(person.fullName);
    await fillAsGuest(page, '/checkout', person);
    await choosePaymentMethod(page, '/checkout', /^Cash/);
    await expect(pay).toHaveText('Order for ৳4,700');
    await revokeSession(request, token);
    await pay.click();
    await expect(alert.filter({ hasText: 'You’ve been signed out.' })).toBeVisible();
    await expect(box('House and flat')).toHaveValue('House 42, flat 5B');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await pay.click();
    await expect(page).toHaveURL(/\/payments\/response\/success/);
    expect((await fetchOrderOnPage(page, request)).contact.fullName).toBe(person.fullName);
  });
});

faulty.describe('an API that fails', () => {
  faulty.use({ expectedMessages: /Failed to load resource/ });

  /** The API's response to each order that reached it. */
  let orders: { orderId?: string }[] = [];
  faulty.beforeEach(() => {
    orders = [];
  });
  const unheard: Fault = async ({ forward, outgoing }) => {
    orders.push((await json(await forward())) as { orderId?: string });
    outgoing.destroy();
  };
  const bankIsDown: Fault = async ({ forward, outgoing }) => {
    orders.push((await json(await forward())) as { orderId?: string });
    outgoing.writeHead(503, { 'content-type': 'application/json' });
    const error = { code: 'GATEWAY_DOWN', message: 'No bank.', retryable: true, requestId: 'r' };
    outgoing.end(JSON.stringify({ error }));
  };
  const heard: Fault = async ({ forward, outgoing }) => {
    const answer = await forward();
    const body = await buffer(answer);
    orders.push(JSON.parse(body.toString()));
    const { 'transfer-encoding': _, 'content-length': __, ...otherHeaders } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, otherHeaders);
    outgoing.end(body);
  };

  faulty(
    'CHECK-2 a retry after a lost response and a reload results in the same order',
    async ({ page, shop }) => {
      await seedCart(page, [createItemLineFixture('PIRI-NAT', 2)]);
      await openCheckout(page, `${shop.front.address}/checkout`);
      await fillAsGuest(page, '/checkout');
      await choosePaymentMethod(page, '/checkout', /^Cash/);
      shop.front.spoil(placing, unheard);
      const { alert, pay } = getCheckoutPage(page);
      await pay.click();
      const news = alert.filter({ hasText: 'We couldn’t confirm that your order went through.' });
      await expect(news).toBeFocused({ timeout: 15_000 });
      await expect(pay).toBeDisabled();
      expect((await readStoredCart(page)).lines).toHaveLength(1);
      await page.reload();
      await waitForHydration(page);
      await expect(news).toBeVisible();

      await shop.front.heal();
      shop.front.spoil(placing, heard);
      await page.getByRole('button', { name: 'Send the order again' }).click();
      await expect(page).toHaveURL(/\/payments\/response\/success/);
      expect(orders.length).toBeGreaterThan(1);
      expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    },
  );

  faulty(
    'CHECK-3 keeps the order when the bank does not respond, and retries the same order',
    async ({ page, shop }) => {
      await seedCart(page, [createItemLineFixture('PIRI-NAT', 2)]);
      await openCheckout(page, `${shop.front.address}/checkout`);
      await fillAsGuest(page, '/checkout');
      await choosePaymentMethod(page, '/checkout', /^Card/);
      shop.front.spoil(placing, bankIsDown);
      const { alert, pay } = getCheckoutPage(page);
      await pay.click();
      const news = alert.filter({ hasText: 'Your order has been placed, but the bank isn’t responding.' });
      await expect(news).toBeVisible({ timeout: 15_000 });
      await shop.front.heal();
      shop.front.spoil(placing, heard);
      await page.getByRole('button', { name: 'Try the bank again' }).click();
      await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
      expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    },
  );

  faulty(
    'CHECK-2 shows each changed amount and charges the new total only after confirmation',
    async ({ page, shop }) => {
      await seedCart(page, [createItemLineFixture('PIRI-NAT', 2)]);
      // The quote from before the price was raised.
      shop.front.spoil(/^\/api\/checkouts\/quote$/, async ({ forward, outgoing }) => {
        const quote = (await json(await forward())) as {
          toPay: number;
          lines: { price: number }[];
        };
        for (const line of quote.lines) line.price -= 100;
        outgoing.writeHead(200, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify({ ...quote, toPay: quote.toPay - 200 }));
      });
      await openCheckout(page, `${shop.front.address}/checkout`);
      await fillAsGuest(page, '/checkout');
      await choosePaymentMethod(page, '/checkout', /^Cash/);
      const { alert, pay } = getCheckoutPage(page);
      await expect(pay).toHaveText('Order for ৳4,500');
      await pay.click();
      const news = alert.filter({ hasText: 'The total has changed.' });
      await expect(news).toBeFocused();
      await expect(news.getByRole('listitem')).toHaveText([
        'Piri, the stool: ৳1,850 ৳1,950',
        'To pay: ৳4,500 ৳4,700',
      ]);
      await news.getByRole('button', { name: 'Order for ৳4,700' }).click();
      await expect(page).toHaveURL(/\/payments\/response\/success/);
    },
  );

  faulty(
    'CHECK-2 reports that the total cannot be loaded, keeps the form, and can be retried',
    async ({ page, shop }) => {
      await seedCart(page, [createItemLineFixture('PIRI-NAT', 2)]);
      shop.front.spoil(/^\/api\/checkouts\/quote$/, async ({ outgoing }) => {
        outgoing.destroy();
      });
      await openCheckout(page, `${shop.front.address}/checkout`);
      await fillAsGuest(page, '/checkout');
      const { alert, main, pay } = getCheckoutPage(page);
      await expect(alert.filter({ hasText: 'We couldn’t work out the total.' })).toBeVisible({
        timeout: 15_000,
      });
      await expect(main.getByRole('button', { name: 'Working out the total…' })).toBeDisabled();
      await shop.front.heal();
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(pay).toHaveText('Pay ৳4,700');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CHECK-1 offers to order by phone, and may be stored by shared caches', async ({ page, request }) => {
    await page.goto('/checkout');
    await expect(page.getByText('Or order by phone on')).toBeVisible();
    const answer = await request.get('/checkout');
    expect(answer.headers()['cache-control']).toContain('s-maxage=60');
  });
});
