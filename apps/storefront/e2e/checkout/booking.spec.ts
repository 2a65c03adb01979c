import { json } from 'node:stream/consumers';
import { test as faulty } from '../faults/fault-fixtures.ts';
import type { Fault } from '../faults/fault-proxy.ts';
import { createAddress, registerCustomerWithApi, seedSession } from '../support/account.ts';
import { getAxeViolations } from '../support/axe.ts';
import { createItemLineFixture, readStoredCart, seedCart } from '../support/cart.ts';
import { choosePaymentMethod, fillAsGuest, getCheckoutPage } from '../support/checkout.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { getPaymentResultPage, submitSandboxPayment } from '../support/orders.ts';

const onThePage = '/details?id=padma-l-shape&sku=PDM-LEFT-BEIGE';
const reserve = 'Book with an advance of ৳11,264';

test('CHECK-6 DETAIL-2 a customer reserves an item by keyboard on a phone and pays the advance', async ({
  page,
  request,
}) => {
  const person = await registerCustomerWithApi(request);
  const token = await seedSession(page, person);
  await createAddress(request, token, person);
  await seedCart(page, [createItemLineFixture('PDM-LEFT-BEIGE')]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(onThePage);
  await waitForHydration(page);
  const offer = page.getByRole('region', { name: 'Book it' });
  await expect(offer).toContainText(
    /deliver it to Dhanmondi between .*Advance, now৳11,264On delivery৳1,01,376/,
  );
  await offer.getByRole('link', { name: reserve }).focus();
  await page.keyboard.press('Enter');

  const { box, choice, pay, figure } = getCheckoutPage(page);
  await expect(page).toHaveURL('/checkoutV2?booking=PDM-LEFT-BEIGE');
  await expect(box('Name')).toHaveValue(person.fullName);
  await expect(choice(/^House 7, Road 11/)).toBeChecked();
  await expect(figure('Advance')).toHaveText('৳11,264');
  await expect(pay).toHaveText('Pay ৳11,264 now');
  expect(await getAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await getAxeViolations(page, { rules: ['color-contrast', 'link-in-text-block'] })).toEqual([]);
  await choice('Card').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('Wallet')).toBeChecked();
  // From the last field, Tab leads past the summary to the submit button.
  for (let tabs = 0; tabs < 5 && !(await pay.evaluate((button) => button.matches(':focus'))); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You’ve already booked this piece.' })).toBeVisible();
  await page.goForward();
  await submitSandboxPayment(page, 'Pay');
  await page.getByRole('link', { name: 'Track your booking' }).click();
  await expect(page).toHaveURL(/\/sales\?id=/);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Advance of ৳11,264 paid.');
  await page.goto('/sales?view=BOOKINGS');
  const rows = page.getByRole('list', { name: 'Your bookings' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/Booked, ৳11,264 paid.*৳1,01,376 due on delivery/);
  // The cart is unchanged, because the booking does not use it.
  expect((await readStoredCart(page)).lines).toHaveLength(1);
});

faulty.describe('an API that fails', () => {
  faulty.use({ expectedMessages: /Failed to load resource/ });

  faulty(
    'CHECK-6 a retry after a lost response and a reload creates one booking, with a link on the invoice',
    async ({ page, shop }) => {
      const booked: { orderId?: string }[] = [];
      const unheard: Fault = async ({ forward, outgoing }) => {
        booked.push((await json(await forward())) as { orderId?: string });
        outgoing.destroy();
      };
      await page.goto(`${shop.front.address}/checkoutV2?booking=PDM-LEFT-BEIGE`);
      await waitForHydration(page);
      await fillAsGuest(page, '/checkoutV2');
      await choosePaymentMethod(page, '/checkoutV2', /^Bank transfer/);
      shop.front.spoil(/^\/api\/sales\/bookings$/, unheard);
      const { alert, main } = getCheckoutPage(page);
      await main.getByRole('button', { name: 'Book with an advance of ৳11,264' }).click();
      const news = alert.filter({ hasText: 'We couldn’t confirm that your booking went through.' });
      await expect(news).toBeFocused({ timeout: 15_000 });
      await page.reload();
      await waitForHydration(page);
      await expect(news).toBeVisible();

      await shop.front.heal();
      await page.getByRole('button', { name: 'Send the booking again' }).click();
      const { invoice, says } = getPaymentResultPage(page);
      await expect(says(/^We’ll hold your booking until/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Bank transfer details' })).toContainText('৳11,264');
      const [{ orderId = '' } = {}] = booked;
      await page.getByRole('link', { name: 'Track your booking' }).click();
      await expect(page).toHaveURL(new RegExp(`/sales\\?id=${orderId}$`));
      expect(new Set(booked.map((one) => one.orderId)).size).toBe(1);

      await page.emulateMedia({ media: 'print' });
      const code = invoice.getByRole('img', { name: 'QR code that opens this order' });
      await expect(code).toBeVisible();
      await expect(code).toHaveAttribute('src', `/api/qrs?path=%2Fsales%3Fid%3D${orderId}`);
      expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(invoice).toContainText('Includes 15% VAT৳14,692');
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    },
  );
});
