import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { startStorefront } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { createErrorStatusFault } from './faults.ts';

test.describe('an unknown URL', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('SHELL-2 returns 404 with the heading and the path, between header and footer', async ({ page }) => {
    const answer = await page.goto('/sofas/old-link?from=mail');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Page not found: /sofas/old-link', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('SHELL-2 escapes the path and shortens it past 200 characters', async ({ page }) => {
    await page.goto(`/${'a'.repeat(300)}`);
    const shown = await page.getByText(/^Page not found:/).textContent();
    expect(shown).toBe(`Page not found: /${'a'.repeat(199)}…`);
    await page.goto('/<script>alert(1)</script>');
    await expect(page.getByText(/^Page not found:/)).toContainText('%3Cscript%3E');
  });

  test('SHELL-2 offers a search for the words of the URL and a link to the home page', async ({ page }) => {
    await page.goto('/old-sofas');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('old sofas');
    await main.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('an unknown payment result whose error screen cannot be loaded', () => {
  test.use({ expectedMessages: /404 \(Not Found\)|net::ERR_FAILED/ });

  for (const [name, come] of [
    ['on a direct visit', async (page: Page) => void (await page.goto('/payments/response/won'))],
    [
      'on client navigation',
      async (page: Page) => {
        await page.goto('/about');
        await waitForHydration(page);
        await page.evaluate(() => {
          return window.__reactRouterDataRouter?.navigate('/payments/response/won');
        });
      },
    ],
  ] as const) {
    test(`SHELL-2 shows the 404 page ${name}, with a search and a link to the home page`, async ({
      page,
    }) => {
      const asked: string[] = [];
      await page.route(/\/assets\/not-found-screen-/, async (route) => {
        asked.push(route.request().url());
        await route.abort();
      });
      await come(page);
      await waitForHydration(page);
      await expect.poll(() => asked).not.toEqual([]);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(main.getByText('Page not found: /payments/response/won')).toBeVisible();
      await expect(main.getByRole('searchbox')).toBeVisible();
      await main.getByRole('link', { name: 'Back to the home page' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('SHELL-2 shows the error screen for an unsupported request, without the exception text', async ({
  request,
}) => {
  const answer = await request.post('/');
  expect(answer.ok()).toBe(false);
  expect(answer.headers()['cache-control']).toBe('no-store');
  // The visible HTML without the scripts' data, in which the router has its own text for a failed request.
  const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  expect(html).toContain('<title>Internal Server Error</title>');
  expect(html).toContain('data-slot="navigation-bar"');
  expect(html).toContain('data-slot="footer"');
  expect(html).toMatch(/<search aria-label="Search by name"><form [^>]*action="\/shop"/);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to the home page<\/a>/);
  expect(html).not.toMatch(/node_modules|\.tsx?:\d|at \w+ \(|did not provide an .{0,3}action/);
});

test('SHELL-3 a missing asset returns 404 and never HTML', async ({ request }) => {
  const answer = await request.get('/assets/gone-123.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await answer.text()).not.toContain('<');
});

test.describe('a route module that never loads', () => {
  test.use({ expectedMessages: /404 \(Not Found\)|Failed to fetch dynamically imported module/ });

  test('SHELL-3 reloads the page once, then shows the error screen with “Try again”', async ({ page }) => {
    const proxy = await startFaultProxy(urls.shop);
    // The route's module alone: other modules begin with the same word, before a hash of eight letters.
    proxy.spoil(/\/assets\/shop-[\w-]{8}\.js$/, createErrorStatusFault(404));
    // The throttle lasts ten seconds by the page's clock, which is stopped here, so that a slow machine does not
    // matter.
    await page.clock.setFixedTime(new Date());
    await page.goto(proxy.address);
    await waitForHydration(page);

    const documents = () => proxy.seen.filter((path) => path.startsWith('/shop?'));
    await page.getByRole('link', { name: 'See the living room' }).click();
    await expect(page).toHaveURL(/\/shop\?categoryId=living-room/);
    // The reload shows the server's page, which needs no module. A second failure on it does not cause a third load.
    await expect(page.getByRole('heading', { level: 1, name: 'Living Room' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents()).toHaveLength(1);

    await page.goto(proxy.address);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'See the living room' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
    await expect(page.getByText(/dynamically imported/)).toBeHidden();
    expect(documents()).toHaveLength(1);

    await proxy.heal();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Living Room' })).toBeVisible();
    await proxy.stop();
  });
});

test.describe('an API that is down', () => {
  test.use({ expectedMessages: /503 \(Service Unavailable\)/ });

  test('SHELL-2 renders the page uncached, says what is missing, and hides the exception', async ({
    page,
  }) => {
    const shop = await startStorefront({ API_URL: urls.nobody });
    const answer = await page.goto(shop.address);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('First,');
    await expect(page.getByText('We can’t load the rooms at the moment')).toBeVisible();
    await expect(page.getByText(/ECONNREFUSED|fetch failed/)).toBeHidden();

    const api = await page.request.get(`${shop.address}/api/health`);
    expect(api.status()).toBe(503);
    expect((await api.json()).error).toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    // Close the page first, because requests in idle time must not find the shop gone.
    await page.close();
    await shop.stop();
  });

  test('a search reports a failure instead of an empty result', async ({ page }) => {
    const shop = await startStorefront({ API_URL: urls.nobody });
    await page.goto(`${shop.address}/shop?query=sofa&categoryName=all`);
    await expect(page.getByText('We can’t load our furniture at the moment.')).toBeVisible();
    await waitForHydration(page);
    await page.close();
    await shop.stop();
  });
});
