import { getAxeViolations } from '../support/axe.ts';
import {
  createBundleLineFixture,
  createItemLineFixture,
  koelTitle,
  meghnaTitle,
  readStoredCart,
  readStoredQuantities,
  seedCart,
} from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const lines = [
  createItemLineFixture('MGN-3S-ASH'),
  createItemLineFixture('KOL-MUSTARD', 2),
  createBundleLineFixture('dinner-for-four'),
];

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1280],
] as const) {
  test.describe(`the drop-down on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await seedCart(page, lines);
      await page.goto('/new-arrival');
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Your cart, 4 in total' }).click();
    });

    test('NAV-8 lists lines with image, title, quantity, unit price and total, and the cart total', async ({
      page,
    }) => {
      const panel = page.locator('#cart');
      const rows = panel.getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText(koelTitle);
      await expect(rows.nth(1)).toContainText('2 X ৳16,800');
      await expect(rows.nth(1)).toContainText('৳33,600');
      await expect(rows.nth(1).locator('img')).toBeVisible();
      await expect(panel).toContainText('4 items (3 different)');
      await expect(panel.getByText(/^Total/)).toContainText('৳1,42,580');
      expect(await getAxeViolations(page, { within: '#cart' })).toEqual([]);
    });

    test('NAV-8 “Clear All” empties the cart, and Undo restores the lines in order', async ({ page }) => {
      await page.getByRole('button', { name: 'Clear All' }).click();
      await expect(page.getByText('YOUR CART IS EMPTY')).toBeVisible();
      expect((await readStoredCart(page)).lines).toEqual([]);
      await expect(page.getByText('All 4 items removed from your cart.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      expect((await readStoredCart(page)).lines.map(({ code }) => code)).toEqual(
        lines.map(({ code }) => code),
      );
    });

    test('NAV-8 “View Cart” opens the cart and closes the drop-down', async ({ page }) => {
      await page.locator('#cart').getByRole('link', { name: 'View Cart' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
      await expect(page.locator('#cart')).toBeHidden();
    });
  });
}

test('NAV-8 the title of a line links to its sku on the item page', async ({ page }) => {
  await seedCart(page, lines);
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Your cart/ }).click();
  await page.locator('#cart').getByRole('link', { name: meghnaTitle }).click();
  await expect(page).toHaveURL('/details?id=meghna-3-seater&sku=MGN-3S-ASH');
  await expect(page.locator('#cart')).toBeHidden();
});

test('NAV-8 “View Cart” works when the lines arrive while it is pressed', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/cart-dropdown-lines-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await seedCart(page, lines);
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Your cart/ }).click();
  const panel = page.locator('#cart');
  await panel.getByRole('link', { name: 'View Cart' }).hover();
  await page.mouse.down();
  held.resolve();
  await expect(panel.getByText('৳1,42,580')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL('/cart');
});

test('NAV-8 loads lines, prices and their code only when the drop-down opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await seedCart(page, lines);
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(asked.filter((path) => path.includes('cart-dropdown-lines'))).toEqual([]);
  await page.getByRole('button', { name: /^Your cart/ }).click();
  await expect(page.locator('#cart').getByRole('listitem')).toHaveCount(3);
  expect(asked.some((path) => path.startsWith('/api/'))).toBe(true);
});

test('CART-2 the drop-down explains that the quantity was limited to the stock', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD', 13)]);
  await page.goto('/details?id=koel-accent-chair&sku=KOL-MUSTARD');
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add to cart: ${koelTitle}` })
    .first()
    .click();
  await expect(page.locator('#cart')).toContainText(
    'Only 13 left, so we’ve changed the quantity from 14 to 13.',
  );
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 13 });
});
