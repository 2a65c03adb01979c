import { test } from '../faults/fault-fixtures.ts';
import type { Fault } from '../faults/fault-proxy.ts';
import {
  connectionResetFault,
  createEveryOtherCallFault,
  createRateLimitFault,
  htmlResponseFault,
  truncatedResponseFault,
} from '../faults/faults.ts';
import { registerCustomerWithApi, revokeSession, seedSession } from '../support/account.ts';
import { expect } from '../support/fixtures.ts';
import {
  fetchOrderAsBuyer,
  getPaymentResultPage,
  placeOrder,
  postSandboxPaymentOutcome,
  seedPlacedOrderInBrowser,
  submitSandboxPayment,
} from '../support/orders.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const faults: [RegExp, Fault][] = [
  [/We could not reach the shop\./, connectionResetFault],
  [/The shop had a problem\./, htmlResponseFault],
  [/Please wait 1 minute\./, createRateLimitFault(60)],
];

test('CHECK-4 reports an API failure without losing the order, and “Try again” works', async ({
  page,
  request,
  shop,
}) => {
  const placed = await placeOrder(request, { paymentMethod: 'CASH_ON_DELIVERY' });
  await seedPlacedOrderInBrowser(page, placed);
  const { says, main } = getPaymentResultPage(page);
  for (const [reason, fault] of faults) {
    shop.front.spoil(/\/api\/checkouts/, fault);
    await page.goto(`${shop.front.address}/payments/response/success?invoiceId=${placed.invoiceId}`);
    // Three requests with their delays, before an error is shown.
    await expect(main).toContainText(reason, { timeout: 15_000 });
    await expect(main).toContainText('Your orders and payments are safe');
    await shop.front.heal();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(says(/^Arriving by/)).toBeVisible();
  }
});

test('CHECK-3 a retry after a lost response starts one payment', async ({ page, request, shop }) => {
  const placed = await placeOrder(request);
  await seedPlacedOrderInBrowser(page, placed);
  await postSandboxPaymentOutcome(request, placed, 'FAILED');
  const { says, pay } = getPaymentResultPage(page);
  await page.goto(`${shop.front.address}/payments/response/failed?invoiceId=${placed.invoiceId}`);
  shop.front.spoil(/\/api\/checkouts\/payments/, createEveryOtherCallFault(truncatedResponseFault));
  await expect(says('The payment didn’t go through.')).toBeVisible();
  await pay.click();
  await submitSandboxPayment(page, 'Pay');
  await expect(says(/^Arriving by/)).toBeVisible();
  expect((await fetchOrderAsBuyer(request, placed)).steps).toEqual([
    'PLACED',
    'PAYMENT_FAILED',
    'PAYMENT_STARTED',
    'PAID',
  ]);
});

test('CHECK-4 opens an order by the session, and asks for its number once the session ends', async ({
  page,
  request,
}) => {
  const person = await registerCustomerWithApi(request);
  const token = await seedSession(page, person);
  const placed = await placeOrder(request, { paymentMethod: 'PAY_LATER', token });
  expect(placed.guestToken).toBeUndefined();
  // Wait for the page's other calls, which would otherwise detect the end of the session before the button is pressed.
  const begun = ['customers', 'wishlists/items/search'].map((call) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/api/${call}`)),
  );
  await page.goto(`/payments/response/later?invoiceId=${placed.invoiceId}`);
  const { says, main, pay } = getPaymentResultPage(page);
  await expect(says(/^We’ll hold your order until/)).toBeVisible();
  await Promise.all(begun);
  await revokeSession(request, token);
  await pay.click();
  await expect(says('Find your order')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
