import {
  createItemLineFixture,
  getCartPage,
  koelTitle,
  meghnaTitle,
  openCartPage,
  piriStoolTitle,
  readStoredQuantities,
  seedCart,
} from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const cartKey = 'cart';

test('CART-1 keeps two tabs in sync, line by line', async ({ page, context }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD', 2), createItemLineFixture('PIRI-NAT')]);
  await openCartPage(page);
  const other = await context.newPage();
  await openCartPage(other);
  await getCartPage(other).more(koelTitle).click();
  await expect(getCartPage(page).box(koelTitle)).toHaveValue('3');
  await getCartPage(page).action('Remove', piriStoolTitle).click();
  await expect(getCartPage(other).line(piriStoolTitle)).toHaveCount(0);
  await expect(getCartPage(other).box(koelTitle)).toHaveValue('3');
});

test('CART-1 keeps everything that two tabs add at nearly the same time', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/details?id=piri-stool&sku=PIRI-NAT');
    await waitForHydration(tab);
  }
  const add = (tab: typeof page) =>
    tab.getByRole('main').getByRole('button', { name: 'Add to cart: Piri, the stool' }).first().click();
  for (let time = 0; time < 3; time += 1) {
    await add(page);
    await add(other);
  }
  expect(await readStoredQuantities(page)).toEqual({ 'PIRI-NAT': 6 });
  await expect(page.getByRole('button', { name: 'Your cart, 6 in total' })).toBeVisible();
});

test('CART-1 ignores the outdated value of a late storage event', async ({ page }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD', 2)]);
  await openCartPage(page);
  await getCartPage(page).more(koelTitle).click();
  await page.evaluate((key) => {
    const old = { version: 1, lines: [{ sourceType: 'item', code: 'PIRI-NAT', quantity: 9 }] };
    dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(old) }));
  }, cartKey);
  await expect(getCartPage(page).box(koelTitle)).toHaveValue('3');
  await expect(getCartPage(page).line(piriStoolTitle)).toHaveCount(0);
});

test('CART-1 shows an empty cart after another tab clears the storage', async ({ page, context }) => {
  await seedCart(page, [createItemLineFixture('KOL-MUSTARD')]);
  await openCartPage(page);
  await expect(getCartPage(page).line(koelTitle)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(getCartPage(page).empty).toBeVisible();
});

test('CART-1 keeps the valid lines of a corrupt cart', async ({ page }) => {
  await page.addInitScript(() => {
    const lines = [null, { code: '<b>' }, { sourceType: 'item', code: 'KOL-MUSTARD', quantity: 1 }, 'x'];
    if (!localStorage.getItem('cart')) localStorage.setItem('cart', JSON.stringify({ lines, later: 7 }));
  });
  await openCartPage(page);
  await getCartPage(page).more(koelTitle).click();
  expect(await readStoredQuantities(page)).toEqual({ 'KOL-MUSTARD': 2 });
});

test('CART-1 keeps working when the storage is full, and says that the cart is not saved', async ({
  page,
}) => {
  await seedCart(page, [createItemLineFixture('MGN-3S-ASH')]);
  await openCartPage(page);
  await page.evaluate(() => {
    for (let size = 2 ** 24; size >= 1; size /= 2) {
      try {
        while (true) localStorage.setItem(`junk ${size} ${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // The storage is too full for this much. Try half of it.
      }
    }
  });
  await page.goto('/details?id=piri-stool&sku=PIRI-NAT');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart: Piri, the stool' }).first().click();
  await expect(page.getByRole('button', { name: 'Your cart, 2 in total' })).toBeVisible();
  await page.locator('#cart').getByRole('link', { name: 'View Cart' }).click();
  await expect(getCartPage(page).storageAlert).toBeVisible();
  await expect(getCartPage(page).line(piriStoolTitle)).toBeVisible();
  await expect(getCartPage(page).line(meghnaTitle)).toBeVisible();
});

test.describe('blocked storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    });
  });

  test('CART-1 keeps working in this window, and says that the cart is not saved', async ({ page }) => {
    await page.goto('/details?id=piri-stool&sku=PIRI-NAT');
    await waitForHydration(page);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart: Piri, the stool' }).first();
    await add.click();
    await add.click();
    await expect(page.getByRole('button', { name: 'Your cart, 2 in total' })).toBeVisible();
    await page.locator('#cart').getByRole('link', { name: 'View Cart' }).click();
    await expect(getCartPage(page).storageAlert).toBeVisible();
    await expect(getCartPage(page).box(piriStoolTitle)).toHaveValue('2');
  });
});
