import type { Page } from '@playwright/test';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import { registerCustomerWithApi, seedSession } from '../support/account.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

const wishlist = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const cart = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the accessible names as the browser exposes them, which include the content of style sheets. */
async function namesHeard(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as {
    nodes: { role?: { value: string }; name?: { value: string } }[];
  };
  await devtools.detach();
  return nodes.flatMap(({ role, name }) =>
    ['link', 'button'].includes(role?.value ?? '') ? [name?.value ?? ''] : [],
  );
}

async function storeBeforeLoad(page: Page, stored: Record<string, string>) {
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
}

const twoInCart = JSON.stringify({
  version: 1,
  lines: [{ sourceType: 'item', code: 'KOL-MUSTARD', quantity: 2, seenPrice: 16_800 }],
});

for (const width of [390, 800, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('NAV-1 NAV-7 the names of wishlist and cart include their counts before hydration', async ({
      page,
    }) => {
      await storeBeforeLoad(page, { authToken: 'token', wishlistCount: '3', cart: twoInCart });
      const proxy = await startFaultProxy(urls.shop);
      proxy.spoil(/\.js$/, createHoldUntilFault());
      await page.goto(proxy.address);
      await expect(wishlist(page, 'Your wishlist, 3 in total')).toBeVisible();
      await expect(cart(page, 'Your cart, 2 in total')).toBeVisible();
      expect(await namesHeard(page)).toEqual(
        expect.arrayContaining(['Your wishlist, 3 in total', 'Your cart, 2 in total']),
      );
      await page.close();
      await proxy.stop();
    });

    test('NAV-1 NAV-7 the name of the wishlist includes its current count when signed in', async ({
      page,
      request,
    }) => {
      await seedSession(page, await registerCustomerWithApi(request));
      await page.goto('/details?id=koel-accent-chair');
      await waitForHydration(page);
      await expect(wishlist(page, 'Your wishlist')).toBeVisible();
      const place = () =>
        page
          .getByRole('link', { name: /^Your wishlist/ })
          .evaluate((link) => link.getBoundingClientRect().left);
      const before = await place();
      await page.getByRole('button', { name: 'Add Koel Accent Chair to your wishlist' }).first().click();
      await expect(wishlist(page, 'Your wishlist, 1 in total')).toBeVisible();
      expect(await namesHeard(page)).toContain('Your wishlist, 1 in total');
      expect(await place()).toBe(before);
      await page.reload();
      await expect(wishlist(page, 'Your wishlist, 1 in total')).toBeVisible();
      await waitForHydration(page);
      await expect(wishlist(page, 'Your wishlist, 1 in total')).toBeVisible();
    });

    test('NAV-1 NAV-7 the names include no counts when signed out', async ({ page }) => {
      await page.goto('/');
      await waitForHydration(page);
      await expect(wishlist(page, 'Your wishlist')).toBeVisible();
      await expect(cart(page, 'Your cart')).toBeVisible();
      expect(await namesHeard(page)).toEqual(expect.arrayContaining(['Your wishlist', 'Your cart']));
    });
  });
}

test('NAV-1 NAV-7 the cached HTML contains no counts', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('>Your wishlist<');
  expect(html).not.toMatch(/\d+ in total/);
});
