import type { Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts';
import { connectionResetFault, createJsonResponseFault, htmlResponseFault } from '../faults/faults.ts';
import { test as base, expect, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

const latest = /^\/builds\/latest\.json$/;
const newer = createJsonResponseFault({ id: 'newer', timestamp: 1 });

/** A shop whose responses can be changed while a page is open. */
const test = base.extend<{ shop: FaultProxy }>({
  shop: async ({ page }, use) => {
    const shop = await startFaultProxy(urls.shop);
    await page.clock.install();
    await page.goto(shop.address);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await use(shop);
    await page.close();
    await shop.stop();
  },
});

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function anHourPasses(page: Page) {
  await page.clock.fastForward('01:00:01');
}

/** Lets an hour pass, waits for the update check, and expects exactly one. */
async function asked(page: Page, shop: FaultProxy) {
  const heard = page.waitForResponse((response) => latest.test(new URL(response.url()).pathname));
  await anHourPasses(page);
  await heard;
  expect(shop.seen.filter((path) => latest.test(path))).toHaveLength(1);
}

async function followLink(page: Page) {
  await page.getByRole('link', { name: 'See the living room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Living Room' })).toBeVisible();
  await waitForHydration(page);
}

base(
  'SHELL-3 serves the id of the build, which is also the version in the page’s manifest',
  async ({ page, request }) => {
    const answer = await request.get('/builds/latest.json');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const build = await answer.json();
    expect(build).toEqual({ id: expect.stringMatching(/^\w{6,}$/), timestamp: expect.any(Number) });
    expect(Date.now() - build.timestamp).toBeGreaterThan(0);
    expect(build.timestamp).toBeGreaterThan(Date.UTC(2025, 0));

    const meta = await request.get(`/builds/meta/${build.id}.json`);
    expect(await meta.json()).toEqual(build);
    expect(meta.headers()['cache-control']).toContain('immutable');

    await page.goto('/');
    await waitForHydration(page);
    expect(await page.evaluate(() => window.__reactRouterManifest?.version)).toBe(build.id);
  },
);

for (const path of ['/builds/meta/older.json', '/builds/meta/', '/builds/', '/builds/other.json']) {
  base(`SHELL-3 an unknown build path returns 404 and never HTML: ${path}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store' });
    expect(await answer.text()).not.toContain('<');
  });
}

test('SHELL-3 after a new build only the next navigation is a full page load', async ({ page, shop }) => {
  shop.spoil(latest, newer);
  await asked(page, shop);
  // The current page stays as it is.
  expect(await isSameDocument(page)).toBe(true);

  await followLink(page);
  expect(await isSameDocument(page)).toBe(false);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/categoryId=living-room&/);
  expect(await isSameDocument(page)).toBe(true);
});

test('SHELL-3 navigates without a full page load while the build is the same', async ({ page, shop }) => {
  await asked(page, shop);
  await followLink(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('SHELL-3 does not check for a new build within an hour', async ({ page, shop }) => {
  await page.clock.fastForward('00:58:00');
  await followLink(page);
  expect(shop.seen.filter((path) => latest.test(path))).toEqual([]);
});

test('SHELL-3 delays the full page load while a form holds unsent text', async ({ page, shop }) => {
  shop.spoil(latest, newer);
  await asked(page, shop);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    const label = document.createElement('label');
    label.append('Message', document.createElement('input'));
    const send = document.createElement('button');
    send.append('Send');
    form.append(label, send);
    form.addEventListener('submit', (event) => event.preventDefault());
    // Outside of React's tree, so that it stays on navigation.
    document.body.prepend(form);
  });
  await page.getByLabel('Message').fill('Do you deliver to Sunamganj?');
  await followLink(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByLabel('Message')).toHaveValue('Do you deliver to Sunamganj?');

  await page.getByRole('button', { name: 'Send' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First,');
  await waitForHydration(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('SHELL-3 does not delay the full page load for text in the search', async ({ page, shop }) => {
  shop.spoil(latest, newer);
  await asked(page, shop);
  await page.getByRole('banner').getByRole('combobox').fill('sofa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?query=sofa/);
  await waitForHydration(page);
  expect(await isSameDocument(page)).toBe(false);
});

for (const [name, fault] of Object.entries({ reset: connectionResetFault, HTML: htmlResponseFault })) {
  test.describe(`a failed update check: ${name}`, () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('SHELL-3 causes no full page load', async ({ page, shop }) => {
      shop.spoil(latest, fault);
      await anHourPasses(page);
      // Chromium itself retries if a connection is closed without a response.
      await expect.poll(() => shop.seen.filter((path) => latest.test(path)).length).toBeGreaterThan(0);
      await followLink(page);
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}
