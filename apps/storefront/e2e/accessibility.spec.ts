import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test } from './fixtures.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'a category', path: '/shop?categoryId=sofas' },
  { name: 'a search', path: '/shop?query=chair&categoryName=all' },
  { name: 'Page Not Found', path: '/nowhere' },
];

test.use({ expectedMessages: /404 \(Not Found\)/ });

for (const { name, path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`axe finds nothing on ${name}, ${colorScheme}, ${width} px wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  }

  test(`${name} needs no sideways scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${name} does not shift while it loads`, async ({ page }) => {
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
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.001);
  });
}

test('the open mega menu and the open cart are clean for axe', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button').first().press('Enter');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your cart' }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
