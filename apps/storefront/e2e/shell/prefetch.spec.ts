import type { Page } from '@playwright/test';
import { type Connection, lowDataConnections, setConnection } from '../support/connection.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const firstItem = '[data-slot=product-card] a[href^="/details?"]';

test('PERF a visible item in a list opens from prefetched data', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const responses: { path: string; type: string; cached: boolean }[] = [];
  session.on('Network.responseReceived', ({ type, response: { url, fromDiskCache } }) => {
    const { pathname, search } = new URL(url);
    responses.push({ path: pathname + search, type, cached: fromDiskCache === true });
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/shop');
  await waitForHydration(page);
  const item = page.locator(firstItem).first();
  const id = new URL((await item.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? '';
  const ofItem = () => responses.filter(({ path }) => path.startsWith(`/details.data?id=${id}&`));
  await expect.poll(ofItem).toMatchObject([{ type: 'Other', cached: false }]);
  const isModule = ({ path }: { path: string }) => path.startsWith('/assets/details-');
  await expect.poll(() => responses.filter(isModule).length).toBe(1);

  await item.click();
  await expect(page.locator('#buy')).toBeVisible();
  // Afterwards the browser may request it again by itself, as `stale-while-revalidate` allows.
  expect(ofItem()[1]).toMatchObject({ type: 'Fetch', cached: true });
  expect(responses.filter(isModule)).toHaveLength(1);
});

/** Opens the list on a phone. Returns the URLs that it requests. The array grows with further requests. */
async function openList(page: Page, connection: Connection): Promise<string[]> {
  await setConnection(page, connection);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/shop');
  await waitForHydration(page);
  return requested;
}

const isItemData = (url: string) => url.includes('/details.data');

test('PERF prefetches items on a 3G connection', async ({ page }) => {
  const requested = await openList(page, { saveData: false, effectiveType: '3g' });
  await expect.poll(() => requested.some(isItemData)).toBe(true);
});

for (const connection of lowDataConnections) {
  test(`PERF prefetches nothing on a low-data connection: ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    const requested = await openList(page, connection);
    // Longer than a visitor must look at an item to prefetch it.
    await page.waitForTimeout(1_500);
    expect(requested.filter(isItemData)).toEqual([]);
  });
}
