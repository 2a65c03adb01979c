import type { Page } from '@playwright/test';
import { readStoredCart } from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import {
  fetchOrderAsBuyer,
  getPaymentResultPage,
  placeOrder,
  runOrderCommand,
  seedPlacedOrderInBrowser,
  submitSandboxPayment,
} from '../support/orders.ts';
import { urls } from '../support/urls.ts';

const claim = /\bpaid by|Ordered and paid/;

test('CHECK-3 CHECK-4 a card payment shows date and invoice, and counts once if notified twice', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request);
  await seedPlacedOrderInBrowser(page, placed);
  await page.goto(placed.redirectUrl ?? '');
  await submitSandboxPayment(page, 'Pay', 'Notify twice');
  const { says, main, invoice, pay, putBack } = getPaymentResultPage(page);
  await expect(says(/^Arriving by/)).toBeVisible();
  await expect(page).toHaveURL(/\/payments\/response\/success\?invoiceId=\w+$/);
  await expect(main).toContainText(/৳4,700 paid by card/);
  await expect(invoice).toContainText(/2 × Piri, the stool.*Delivery, Dhanmondi৳800.*Paid৳4,700/);
  await expect(pay.or(putBack)).toHaveCount(0);
  expect((await fetchOrderAsBuyer(request, placed)).steps).toEqual(['PLACED', 'PAID']);

  await page.goto(`/payments/response/failed?invoiceId=${placed.invoiceId}`);
  await expect(says(/^Arriving by/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toContainText('BIN');
  await expect(main.getByRole('region', { name: 'What happens next' })).toBeHidden();
});

test('CHECK-4 retries a failed payment for the same order, once despite a double click', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request);
  await seedPlacedOrderInBrowser(page, placed);
  await page.goto(placed.redirectUrl ?? '');
  await submitSandboxPayment(page, 'Fail');
  const { says, main, way, pay, invoice } = getPaymentResultPage(page);
  await expect(says('The payment didn’t go through.')).toBeVisible();
  await expect(main).not.toContainText(claim);
  await expect(way('Card')).toBeChecked();
  await way('Mobile wallet').check();
  await pay.dblclick();
  await submitSandboxPayment(page, 'Pay');
  await expect(says(/^Arriving by/)).toBeVisible();
  await expect(invoice).toContainText(placed.orderNumber);
  expect((await fetchOrderAsBuyer(request, placed)).steps).toEqual([
    'PLACED',
    'PAYMENT_FAILED',
    'PAYMENT_STARTED',
    'PAID',
  ]);
});

test('CHECK-4 reports an expired reservation and still takes the payment', async ({ page, request }) => {
  const placed = await placeOrder(request);
  await runOrderCommand(placed, 'expire');
  await seedPlacedOrderInBrowser(page, placed);
  await page.goto(`/payments/response/failed?invoiceId=${placed.invoiceId}`);
  const { says, main, pay } = getPaymentResultPage(page);
  await expect(main.getByText('Not paid in time')).toBeVisible();
  await expect(main).not.toContainText(claim);
  await pay.click();
  await submitSandboxPayment(page, 'Pay');
  await expect(says(/^Arriving by/)).toBeVisible();
  expect((await fetchOrderAsBuyer(request, placed)).steps).toEqual([
    'PLACED',
    'EXPIRED',
    'PAYMENT_STARTED',
    'PAID',
  ]);
});

test('CHECK-4 returns the lines to the cart after a cancelled payment, and cancels the order', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request);
  await seedPlacedOrderInBrowser(page, placed);
  await page.goto(placed.redirectUrl ?? '');
  await submitSandboxPayment(page, 'Cancel');
  const { says, main, putBack, giveUp } = getPaymentResultPage(page);
  await expect(says('You haven’t paid yet.')).toBeVisible();
  await putBack.click();
  await expect(main).toContainText('These items are in your cart.');
  await page.reload();
  await expect(main).toContainText('These items are in your cart.');
  expect((await readStoredCart(page)).lines).toEqual(placed.lines);

  await giveUp.click();
  await page.getByRole('button', { name: 'Keep the order' }).click();
  expect((await fetchOrderAsBuyer(request, placed)).state).toBe('PLACED');
  await giveUp.click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(says('This order is cancelled.')).toBeVisible();
  await expect(says('This order is cancelled.')).toBeFocused();
  expect((await fetchOrderAsBuyer(request, placed)).state).toBe('CANCELLED');
});

test('CHECK-4 shows the bank details for paying later, and still takes a card payment', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request, { paymentMethod: 'PAY_LATER' });
  await seedPlacedOrderInBrowser(page, placed);
  await page.goto(`/payments/response/later?invoiceId=${placed.invoiceId}`);
  const { says, main, pay } = getPaymentResultPage(page);
  await expect(says(/^We’ll hold your order until \w+day\.$/)).toBeVisible();
  const transfer = main.getByRole('region', { name: 'Bank transfer details' });
  await expect(transfer).toContainText(new RegExp(`Amount৳4,700Reference${placed.orderNumber}`));
  // Values are copied as a bank's form accepts them: no currency sign, no spaces.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [name, text] of [
    ['amount', '4700'],
    ['reference', placed.orderNumber],
    ['account number', '0000000000000'],
  ]) {
    await transfer.getByRole('button', { name: `Copy the ${name}` }).press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await pay.click();
  await submitSandboxPayment(page, 'Pay');
  await expect(says(/^Arriving by/)).toBeVisible();
  await expect(transfer).toHaveCount(0);
});

test('CHECK-3 recovers from a lost redirect, and trusts only the notification of the bank', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request);
  await seedPlacedOrderInBrowser(page, placed);
  const { says, main } = getPaymentResultPage(page);
  const success = `/payments/response/success?invoiceId=${placed.invoiceId}`;
  await page.goto(success);
  await expect(says('We’re checking with the bank.')).toBeVisible();
  await expect(main).not.toContainText(claim);
  await page.goto(placed.redirectUrl ?? '');
  await submitSandboxPayment(page, 'Pay', 'Lose the redirect');
  await expect(page.getByRole('heading', { name: 'The redirect is lost' })).toBeVisible();
  await page.goto(success);
  await expect(says(/^Arriving by/)).toBeVisible();

  const wrong = await placeOrder(request);
  await page.evaluate(
    ([known]) => localStorage.setItem('placedOrders', known as string),
    [JSON.stringify([{ ...wrong, lines: [] }])],
  );
  await page.goto(wrong.redirectUrl ?? '');
  await submitSandboxPayment(page, 'Pay', 'Wrong amount');
  await expect(says('We’re checking with the bank.')).toBeVisible();
  await expect(main).not.toContainText(claim);
});

test('CHECK-4 says that a delayed notification takes long, then shows the payment', async ({
  page,
  request,
}) => {
  // The sandbox delays the notification by 20 seconds, and the page polls less and less often.
  test.slow();
  const placed = await placeOrder(request);
  await seedPlacedOrderInBrowser(page, placed);
  await page.goto(placed.redirectUrl ?? '');
  await submitSandboxPayment(page, 'Pay', 'Delay the notification by 20 seconds');
  const { says, pay } = getPaymentResultPage(page);
  await expect(says('We’re checking with the bank.')).toBeVisible();
  await expect(pay).toHaveCount(0);
  await expect(says('We’re still waiting for the bank.')).toBeVisible({ timeout: 30_000 });
  await expect(says(/^Arriving by/)).toBeVisible({ timeout: 45_000 });
});

test.describe('another browser', () => {
  // The browser logs each error response.
  test.use({ expectedMessages: /Failed to load resource/ });

  test('CHECK-4 CHECK-5 a guest finds an order only by its number together with the mobile number', async ({
    page,
    request,
  }) => {
    const placed = await placeOrder(request, { paymentMethod: 'CASH_ON_DELIVERY' });
    const { says, main, orderNumber, mobile, find } = getPaymentResultPage(page);
    await page.goto(`/payments/response/success?invoiceId=${placed.invoiceId}`);
    await waitForHydration(page);
    await expect(says('Find your order')).toBeVisible();
    await expect(main).not.toContainText(placed.orderNumber);
    const nothing = 'We can’t find an order with that order number and mobile number.';
    for (const [number, telephone] of [
      [placed.orderNumber, '01799999999'],
      ['PR-0000-00', placed.mobile],
    ] as const) {
      await orderNumber.fill(number);
      await mobile.fill(telephone);
      await find.click();
      await expect(main.getByRole('alert')).toContainText(nothing);
    }
    await orderNumber.fill(placed.orderNumber.toLowerCase().replaceAll('-', ' '));
    await mobile.fill(placed.mobile);
    await find.click();
    await expect(says(/^Arriving by/)).toBeVisible();
    await expect(main).toContainText('Please have ৳4,700 ready.');
    expect(page.url()).not.toContain(placed.mobile);
    await page.reload();
    await expect(says(/^Arriving by/)).toBeVisible();
  });
});

/** Returns the font of the page's first ৳, and whether the page has loaded it. */
async function faceOfTaka(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page
    .getByText('৳')
    .first()
    .evaluate((element) => element.setAttribute('data-sign', ''));
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-sign]',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

test('CHECK-3 the sandbox gateway and the outbox load a font with the taka sign', async ({
  page,
  request,
}) => {
  const placed = await placeOrder(request);
  await page.goto(placed.redirectUrl ?? '');
  await expect(page.getByText('৳4,700')).toBeVisible();
  expect(await faceOfTaka(page)).toEqual(['Anek Bangla Medium']);
  await submitSandboxPayment(page, 'Pay');
  await page.goto(`${urls.api}/api/outbox`);
  expect(await faceOfTaka(page)).toEqual(['Anek Bangla Medium']);
});
