import type { Page } from '@playwright/test';
import { fetchMailLink, registerCustomerWithApi, revokeSession, seedSession } from '../support/account.ts';
import { readStoredCart } from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import {
  getPaymentResultPage,
  placeBooking,
  placeOrder,
  postSandboxPaymentOutcome,
  runOrderCommand,
  seedPlacedOrderInBrowser,
  submitSandboxPayment,
} from '../support/orders.ts';

// The browser logs the responses for another customer's order and for an ended session.
test.use({ expectedMessages: /status of (401|404)/ });

const rows = (page: Page, name = 'Your orders') => page.getByRole('list', { name }).getByRole('listitem');
const pin = (page: Page) => page.getByRole('region', { name: 'Your delivery PIN' });

test('CHECK-5 CHECK-8 lists a customer’s orders, newest first, and retries a failed payment', async ({
  page,
  request,
}) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  const cash = await placeOrder(request, { token, paymentMethod: 'CASH_ON_DELIVERY' });
  const card = await placeOrder(request, { token });
  await postSandboxPaymentOutcome(request, card, 'FAILED');
  await page.goto('/profile?tab=orders');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'All your orders' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(rows(page).first()).toContainText(new RegExp(`${card.orderNumber}.*Not paid.*৳4,700to pay`));
  await expect(rows(page).last()).toContainText(new RegExp(`${cash.orderNumber}.*৳4,700due on delivery`));

  await page.getByRole('link', { name: `Pay: ${card.orderNumber}` }).click();
  const { says, pay, invoice } = getPaymentResultPage(page);
  await expect(says('The payment didn’t go through.')).toBeVisible();
  await expect(pin(page)).toHaveCount(0);
  await pay.click();
  await submitSandboxPayment(page, 'Pay');
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL(`/orders?id=${card.orderId}`);
  await expect(says(/^Arriving by/)).toBeVisible();
  await expect(pin(page)).toContainText(/\d{3} \d{3}/);
  await expect(invoice).toContainText(card.orderNumber);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(
    /Failed: Today.*didn’t go through.*Done: Today.*৳4,700 paid by card/,
  );
});

test('CHECK-5 opens an order and orders it again by keyboard', async ({ page, request }) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  const placed = await placeOrder(request, { token, paymentMethod: 'CASH_ON_DELIVERY' });
  await page.goto('/orders');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name: placed.orderNumber, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(pin(page)).toBeVisible();
  const again = page.getByRole('button', { name: 'Order again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 items are in your cart, at today’s prices.')).toBeVisible();
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 items are in your cart, at today’s prices.')).toBeVisible();
  expect((await readStoredCart(page)).lines).toMatchObject(placed.lines);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
});

test('CHECK-5 SHELL-4 a guest finds an order, which is then listed without layout shift', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request, { paymentMethod: 'CASH_ON_DELIVERY' });
  await page.goto('/orders');
  await waitForHydration(page);
  const { orderNumber, mobile, find } = getPaymentResultPage(page);
  await orderNumber.fill(placed.orderNumber.toLowerCase());
  await mobile.fill('+৮৮০ ১৭১১-০০০০০০');
  await find.click();
  await expect(mobile).toHaveValue('01711 000000');
  await expect(
    page.getByText('We can’t find an order with that order number and mobile number.'),
  ).toBeVisible();
  await mobile.fill(placed.mobile);
  await find.click();
  await expect(page).toHaveURL(`/orders?id=${placed.orderId}`);
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(rows(page, 'Orders placed in this browser')).toContainText(placed.orderNumber);

  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        if (entry.value >= 0.001) moves.push(`${entry.value}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height] of [
    [390, 844],
    [1280, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/orders');
    await expect(rows(page, 'Orders placed in this browser')).toContainText(placed.orderNumber);
    await expect(find).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'moves')), `${width}`).toEqual([]);
  }
});

test('CHECK-5 CHECK-7 a lookup shows the order status, and a mailed link opens the full order', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request, { paymentMethod: 'CASH_ON_DELIVERY' });
  await page.goto('/orders');
  await waitForHydration(page);
  const { main, orderNumber, mobile } = getPaymentResultPage(page);
  await orderNumber.focus();
  await page.keyboard.type(placed.orderNumber);
  await mobile.focus();
  await page.keyboard.type(placed.mobile);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/orders?id=${placed.orderId}`);
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  await expect(main).toContainText('Piri, the stool');
  await expect(pin(page)).toBeHidden();
  await expect(main).not.toContainText(placed.mobile.slice(-6));
  await expect(main.getByRole('button', { name: /Cancel/ })).toBeHidden();
  await page.goto(`/return?id=${placed.orderId}`);
  await expect(page.getByRole('region', { name: 'Open the full order' })).toBeVisible();

  await page.goto(`/orders?id=${placed.orderId}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Send me the link' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('sent the link to the email address')).toBeVisible();
  const link = await fetchMailLink(request, placed.email, 'order-link', /\/orders\?id=[\w-]+#token=[\w-]+/);
  await page.goto('/');
  await page.goto(link);
  await expect(pin(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open the full order' })).toBeHidden();
  await expect(page).toHaveURL(`/orders?id=${placed.orderId}`);
  await page.reload();
  await expect(pin(page)).toBeVisible();
});

test('CHECK-5 CHECK-6 hides orders from other customers, and after the session has ended', async ({
  page,
  request,
  browser,
}) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  const placed = await placeOrder(request, { token });
  const { says } = getPaymentResultPage(page);
  await page.goto(`/orders?id=${placed.orderId}`);
  await expect(says('We’re checking with the bank.')).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await seedSession(other, await registerCustomerWithApi(request));
  for (const path of [`/orders?id=${placed.orderId}`, `/sales?id=${placed.orderId}`]) {
    await other.goto(path);
    await expect(getPaymentResultPage(other).says('Find your order')).toBeVisible();
  }
  await other.goto('/sales');
  await expect(other.getByRole('heading', { name: 'No orders yet.' })).toBeVisible();
  await elsewhere.close();

  await revokeSession(request, token);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Find an order by its number' })).toBeVisible();
  await expect(page.getByText(placed.orderNumber)).toHaveCount(0);
});

test('CHECK-6 a booking shows its pin, and is cancelled and refunded after confirmation', async ({
  page,
  request,
}) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  const placed = await placeBooking(request, token);
  await postSandboxPaymentOutcome(request, placed, 'PAID');
  await page.goto('/sales');
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await expect(rows(page, 'Your bookings')).toContainText(/Booked, ৳[\d,]+ paid.*due on delivery/);
  await page.getByRole('link', { name: placed.orderNumber, exact: true }).click();
  await expect(page).toHaveURL(`/sales?id=${placed.orderId}`);
  await expect(pin(page)).toBeVisible();

  let cancelled = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'PATCH' && sent.url().includes('/api/sales?')) cancelled += 1;
  });
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('button', { name: 'Keep the booking' }).click();
  expect(cancelled).toBe(0);
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).dblclick();
  await expect(getPaymentResultPage(page).says('This booking is cancelled.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/We’ll refund your ৳[\d,]+/);
  await expect(pin(page)).toHaveCount(0);
  expect(cancelled).toBe(1);
});

test('CHECK-5 a guest deletes their details from a cancelled order by keyboard', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request, { paymentMethod: 'PAY_LATER' });
  await seedPlacedOrderInBrowser(page, placed);
  await page.goto(`/orders?id=${placed.orderId}`);
  await waitForHydration(page);
  const { main } = getPaymentResultPage(page);
  const details = main.getByRole('region', { name: 'Your details' });
  const remove = details.getByRole('button', { name: 'Delete my details' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('We still need them for your order.');
  await page.keyboard.press('Escape');
  await runOrderCommand(placed, 'cancel');
  await page.reload();
  await waitForHydration(page);
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete details' }).focus();
  await page.keyboard.press('Enter');
  await expect(details).toContainText('Deleted. Only the invoice is left.');
  await expect(details).toContainText('Your name, number and address have been deleted from this order.');
  await expect(main).not.toContainText(placed.mobile.slice(-6));
});
