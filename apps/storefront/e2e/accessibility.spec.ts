import { violations } from './axe.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { pages } from './pages.ts';

test.use({ expectedMessages: /404 \(Not Found\)/ });

for (const { name, path } of pages) {
  test(`axe finds nothing on ${name}, wide or narrow, light or dark; it does not shift, nor scroll sideways at 320 px`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    // What is left is a row of links, some of which are a pixel wider in their own face than in its stand-in. Nothing
    // may come on top of it.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.001);

    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      expect(await violations(page), `${width} px wide`).toEqual([]);
      // Nothing but the colours is another one at night.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      const atNight = await violations(page, { rules: ['color-contrast', 'link-in-text-block'] });
      expect(atNight, `${width} px wide, at night`).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the open mega menu and the open cart are clean for axe', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button').first().press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your cart' }).click();
  expect(await violations(page)).toEqual([]);
});
