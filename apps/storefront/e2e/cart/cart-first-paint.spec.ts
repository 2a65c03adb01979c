import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import { getAxeViolations } from '../support/axe.ts';
import {
  createBundleLineFixture,
  createItemLineFixture,
  getCartPage,
  openCartPage,
  seedCart,
} from '../support/cart.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

const lines = [
  createItemLineFixture('MGN-3S-ASH'),
  createItemLineFixture('KOL-MUSTARD', 40),
  createBundleLineFixture('dinner-for-four'),
  createItemLineFixture('NO-SUCH'),
];

for (const path of ['/cart', '/cartV1']) {
  test(`SHELL-4 ${path} is the same for every user and may be cached by a CDN`, async ({ request }) => {
    const plain = await request.get(path);
    const personal = await request.get(path, {
      headers: { cookie: 'authToken=of-somebody', authorization: 'Bearer of-somebody' },
    });
    expect(await personal.text()).toBe(await plain.text());
    expect(plain.headers()['cache-control']).toContain('public');
  });

  test(`CART-1 before hydration ${path} reserves room for the lines and shows no empty cart`, async ({
    page,
  }) => {
    const proxy = await startFaultProxy(urls.shop);
    proxy.spoil(/\.js$/, createHoldUntilFault());
    await seedCart(page, lines);
    await page.goto(proxy.address + path);
    await expect(getCartPage(page).empty).toBeHidden();
    const room = await page.getByText('Loading your cart…').locator('..').boundingBox();
    expect(room?.height).toBeGreaterThan(lines.length * 150);
    await page.close();
    await proxy.stop();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`axe finds nothing on ${path} with lines of every kind, ${colorScheme}, ${width} px wide`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await seedCart(page, lines, { later: [createItemLineFixture('PIRI-NAT', 2)] });
        await openCartPage(page, path);
        await expect(getCartPage(page).figure('To pay')).toContainText('৳');
        expect(await getAxeViolations(page)).toEqual([]);
      });
    }
  }

  test(`${path} with lines does not scroll horizontally at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await seedCart(page, lines);
    await openCartPage(page, path);
    await expect(getCartPage(page).figure('To pay')).toContainText('৳');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('CART-1 shows the empty cart before hydration', async ({ page }) => {
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault());
  await page.goto(`${proxy.address}/cart`);
  await expect(getCartPage(page).empty).toBeVisible();
  await expect(page.getByText('Loading your cart…')).toBeHidden();
  await page.close();
  await proxy.stop();
});

test('CART-1 keeps items added before hydration when storage is blocked', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault(released));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  });
  await page.goto(`${proxy.address}/details?id=piri-stool&sku=PIRI-NAT`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart: Piri, the stool' }).first();
  await add.click();
  await add.click();
  release(undefined);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Your cart, 2 in total' })).toBeVisible();
  await page.close();
  await proxy.stop();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CART-1 explains that the cart needs JavaScript and how to order without it', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByText('which needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '16000' })).toBeVisible();
    await expect(getCartPage(page).empty).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'All furniture' })).toBeVisible();
  });
});
