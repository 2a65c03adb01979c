import type { Locator, Page } from '@playwright/test';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import { expect, httpTest, test, waitForHydration } from '../support/fixtures.ts';
import { shopPages } from '../support/shop-pages.ts';
import { urls } from '../support/urls.ts';

const night = /at night/;
const day = /afternoon/;

const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Colours' });

/** Chooses an option by its label, because the radio itself is visually hidden. */
const choose = (within: Locator, label: string) => within.getByText(label, { exact: true }).click();

/** Returns the page's first room. Others below are lazy. */
const firstRoom = (page: Page) => page.getByRole('img', { name: /at night|afternoon/ }).first();

/** Returns whether the page's background is dark, by its red channel from 0 to 255. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 128;
  });

for (const system of ['light', 'dark'] as const) {
  test(`HOME-1 follows the chosen theme, or the system theme (${system})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/');
    await waitForHydration(page);
    expect(await isDark(page)).toBe(system === 'dark');
    await expect(inFooter(page).getByRole('radio', { name: 'System' })).toBeChecked();

    await choose(inFooter(page), 'Dark');
    await expect.poll(() => isDark(page)).toBe(true);
    await expect(firstRoom(page)).toHaveAccessibleName(night);
    await choose(inFooter(page), 'Light');
    await expect.poll(() => isDark(page)).toBe(false);
    await expect(firstRoom(page)).toHaveAccessibleName(day);
    await choose(inFooter(page), 'System');
    await expect.poll(() => isDark(page)).toBe(system === 'dark');
  });
}

test('chooses the theme by arrow keys and keeps it on the next page', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await inFooter(page).getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(inFooter(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => isDark(page)).toBe(true);
  await page.goto('/shop');
  await waitForHydration(page);
  expect(await isDark(page)).toBe(true);
  await expect(inFooter(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the mobile menu offers the theme too, in sync with the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'All rooms' });
  await choose(menu.getByRole('group', { name: 'Colours' }), 'Dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(inFooter(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('follows a theme chosen in another tab', async ({ page, context }) => {
  await page.goto('/');
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/shop');
  await waitForHydration(other);
  await choose(inFooter(other), 'Dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await expect(inFooter(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('applies a theme chosen before hydration at once and keeps it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault(released));
  await page.goto(proxy.address);
  await choose(inFooter(page), 'Dark');
  expect(await isDark(page)).toBe(true);
  release(undefined);
  await waitForHydration(page);
  expect(await isDark(page)).toBe(true);
  await expect(inFooter(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.close();
  await proxy.stop();
});

test('MONEY-2 never paints the other theme for a returning visitor', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const look = () => {
      // Before the body exists, nothing is painted.
      if (document.body) grounds.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const grounds = await page.evaluate(() => [...(Reflect.get(window, 'grounds') as Set<string>)]);
  expect(grounds).toHaveLength(1);
  expect(await isDark(page)).toBe(true);
});

for (const stored of ['purple', '', '{"theme":"dark"}']) {
  test(`an unknown stored theme counts as no choice: “${stored}”`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
    await page.goto('/');
    await waitForHydration(page);
    expect(await isDark(page)).toBe(true);
    await expect(inFooter(page).getByRole('radio', { name: 'System' })).toBeChecked();
  });
}

for (const { name, path } of shopPages) {
  httpTest(
    `no image of ${name} depends on prefers-color-scheme, which ignores the chosen theme`,
    async ({ request }) => {
      const html = await (await request.get(path)).text();
      const media = [...html.matchAll(/<(?:source|link|meta)[^>]*media="([^"]*)"/gi)].map(
        ([, query]) => query,
      );
      expect(media.filter((query) => query?.includes('prefers-color-scheme'))).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const system of ['light', 'dark'] as const) {
    test(`follows the system theme and hides the theme switch (${system})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto('/');
      await expect(page.getByRole('img', { name: system === 'dark' ? night : day })).toBeVisible();
      await expect(page.getByRole('img', { name: system === 'dark' ? day : night })).toHaveCount(0);
      await expect(page.locator('[data-slot=theme-picker]').last()).toBeHidden();
    });
  }
});
