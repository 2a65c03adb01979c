import type { Page } from '@playwright/test';
import { getAxeViolations } from '../support/axe.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { readLayoutShiftSum, recordLayoutShifts } from '../support/read-layout-shift-sum.ts';
import { shopPages } from '../support/shop-pages.ts';

test.use({ expectedMessages: /404 \(Not Found\)/ });

/** Expects the print layout to have no controls and none of the theme's colours. */
async function expectToBePrinted(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const colours = await heading.evaluate((element) => ({
    text: getComputedStyle(element).color,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(colours).toEqual({ text: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' });
  expect(await heading.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
}

for (const { name, path } of shopPages) {
  test(`${name} has no axe violations, no layout shift, fits 320 px, and prints black on white`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    // The remaining shift is a row of links, some of which are a pixel wider in their own font than in the fallback.
    // Nothing may be added to it. Earlier shifts are tested in `chunked-document.spec.ts`.
    expect(await readLayoutShiftSum(page, 'the document is read')).toBeLessThan(0.001);

    // Render the whole page: lazy content would otherwise keep the colours of the other theme.
    await page.evaluate(() => document.documentElement.setAttribute('data-render-offscreen', ''));

    // Bar and footer have two layouts each, and there are two themes. The stories test all four combinations of each
    // page.
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      expect(await getAxeViolations(page), `${width} px wide, ${colorScheme}`).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await expectToBePrinted(page);
  });
}

test('the open mega menu and the open cart have no axe violations', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button').first().press('Enter');
  expect(await getAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your cart' }).click();
  expect(await getAxeViolations(page)).toEqual([]);
});
