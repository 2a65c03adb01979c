import type { Fault } from '../faults/fault-proxy.ts';
import { busy, cut, dead, everySecond, rubbish } from '../faults/faults.ts';
import { test } from '../faults/faulty-shop.ts';
import { customer, endSession, signedIn } from '../support/account.ts';
import { expect } from '../support/fixtures.ts';
import { atGateway, order, press, rememberOrder, resultPage, told } from '../support/orders.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const faults: [RegExp, Fault][] = [
  [/We could not reach the shop\./, dead],
  [/The shop had a problem\./, rubbish],
  [/Please wait 1 minute\./, busy(60)],
];

test('CHECK-4 a shop that cannot be asked: nothing is said to be paid or lost, and “Try again” helps', async ({
  page,
  request,
  shop,
}) => {
  const placed = await order(request, { paymentMethod: 'CASH_ON_DELIVERY' });
  await rememberOrder(page, placed);
  const { says, main } = resultPage(page);
  for (const [reason, fault] of faults) {
    shop.front.spoil(/\/api\/checkouts/, fault);
    await page.goto(`${shop.front.address}/payments/response/success?invoiceId=${placed.invoiceId}`);
    // Three requests with their waits, before anybody is told.
    await expect(main).toContainText(reason, { timeout: 15_000 });
    await expect(main).toContainText('Nothing is lost');
    await shop.front.heal();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(says(/^It comes by/)).toBeVisible();
  }
});

test('CHECK-3 an answer that was lost is asked for under the same key: one payment is opened', async ({
  page,
  request,
  shop,
}) => {
  const placed = await order(request);
  await rememberOrder(page, placed);
  await press(request, placed, 'FAILED');
  const { says, pay } = resultPage(page);
  await page.goto(`${shop.front.address}/payments/response/failed?invoiceId=${placed.invoiceId}`);
  shop.front.spoil(/\/api\/checkouts\/payments/, everySecond(cut));
  await expect(says('The payment did not go through.')).toBeVisible();
  await pay.click();
  await atGateway(page, 'Pay');
  await expect(says(/^It comes by/)).toBeVisible();
  expect((await told(request, placed)).steps).toEqual([
    'PLACED',
    'PAYMENT_FAILED',
    'PAYMENT_STARTED',
    'PAID',
  ]);
});

test('CHECK-4 a customer’s own order opens by the session; one that ends in the middle leads to the two numbers', async ({
  page,
  request,
}) => {
  const person = await customer(request);
  const token = await signedIn(page, person);
  const placed = await order(request, { paymentMethod: 'PAY_LATER', token });
  expect(placed.guestToken).toBeUndefined();
  // What else a session is used for when a page begins would hear of its end before the press.
  const begun = ['customers', 'wishlists/items/search'].map((call) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/api/${call}`)),
  );
  await page.goto(`/payments/response/later?invoiceId=${placed.invoiceId}`);
  const { says, main, pay } = resultPage(page);
  await expect(says(/^We keep it until/)).toBeVisible();
  await Promise.all(begun);
  await endSession(request, token);
  await pay.click();
  await expect(says('Find your order')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
