import type { APIRequestContext, Page } from '@playwright/test';
import { preHydrationKeys } from '../../app/features/platform/storage/storage-keys.ts';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

test.describe('before hydration', () => {
  test.use({ expectedMessages: /status of 404/ });

  for (const [path, width] of [
    ['/', 390],
    ['/', 1280],
    ['/shop?categoryId=sofas', 390],
    ['/shop?query=chair&categoryName=all', 1280],
    ['/nowhere', 1280],
  ] as const) {
    test(`${path} has all its critical CSS: at ${width} px the full style sheet changes nothing`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const proxy = await startFaultProxy(urls.shop);
      proxy.spoil(/\.(?:js|css)$/, createHoldUntilFault());
      // On a first visit the fonts wait for the style sheet, which is held back here.
      await page.addInitScript((key) => sessionStorage.setItem(key, '1'), preHydrationKeys.fonts);
      // It keeps loading while the style sheet is held back.
      await page.goto(`${proxy.address}${path}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
      await page.evaluate(facesAreThere);
      const own = await computedStyles(page);
      expect(own.length).toBeGreaterThan(300);
      await addWholeSheet(page, request);
      expect(await computedStyles(page)).toEqual(own);
      await page.close();
      await proxy.stop();
    });
  }
});

test('the full style sheet styles the menu before any module has loaded', async ({ page }) => {
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(proxy.address);
  await page.getByRole('button', { name: 'Menu' }).click();
  const room = page.getByRole('dialog', { name: 'All rooms' }).getByText('Living', { exact: true }).first();
  await expect(room).toHaveCSS('display', 'flex');
  await page.close();
  await proxy.stop();
});

test('a link loads the full style sheet without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(urls.shop);
  await page.getByRole('button', { name: 'Menu' }).click();
  const room = page.getByRole('dialog', { name: 'All rooms' }).getByText('Living', { exact: true }).first();
  await expect(room).toHaveCSS('display', 'flex');
  await page.close();
});

test('the full style sheet loads before hydration, after the rules of the document', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.css$/, createHoldUntilFault(released));
  const sheet = page.waitForRequest((request) => request.url().endsWith('.css'));
  const modules = page.waitForResponse((response) => /\/root-.+\.js$/.test(response.url()));
  await page.goto(proxy.address, { waitUntil: 'domcontentloaded' });
  await sheet;
  // Any input starts the application immediately.
  await page.keyboard.press('Shift');
  await modules;
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release(undefined);
  await waitForHydration(page);
  const order = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.replace(/.*\//, '') ?? ''),
  );
  expect(order).toEqual(['', expect.stringMatching(/^styles-.+\.css$/)]);
  await page.close();
  await proxy.stop();
});

/**
 * Returns the computed styles of one element of each kind. Elements with the same tags and classes, up to two levels
 * above, are one kind.
 */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const one = new Map<string, Element>();
    const closed = '[popover] *, [hidden] *, [data-slot=mega-menu-panel] *';
    for (const element of document.body.querySelectorAll(`:not(:is(${closed}))`)) {
      const line = [element, element.parentElement, element.parentElement?.parentElement];
      one.set(line.map((each) => `${each?.tagName}.${each?.getAttribute('class')}`).join(' < '), element);
    }
    return [...one].flatMap(([kind, element]) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // Skip Tailwind's variables, which are constant in a document that never sets them.
        const names = [...style].filter((name) => !name.startsWith('--'));
        return `${kind}${pseudo}: ${names.map((name) => style.getPropertyValue(name)).join(' ')}`;
      }),
    );
  });
}

/** Adds the full style sheet, bypassing the page's own connections, which are all blocked by modules. */
async function addWholeSheet(page: Page, request: APIRequestContext) {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '');
  const sheet = await request.get(boot.sheet);
  await page.addStyleTag({ content: await sheet.text() });
}

/** Waits until the fonts are loaded, because they change the width of the text. */
async function facesAreThere(): Promise<void> {
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  } while (document.fonts.status !== 'loaded');
}
