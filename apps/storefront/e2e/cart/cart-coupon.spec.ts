import {
  createItemLineFixture,
  getCartPage,
  openCartPage,
  piriStoolTitle,
  readStoredCart,
  seedCart,
} from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
  await openCartPage(page);
});

async function use(page: Parameters<typeof getCartPage>[0], code: string) {
  const { summary, figure } = getCartPage(page);
  // The offers are added to the total a moment later and move the content below.
  await expect(figure('To pay')).toContainText('৳');
  await summary.getByRole('button', { name: 'Add a coupon' }).click();
  await expect(summary.getByLabel('Coupon code')).toBeFocused();
  await summary.getByLabel('Coupon code').fill(code);
  await summary.getByLabel('Coupon code').press('Enter');
}

test('CART-5 applies a coupon, keeps it after a reload, and removes it', async ({ page }) => {
  const { figure, summary } = getCartPage(page);
  await expect(summary.getByLabel('Coupon code')).toHaveCount(0);
  await use(page, 'piri500');
  await expect(figure('Coupon PIRI500')).toHaveText('−৳500');
  await expect(figure('To pay')).toHaveText('৳50,980');
  await page.reload();
  await waitForHydration(page);
  await expect(figure('To pay')).toHaveText('৳50,980');
  await summary.getByRole('button', { name: 'Remove PIRI500' }).click();
  await expect(figure('To pay')).toHaveText('৳51,480');
  expect((await readStoredCart(page)).coupon).toBeUndefined();
});

test('CART-5 recalculates a coupon when the lines change', async ({ page }) => {
  const cart = getCartPage(page);
  await use(page, 'EID10');
  await expect(cart.figure('Coupon EID10')).toHaveText('−৳5,000');
  await page.goto('/details?id=piri-stool&sku=PIRI-NAT');
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to cart: ${piriStoolTitle}` })
    .first()
    .click();
  await page.locator('#cart').getByRole('link', { name: 'View Cart' }).click();
  await cart.action('Remove', 'Meghna 3-Seater').click();
  await expect(cart.figure('Coupon EID10')).toHaveText('−৳195');
});

test('CART-5 a free-delivery coupon makes the delivery free', async ({ page }) => {
  const cart = getCartPage(page);
  await cart.action('Remove', 'Meghna 3-Seater').click();
  await page.goto('/details?id=piri-stool&sku=PIRI-NAT');
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to cart: ${piriStoolTitle}` })
    .first()
    .click();
  await page.locator('#cart').getByRole('link', { name: 'View Cart' }).click();
  await expect(cart.figure('Delivery in Dhaka')).toHaveText('৳800');
  await use(page, 'FREEDHAKA');
  await expect(cart.figure('Delivery in Dhaka')).toHaveText('Free');
});

for (const [code, text] of [
  ['NO-SUCH', 'We don’t recognise this code.'],
  ['EXPIRED20', 'This coupon has expired.'],
  ['<script>alert(1)</script>', 'We don’t recognise this code.'],
] as const) {
  test(`CART-5 ${code} is refused with the reason`, async ({ page }) => {
    await use(page, code);
    await expect(getCartPage(page).summary.getByRole('alert')).toContainText(text);
    await expect(getCartPage(page).figure('To pay')).toHaveText('৳51,480');
  });
}

test('CART-5 reports an empty coupon code and cuts a long one to 60 characters', async ({ page }) => {
  await use(page, '   ');
  await expect(getCartPage(page).summary.getByText('Enter your coupon code.')).toBeVisible();
  await getCartPage(page).summary.getByLabel('Coupon code').pressSequentially('x'.repeat(100));
  expect(await getCartPage(page).summary.getByLabel('Coupon code').inputValue()).toHaveLength(60);
});
