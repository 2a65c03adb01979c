import type { Page } from '@playwright/test';
import { test as faulty } from '../faults/fault-fixtures.ts';
import { createErrorStatusFault } from '../faults/faults.ts';
import { createCustomerFixture } from '../support/account.ts';
import {
  createItemLineFixture,
  getCartPage,
  openCartPage,
  readStoredCart,
  seedCart,
} from '../support/cart.ts';
import {
  type CheckoutLayoutPath,
  choosePaymentMethod,
  fillAsGuest,
  getCheckoutPage,
  openCheckout,
} from '../support/checkout.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

/** The cart's checkout at each of its addresses, with the layout that determines how it is filled in. */
const checkouts: [path: string, layout: CheckoutLayoutPath][] = [
  ['/checkout', '/checkout'],
  ['/checkoutV1', '/checkoutV1'],
  ['/checkoutV2', '/checkoutV2'],
  ['/checkoutV3', '/checkout'],
];

const couponBox = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Coupon code' });

/** Types a coupon by keyboard and submits it with Enter. */
async function typeCoupon(page: Page, code: string) {
  const { figure } = getCheckoutPage(page);
  await expect(figure('To pay')).toContainText('৳');
  await page.getByRole('button', { name: 'Add a coupon' }).focus();
  await page.keyboard.press('Enter');
  await expect(couponBox(page)).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Returns everything that this browser stores. */
const getStoredCouponMessages = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );

for (const [path, layout] of checkouts) {
  test(`CART-5 CHECK-1 a wrong coupon is refused at its field in ${path} and blocks no order`, async ({
    page,
  }) => {
    await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
    await openCheckout(page, path);
    await typeCoupon(page, 'piri5oo');
    await expect(couponBox(page)).toHaveAccessibleDescription(/We don’t recognise this code\./);
    await expect(couponBox(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(couponBox(page)).toBeFocused();
    await expect(couponBox(page)).toHaveValue('piri5oo');
    expect(await getStoredCouponMessages(page)).not.toMatch(/piri5oo/i);

    await openCartPage(page);
    await expect(getCartPage(page).figure('To pay')).toHaveText('৳51,480');
    await expect(page.getByText(/PIRI5OO/i)).toHaveCount(0);
    await openCheckout(page, path);
    await expect(page.getByText(/PIRI5OO/i)).toHaveCount(0);
    await fillAsGuest(page, layout);
    await typeCoupon(page, 'piri5oo');
    await expect(couponBox(page)).toHaveAccessibleDescription(/We don’t recognise this code/);
    await choosePaymentMethod(page, layout, /^(Pay later|Bank transfer)/);
    await getCheckoutPage(page).pay.press('Enter');
    await expect(page).toHaveURL(/\/payments\/response\/later\?invoiceId=/);
  });
}

test('CART-5 a mistyped coupon can be corrected in its field, and is stored once it is valid', async ({
  page,
}) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
  await openCartPage(page);
  await typeCoupon(page, 'piri5oo');
  await expect(couponBox(page)).toHaveAccessibleDescription(/We don’t recognise this code\./);
  expect(await getStoredCouponMessages(page)).not.toMatch(/piri5oo/i);
  for (let time = 0; time < 2; time += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('00');
  await page.keyboard.press('Enter');
  await expect(getCartPage(page).figure('Coupon PIRI500')).toHaveText('−৳500');
  expect((await readStoredCart(page)).coupon).toBe('PIRI500');
});

test('CART-5 Enter in the coupon field submits the coupon, not the order', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
  await openCheckout(page, '/checkout');
  await fillAsGuest(page, '/checkout');
  await choosePaymentMethod(page, '/checkout', /^Pay later/);
  await typeCoupon(page, 'PIRI500');
  await expect(getCheckoutPage(page).figure('Coupon PIRI500')).toHaveText('−৳500');
  await expect(getCheckoutPage(page).pay).toHaveText('Order for ৳50,980');
  await expect(page).toHaveURL(/\/checkout$/);
});

test.describe('a cart stored by an earlier version of the shop', () => {
  test('CART-1 CHECK-2 the checkout reports and forgets an invalid coupon, and takes the order', async ({
    page,
  }) => {
    await seedCart(page, [createItemLineFixture('MGN-3S-ASH')], { coupon: 'NO-SUCH' });
    await openCheckout(page, '/checkout');
    await expect(couponBox(page)).toHaveAccessibleDescription(/We don’t recognise this code\./);
    await expect(couponBox(page)).toHaveValue('NO-SUCH');
    await expect(couponBox(page)).not.toBeFocused();
    await expect.poll(async () => (await readStoredCart(page)).coupon).toBeUndefined();
    await fillAsGuest(page, '/checkout');
    await choosePaymentMethod(page, '/checkout', /^Pay later/);
    await getCheckoutPage(page).pay.press('Enter');
    await expect(page).toHaveURL(/\/payments\/response\/later\?invoiceId=/);
  });

  test('CART-1 the cart reports and forgets an expired coupon', async ({ page }) => {
    await seedCart(page, [createItemLineFixture('MGN-3S-ASH')], { coupon: 'EXPIRED20' });
    await openCartPage(page);
    await expect(couponBox(page)).toHaveAccessibleDescription(/This coupon has expired\./);
    await expect.poll(async () => (await readStoredCart(page)).coupon).toBeUndefined();
    await page.reload();
    await waitForHydration(page);
    await expect(getCartPage(page).summary.getByRole('button', { name: 'Add a coupon' })).toBeVisible();
  });
});

test('CHECK-2 reports a coupon that no longer applies and takes the order without it', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH'), createItemLineFixture('PIRI-NAT')]);
  await openCartPage(page);
  await typeCoupon(page, 'PIRI500');
  await expect(getCartPage(page).figure('Coupon PIRI500')).toHaveText('−৳500');
  await getCartPage(page).action('Remove', 'Meghna 3-Seater').press('Enter');
  await openCheckout(page, '/checkout');
  await expect(getCheckoutPage(page).alert).toContainText('Your cart is below the minimum for this coupon.');
  await fillAsGuest(page, '/checkout');
  await choosePaymentMethod(page, '/checkout', /^Pay later/);
  await expect(getCheckoutPage(page).pay).toHaveText('Order for ৳2,750');
  await getCheckoutPage(page).pay.press('Enter');
  await expect(page).toHaveURL(/\/payments\/response\/later\?invoiceId=/);
});

faulty.describe('an API that cannot check coupons', () => {
  faulty.use({ expectedMessages: /503|ERR_|Failed to load/ });

  for (const path of ['/cart', '/checkout']) {
    faulty(
      `CART-5 a coupon that cannot be checked in ${path} is not stored, can be retried, and blocks nothing`,
      async ({ page, shop }) => {
        await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
        shop.front.spoil(/coupons\/apply/, createErrorStatusFault(503));
        await page.goto(`${shop.front.address}${path}`);
        await waitForHydration(page);
        if (path === '/checkout') await fillAsGuest(page, '/checkout', createCustomerFixture());
        await typeCoupon(page, 'PIRI500');
        await expect(couponBox(page)).toHaveAccessibleDescription(/couldn’t check/, { timeout: 20_000 });
        expect((await readStoredCart(page)).coupon).toBeUndefined();
        if (path === '/checkout') {
          await choosePaymentMethod(page, '/checkout', /^Pay later/);
          await expect(getCheckoutPage(page).pay).toBeEnabled();
        }
        await shop.front.heal();
        await couponBox(page).press('Enter');
        await expect(getCheckoutPage(page).figure('Coupon PIRI500')).toHaveText('−৳500');
        expect((await readStoredCart(page)).coupon).toBe('PIRI500');
      },
    );
  }
});
