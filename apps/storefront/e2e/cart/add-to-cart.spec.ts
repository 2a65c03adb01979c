import type { Page } from '@playwright/test';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { readCartBadgeContent } from '../support/header-badges.ts';
import { urls } from '../support/urls.ts';

const bundlePath = '/details?id=dinner-for-four';
const getAddBundleButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /Add set to cart/ });
const dropDown = (page: Page) => page.locator('#cart');
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
const setAddedEarly = { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 };
const cartWithBundle = { version: 1, lines: [{ ...setAddedEarly, seenPrice: 57_500 }] };

test('CART-2 adding creates a line, and adding again increases its quantity', async ({ page }) => {
  await page.goto(bundlePath);
  await waitForHydration(page);
  await getAddBundleButton(page).click();
  expect(await stored(page)).toEqual(cartWithBundle);
  await expect(page.getByRole('button', { name: 'Your cart, 1 in total' })).toBeVisible();
  await getAddBundleButton(page).click();
  await expect(page.getByRole('button', { name: 'Your cart, 2 in total' })).toBeVisible();
  expect((await stored(page)).lines).toEqual([{ ...cartWithBundle.lines[0], quantity: 2 }]);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Your cart, 2 in total' })).toBeVisible();
});

test('CART-2 adds an item with one sku to the cart from its card', async ({ page }) => {
  await page.goto('/new-arrival');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: /^Add to cart: / });
  const card = page.getByRole('article').filter({ has: button }).first();
  await card.hover();
  await card.getByRole('button', { name: /^Add to cart: / }).click();
  await expect(page.getByRole('button', { name: 'Your cart, 1 in total' })).toBeVisible();
  const one = { sourceType: 'item', code: expect.any(String), quantity: 1, seenPrice: expect.any(Number) };
  await expect.poll(async () => (await stored(page)).lines).toEqual([one]);
});

test.describe('the drop-down', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto(bundlePath);
    await waitForHydration(page);
    await getAddBundleButton(page).scrollIntoViewIfNeeded();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    await getAddBundleButton(page).click();
    await expect(dropDown(page)).toBeVisible();
    await expect(dropDown(page)).toContainText('Your cart');
  });

  test('NAV-8 opens for four seconds after something is added', async ({ page }) => {
    await page.clock.runFor(3_900);
    await expect(dropDown(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(dropDown(page)).toBeHidden();
  });

  test('NAV-8 stays open while hovered', async ({ page }) => {
    await dropDown(page).hover();
    await page.clock.runFor(9_000);
    await expect(dropDown(page)).toBeVisible();
    await page.mouse.move(2, 500);
    await page.clock.runFor(4_100);
    await expect(dropDown(page)).toBeHidden();
  });

  test('NAV-8 stays open while focus is inside', async ({ page }) => {
    await dropDown(page).evaluate((panel) => {
      const inside = panel.querySelector<HTMLElement>('a, button') ?? panel;
      inside.tabIndex = 0;
      inside.focus();
    });
    await page.clock.runFor(9_000);
    await expect(dropDown(page)).toBeVisible();
  });
});

test('CART-2 counts a bundle added before hydration once, and then opens the drop-down', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault(released));
  await page.goto(proxy.address + bundlePath);
  await getAddBundleButton(page).click();
  expect(await readCartBadgeContent(page)).toBe('"1"');
  expect(await stored(page)).toEqual({ version: 1, lines: [setAddedEarly] });
  await expect(page).toHaveURL(proxy.address + bundlePath);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release(undefined);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Your cart, 1 in total' })).toBeVisible();
  await expect(dropDown(page)).toContainText('1 X ৳57,500');
  // The early script does not know the price. The cart stores it once it has fetched it.
  expect(await stored(page)).toEqual(cartWithBundle);
  await page.close();
  await proxy.stop();
});
