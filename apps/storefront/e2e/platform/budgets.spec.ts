import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleScript } from '../../vite/inline-script.ts';
import { setConnection } from '../support/connection.ts';
import { expect, httpTest, test, waitForHydration } from '../support/fixtures.ts';
import { shopPages } from '../support/shop-pages.ts';
import { firstVisitWorkBudgets, htmlBudgetOverrides, transferSizeBudgets } from './transfer-size-budgets.ts';

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

const more = [
  // A room's page begins with its picture in both lights, which no other list does.
  { name: 'a room', path: '/shop?categoryId=living-room' },
  {
    name: 'a shared cart',
    path: '/cart?lines=item:MGN-3S-ASH:1,item:KOL-MUSTARD:2,bundle:dinner-for-four:1',
  },
];

for (const { name, path } of [...shopPages, ...more]) {
  httpTest(`the HTML with styles and data stays within its budget: ${name}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(brotli(html)).toBeLessThanOrEqual(htmlBudgetOverrides[name] ?? transferSizeBudgets.html);
  });
}

test('scripts and fonts of the home page stay within their budgets', async ({ page }) => {
  // Count each file once: a test that fulfils requests disables the browser's cache, from which the fonts are taken
  // when the full style sheet declares them again.
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|woff2)$/.test(pathname)) files.set(pathname, response.body());
  });
  // Scripts loaded in idle time are not part of the first load, and phones that save data never request them.
  const nothing = {
    contentType: 'text/javascript',
    body: 'export const renderDeferredContentWhenIdle = () => {};',
  };
  await page.route('**/render-deferred-content-when-idle-*.js', (route) => route.fulfill(nothing));
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  let script = 0;
  let fonts = 0;
  for (const [pathname, body] of files) {
    if (pathname.endsWith('.js')) script += brotli(await body);
    else fonts += (await body).length;
  }
  expect.soft(script, 'JavaScript of the first load').toBeLessThanOrEqual(transferSizeBudgets.script);
  expect(fonts, 'fonts of an English page').toBeLessThanOrEqual(transferSizeBudgets.fonts);
});

for (const { path, ...most } of firstVisitWorkBudgets) {
  test(`elements, early requests, modules and fonts stay within their budgets: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await setConnection(page, { saveData: true, effectiveType: '4g' });
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource');
      const named = (ending: string) =>
        new Set(files.map(({ name }) => name).filter((name) => name.endsWith(ending)));
      return {
        elements: document.querySelectorAll('*').length,
        early: files.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).length,
        modules: named('.js').size,
        fonts: named('.woff2').size,
      };
    });
    for (const [name, value] of Object.entries(found)) {
      expect.soft(value, name).toBeGreaterThan(0);
      expect.soft(value, name).toBeLessThanOrEqual(most[name as keyof typeof most]);
    }
  });
}

test('the inline script and its part for early taps stay within their budgets', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(1);
  expect(brotli(scripts[0] ?? '')).toBeLessThan(transferSizeBudgets.firstScript);

  const taps = await bundleScript(
    join(import.meta.dirname, '../../app/features/shell/startup/pre-hydration-events.ts'),
  );
  expect(brotli(taps)).toBeGreaterThan(100);
  expect(brotli(taps)).toBeLessThan(transferSizeBudgets.earlyTaps);
});
