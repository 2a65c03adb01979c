import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createDelayFault, createHoldUntilFault, createThrottleFault } from '../faults/faults.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { readCartBadgeContent } from '../support/header-badges.ts';
import { readLayoutShiftSum, recordLayoutShifts } from '../support/read-layout-shift-sum.ts';
import { startTlsProxy } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';

const cart = JSON.stringify({
  version: 1,
  lines: [
    { sourceType: 'item', code: 'a', quantity: 3 },
    { sourceType: 'item', code: 'b', quantity: 2 },
  ],
});

test('MONEY-2 sets theme, currency and session of a returning visitor before hydration', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('currency', 'USD');
    localStorage.setItem('authToken', 'token');
  });
  // No module is loaded, so that only the head script can have set this state.
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault());
  await page.goto(proxy.address);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-currency', 'USD');
  await expect(html).toHaveAttribute('data-session', 'signed-in');
  await expect(html).not.toHaveAttribute('data-hydrated');
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
  await page.close();
  await proxy.stop();
});

test('NAV-1 the cart count is the sum of the quantities before and after hydration', async ({ page }) => {
  await page.addInitScript((stored) => localStorage.setItem('cart', stored), cart);
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault());
  await page.goto(proxy.address);
  expect(await readCartBadgeContent(page)).toBe('"5"');

  await page.goto('/');
  await proxy.stop();
  await waitForHydration(page);
  expect(await readCartBadgeContent(page)).toBe('"5"');
  await expect(page.getByRole('button', { name: 'Your cart, 5 in total' })).toBeVisible();
});

for (const stored of [
  '',
  '{',
  '[]',
  '{"lines":7}',
  '{"lines":[null]}',
  '{"lines":[{"quantity":-2}]}',
  '{"lines":[{"quantity":"x"}]}',
]) {
  test(`CART-1 a stored cart that cannot be read counts as empty: ${stored || 'nothing'}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('cart', value), stored);
    await page.goto('/');
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Your cart', exact: true })).toBeVisible();
  });
}

test('CART-1 updates the count when another tab fills the cart', async ({ page, context }) => {
  await page.goto('/');
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate((stored) => localStorage.setItem('cart', stored), cart);
  await expect(page.getByRole('button', { name: 'Your cart, 5 in total' })).toBeVisible();
});

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

for (const [width, path] of [
  [390, '/details?id=koel-accent-chair'],
  [768, '/'],
  [1280, '/shop?categoryId=sofas'],
  [1280, '/details?id=dinner-for-four'],
] as const) {
  test(`SHELL-2 at ${width} px ${path} has no layout shift while it loads slowly`, async ({ page }) => {
    const proxy = await startFaultProxy(urls.shop);
    proxy.spoil(/^\/(details|shop|$)/, createThrottleFault(4096, 25));
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
          if (entry.value < 0.001) continue;
          const what = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
          moves.push(`${entry.value} ${what.join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(proxy.address + path);
    await waitForHydration(page);
    expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([]);
    await page.close();
    await proxy.stop();
  });
}

for (const [width, path] of [
  [390, '/details?id=meghna-3-seater'],
  [390, '/shipping'],
  [1280, '/'],
  [1280, '/shop?categoryId=sofas'],
  [1280, '/shipping'],
] as const) {
  for (const [fallback, twins] of [
    ['a matching fallback', undefined],
    ['generic fallbacks', { text: 'sans-serif', display: 'serif' }],
    ['a fallback that is too wide', { text: 'monospace', display: 'monospace' }],
  ] as const) {
    test(`SHELL-4 at ${width} px ${path} has no layout shift when fonts load after ${fallback}`, async ({
      page,
    }) => {
      const proxy = await startFaultProxy(urls.shop);
      proxy.spoil(/\.woff2/, createDelayFault(1_000));
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      await page.addInitScript((families) => {
        if (!families) return;
        new MutationObserver((_, observer) => {
          if (!document.documentElement) return;
          document.documentElement.style.setProperty('--font-text-fallback', families.text);
          document.documentElement.style.setProperty('--font-display-fallback', families.display);
          observer.disconnect();
        }).observe(document, { childList: true });
      }, twins);
      await page.goto(proxy.address + path);
      await waitForHydration(page);
      await page.waitForFunction(() => sessionStorage.getItem('fonts') === '1');
      // Two frames, because a shift is reported after the frame in which it happens.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await readLayoutShiftSum(page)).toBeLessThan(0.003);
      await page.close();
      await proxy.stop();
    });
  }
}

test('enables fonts after the first paint, and before it once the session has them', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset['fonts'] === undefined) return;
      Object.assign(window, { letIn: performance.now() });
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const letInAfterPaint = async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    return page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-paint');
      return Reflect.get(window, 'letIn') - (paint?.startTime ?? Number.NaN);
    });
  };
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Anek Bangla"'))).toBe(true);
  await page.waitForFunction(() => sessionStorage.getItem('fonts') === '1');
  expect(await letInAfterPaint()).toBeGreaterThan(0);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  expect(await letInAfterPaint()).toBeLessThan(0);
});

test('a page that would shift keeps its fallback fonts, and the next page uses ours', async ({ page }) => {
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.woff2/, createDelayFault(1_000));
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return;
      document.documentElement.style.setProperty('--font-text-fallback', 'monospace');
      observer.disconnect();
    }).observe(document, { childList: true }),
  );
  await page.goto(`${proxy.address}/shipping`);
  await waitForHydration(page);
  await page.waitForFunction(() => sessionStorage.getItem('fonts') === '1');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.close();
  await proxy.stop();
});

test('over HTTP/1.1 requests no module before the page has loaded', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const { loaded, modules } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return { loaded: navigation?.domComplete ?? 0, modules: scripts.map(({ startTime }) => startTime) };
  });
  expect(modules.length).toBeGreaterThan(3);
  expect(Math.min(...modules)).toBeGreaterThanOrEqual(loaded);
});

test.describe('over HTTP/2', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('requests modules as soon as the images of the first screen have loaded', async ({ page }) => {
    const image = Promise.withResolvers<undefined>();
    const sheet = Promise.withResolvers<undefined>();
    const proxy = await startFaultProxy(urls.shop);
    const isRoom = /^\/pictures\/living-room\//;
    proxy.spoil(isRoom, createHoldUntilFault(image.promise));
    proxy.spoil(/\.css$/, createHoldUntilFault(sheet.promise));
    const front = await startTlsProxy(proxy.address);
    const isModule = /\.js$/;
    await page.goto(front.address, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => proxy.seen.some((path) => isRoom.test(path))).toBe(true);
    await page.waitForTimeout(500);
    expect(proxy.seen.filter((path) => isModule.test(path))).toEqual([]);
    image.resolve(undefined);
    await expect.poll(() => proxy.seen.filter((path) => isModule.test(path)).length).toBeGreaterThan(3);
    // It is still loading, because its style sheet has not arrived.
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    sheet.resolve(undefined);
    await waitForHydration(page);
    await page.close();
    await front.stop();
    await proxy.stop();
  });
});

test('NAV-5 an empty search before hydration does not navigate', async ({ page }) => {
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault());
  await page.goto(proxy.address);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page).toHaveURL(proxy.address);
  await page.close();
  await proxy.stop();
});

test('MONEY-2 shows and keeps a currency chosen before hydration', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault(released));
  await page.goto(proxy.address);
  const button = page.getByRole('banner').getByRole('button', { name: /Currency/ });
  await button.click();
  await page.locator('label', { hasText: 'INR' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'INR');
  await expect(button).toContainText('INR');
  release(undefined);
  await waitForHydration(page);
  await page.reload();
  await waitForHydration(page);
  await expect(button).toContainText('INR');
  await page.close();
  await proxy.stop();
});
