import { createAddress, registerCustomerWithApi, seedSession } from '../support/account.ts';
import { createItemLineFixture, readStoredCart, seedCart } from '../support/cart.ts';
import {
  checkoutLayoutPaths,
  choosePaymentMethod,
  fetchOrderOnPage,
  fillAsGuest,
  getCheckoutPage,
  openCheckout,
} from '../support/checkout.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { submitSandboxPayment } from '../support/orders.ts';

for (const layout of checkoutLayoutPaths) {
  test(`CHECK-1 CHECK-2 SHELL-5 ${layout}: a guest orders once, despite a reload and a double click`, async ({
    page,
    request,
  }) => {
    await seedCart(page, [createItemLineFixture('PIRI-NAT', 2)]);
    await openCheckout(page, layout);
    const { box, pay, empty } = getCheckoutPage(page);
    const sent: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && new URL(call.url()).pathname === '/api/checkouts') {
        sent.push(call.headers()['idempotency-key'] ?? '');
      }
    });

    await fillAsGuest(page, layout);
    await page.reload();
    await waitForHydration(page);
    if (layout !== '/checkoutV1') await expect(box('House and flat')).toHaveValue('House 42, flat 5B');
    await choosePaymentMethod(page, layout, /^Cash/);
    await expect(pay).toHaveText('Order for ৳4,700');
    await pay.dblclick();

    await expect(page).toHaveURL(/\/payments\/response\/success\?invoiceId=\w+$/);
    expect(sent).toHaveLength(1);
    const order = await fetchOrderOnPage(page, request);
    expect(order.payment).toMatchObject({ method: 'CASH_ON_DELIVERY', toPay: 4_700 });
    expect(order.delivery.address).toMatchObject({ upazila: 'Dhanmondi', line: 'House 42, flat 5B' });
    expect((await readStoredCart(page)).lines).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('checkoutDraft'))).toBeNull();

    await openCheckout(page, layout);
    await expect(empty).toBeVisible();
    await page.getByRole('link', { name: `See order ${order.orderNumber}` }).click();
    await expect(page).toHaveURL(/\/payments\/response\/success\?invoiceId=/);
  });

  test(`CHECK-1 CHECK-3 SHELL-5 ${layout}: a customer uses a saved address and pays by card, once`, async ({
    page,
    request,
  }) => {
    const person = await registerCustomerWithApi(request);
    const token = await seedSession(page, person);
    await createAddress(request, token, person);
    await seedCart(page, [createItemLineFixture('PIRI-NAT')]);
    await openCheckout(page, layout);
    const { box, choice, next, pay, empty } = getCheckoutPage(page);

    await expect(box('Name')).toHaveValue(person.fullName);
    if (layout === '/checkoutV1') await next('Continue to delivery').click();
    await expect(choice(/^House 7, Road 11/)).toBeChecked();
    if (layout === '/checkoutV1') await next('Continue to payment').click();
    await choosePaymentMethod(page, layout, /^Card/);
    await expect(pay).toHaveText('Pay ৳2,750');
    await pay.click();
    await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();

    await page.goBack();
    await expect(empty).toBeVisible();
    await expect(page.getByRole('link', { name: /^See order PR-/ })).toBeVisible();
    await page.goForward();
    await submitSandboxPayment(page, 'Pay');
    await expect(page).toHaveURL(/\/payments\/response\/success\?invoiceId=\w+$/);
  });
}

test('SHELL-5 layouts share what was typed, and Back leads through the steps', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('PIRI-NAT')]);
  await openCheckout(page, '/checkout');
  await fillAsGuest(page, '/checkout');
  await openCheckout(page, '/checkoutV2');
  const { main, box, next } = getCheckoutPage(page);
  await expect(box('Name')).toHaveValue('Farzana Rahman');
  await expect(page.getByRole('combobox', { name: 'Upazila or thana' })).toHaveValue('Dhanmondi, Dhaka');

  await openCheckout(page, '/checkoutV1');
  await next('Continue to delivery').click();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await next('Continue to payment').click();
  await expect(page).toHaveURL('/checkoutV1#payment');
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'Where should we deliver it?' })).toBeVisible();
  await expect(box('House and flat')).toHaveValue('House 42, flat 5B');
  // The address of a step that cannot be reached yet does not lead there.
  await box('House and flat').fill('');
  await page.goto('/checkoutV1#look');
  await expect(main.getByRole('heading', { level: 1, name: 'Where should we deliver it?' })).toBeVisible();
});
