import { loaderClientOptions } from '@piri/client';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { type ShopPage, shopPages } from '../support/shop-pages.ts';
import { type FaultProxies, test } from './fault-fixtures.ts';
import type { Fault } from './fault-proxy.ts';
import {
  connectionResetFault,
  createDelayFault,
  createErrorStatusFault,
  createEveryOtherCallFault,
  createHoldUntilFault,
  createRateLimitFault,
  htmlResponseFault,
  truncatedResponseFault,
  wrongTypesFault,
} from './faults.ts';

/** The limit for rendering apart from the calls, on a busy machine. */
const renderingMs = 1_500;

/**
 * Returns the time from the request to the first byte of the response, without the time that a busy browser needs to
 * start.
 */
function waitedMs(answer: Response): number {
  const { requestStart, responseStart } = answer.request().timing();
  return responseStart - requestStart;
}

const everything = /./;

/** Expects the page to be complete: its frame, its heading, and text. */
async function expectToStand(page: Page, bare = false) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible({ visible: !bare });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\w/);
}

/** The two most different pages meet every fault. The others alternate: two or three of them meet each fault. */
const everyFault = ['home', 'an item'];

function pagesFor(fault: number, turns = 11) {
  return shopPages.filter(({ name }, index) => everyFault.includes(name) || (index + fault) % turns === 0);
}

/** Returns a page's response without running scripts. */
async function answerOf(page: ShopPage, request: APIRequestContext, address: string) {
  const answer = await request.get(address + page.path);
  return { ...page, answered: answer.status(), headers: answer.headers(), html: await answer.text() };
}

/** Expects the document to be complete without scripts: its title, its frame, its heading. */
function expectDocument({ name, html, bare = false }: { name: string; html: string; bare?: boolean }) {
  const parts = [/<title>[^<]*\w/, /<header\b/, /<h1\b/, /<\/html>\s*$/, ...(bare ? [] : [/<footer\b/])];
  const missing = parts.filter((part) => !part.test(html)).map(String);
  expect.soft(missing, name).toEqual([]);
}

/** The sign-in dialog, which the account page shows to guests in front of its content. */
const formInFront = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const closeForm = (page: Page) => formInFront(page).getByRole('button', { name: 'Close' }).click();

test.beforeEach(({ page }) => page.addLocatorHandler(formInFront(page), () => closeForm(page)));

const apology = 'Some of this page couldn’t be loaded. Please try again in a minute.';

test.describe('an API that fails', () => {
  // The checkout fetches the localities in the browser and so gets the fault as the server does.
  test.use({
    expectedMessages: /Failed to load resource: the server responded with a status of (404|429|5\d\d)/,
  });

  const faults: Record<string, Fault | 'refused'> = {
    'refuses connections': 'refused',
    'resets connections': connectionResetFault,
    // Not a delayed response: those for the pages above would all reach the API at once, while it has to respond to
    // “Try again”.
    'never responds': createHoldUntilFault(),
    'truncates responses': truncatedResponseFault,
    'sends HTML': htmlResponseFault,
    'sends wrong types': wrongTypesFault,
    'always returns 500': createErrorStatusFault(500),
    'limits the rate for a second': createRateLimitFault(1),
    'limits the rate for a minute': createRateLimitFault(60),
  };

  const spoil = (shop: FaultProxies, fault: Fault | 'refused') =>
    fault === 'refused' ? shop.api.refuse() : shop.api.spoil(everything, fault);

  for (const [index, [name, fault]] of Object.entries(faults).entries()) {
    test(`SHELL-2 every page responds uncached and says what is missing when the API ${name}`, async ({
      request,
      shop,
    }) => {
      await spoil(shop, fault);
      const asked = shopPages.map((page) => answerOf(page, request, shop.front.address));
      for (const page of await Promise.all(asked)) {
        expect.soft(page.answered, page.name).toBe(page.status ?? 503);
        expect.soft(page.headers['cache-control'], page.name).toBe('no-store');
        expectDocument(page);
        expect.soft(page.html.includes(apology), page.name).toBe(true);
      }
    });

    // The two pages that meet every fault alternate here, because each has just been tested with this one.
    const [spared] = everyFault.slice(index % 2);
    const shown = pagesFor(index).filter(({ name }) => name !== spared);
    for (const { name: where, path, status = 503, bare } of shown) {
      test(`SHELL-2 ${where} renders and says what is missing when the API ${name}`, async ({
        page,
        shop,
      }) => {
        await spoil(shop, fault);
        const answer = await page.goto(shop.front.address + path, { waitUntil: 'commit' });
        if (!answer) throw new Error(`${path} was not answered.`);
        expect(waitedMs(answer)).toBeLessThan(loaderClientOptions.totalMs + renderingMs);

        expect(answer.status()).toBe(status);
        expect(answer.headers()['cache-control']).toBe('no-store');
        await expectToStand(page, bare);
        await expect(page.getByText(apology)).toBeVisible();
        await waitForHydration(page);
        await expect(page.getByText(apology)).toBeVisible();
        await expect(page.getByText(/ECONN|fetch failed|Unexpected token|undefined|\[object/)).toHaveCount(0);

        await shop.api.heal();
        if (status !== 503) return;
        const tryAgain = page
          .getByRole('region', { name: 'Loading problem' })
          .getByRole('link', { name: 'Try again' });
        // On a busy machine the API may again take longer than the page waits, so press again.
        await expect(async () => {
          if (await tryAgain.isVisible()) await tryAgain.click();
          await expect(page.getByText(apology)).toHaveCount(0, { timeout: 5_000 });
        }).toPass();
        await expectToStand(page, bare);
      });
    }
  }
});

test.describe('an API that recovers', () => {
  const faults: Record<string, Fault> = {
    'is slow': createDelayFault(300),
    'returns 500 for half of the calls': createEveryOtherCallFault(createErrorStatusFault(500)),
    'resets half of the connections': createEveryOtherCallFault(connectionResetFault),
    'limits the rate for half of the calls': createEveryOtherCallFault(createRateLimitFault(0)),
  };

  for (const [index, [name, fault]] of Object.entries(faults).entries()) {
    test(`SHELL-2 pages are complete when the API ${name}`, async ({ request, shop }) => {
      shop.api.spoil(everything, fault);
      for (const kind of pagesFor(index, 3)) {
        // One after the other: each has two seconds for its calls, whatever else is requested.
        const page = await answerOf(kind, request, shop.front.address);
        expect.soft(page.answered, page.name).toBe(page.status ?? 200);
        expectDocument(page);
        expect.soft(page.html.includes(apology), page.name).toBe(false);
      }
    });
  }
});

for (const { name, path } of shopPages) {
  test(`CALL-4 ${name} makes each API call once`, async ({ shop, request }) => {
    await request.get(shop.front.address + path);
    expect(shop.api.calls.size).toBeGreaterThan(0);
    expect([...shop.api.calls].filter(([, times]) => times > 1)).toEqual([]);
  });
}

test.describe('a server that fails during navigation', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const faults: Record<string, Fault> = {
    'resets connections': connectionResetFault,
    'truncates responses': truncatedResponseFault,
    'sends HTML': htmlResponseFault,
    'returns 500': createErrorStatusFault(500),
    'returns 429': createRateLimitFault(1),
  };

  for (const [index, [name, fault]] of Object.entries(faults).entries()) {
    for (const { name: where, path, status = 200, bare } of pagesFor(index).filter(
      ({ path, fetches = true }) => path !== '/' && fetches,
    )) {
      test(`SHELL-2 navigating to ${where} shows an error screen when the server ${name}`, async ({
        page,
        shop,
      }) => {
        await page.goto(shop.front.address);
        await waitForHydration(page);
        shop.front.spoil(/\.data\b/, fault);
        await follow(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /^(Internal Server Error|We can’t reach the shop)$/,
        );
        await expectToStand(page, bare);
        await expect(page).toHaveURL(shop.front.address + path);

        await shop.front.heal();
        await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error|reach/);
        if (status === 200) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Not Found/);
      });
    }
  }

  test.describe('without a connection', () => {
    // A page goes on fetching when it is idle. An interrupted module import only logs a message.
    test.use({
      expectedMessages:
        /Failed to load resource|^debug: TypeError: Failed to fetch dynamically imported module/,
    });

    test('SHELL-2 shows an offline screen, and Back returns to the previous page', async ({
      page,
      shop,
      context,
    }) => {
      await page.goto(shop.front.address);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText('You’re offline. You can keep browsing')).toBeVisible();
      await follow(page, '/shop');
      await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
      await expectToStand(page);
      await context.setOffline(false);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('First,');
    });
  });
});

test('shows a progress bar while the next page loads slowly', async ({ page, shop }) => {
  await page.goto(shop.front.address);
  await waitForHydration(page);
  shop.front.spoil(/\.data\b/, createDelayFault(1_000));
  await follow(page, '/shop');
  const way = page.getByRole('progressbar', { name: 'Loading…' });
  await expect(way).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'All furniture' })).toBeVisible();
  await expect(way).toHaveCount(0);
});

test.describe('images that fail to load', () => {
  test.use({ expectedMessages: /Failed to load resource|404 \(Not Found\)/ });

  const faults = {
    'fail to load': connectionResetFault,
    'are truncated': truncatedResponseFault,
    'are missing': createErrorStatusFault(404),
  };

  for (const [index, [name, fault]] of Object.entries(faults).entries()) {
    for (const { name: where, path, bare, asks } of pagesFor(index)) {
      test(`${where} renders and its search works when its images ${name}`, async ({ page, shop }) => {
        shop.front.spoil(/^\/pictures\//, fault);
        await page.goto(shop.front.address + path);
        await waitForHydration(page);
        if (asks) {
          // Close it explicitly: it may open at any time and would take the focus during typing.
          await page.removeLocatorHandler(formInFront(page));
          await closeForm(page);
        }
        await expectToStand(page, bare);
        if (bare) return;
        const search = page.getByRole('banner').getByRole('combobox');
        await search.fill('sofa');
        await search.press('Enter');
        await expect(page).toHaveURL(/\/shop\?query=sofa/);
      });
    }
  }
});

/** Navigates like a link of the page, whether or not the page has such a link. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    // Not awaited, because a fault may delay it indefinitely.
    void window.__reactRouterDataRouter?.navigate(to);
  }, path);
}
