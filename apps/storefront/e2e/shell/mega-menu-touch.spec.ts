import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';
import { expectMegaMenuClosed, getMegaMenu } from './mega-menu.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 900 } });

test('NAV-4 the first tap on an entry opens its panel, the second closes it, without navigating', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const { entry, sofas } = getMegaMenu(page);
  await entry('Living').tap();
  await expect(sofas).toBeVisible();
  await entry('Living').tap();
  await expectMegaMenuClosed(page);
  await expect(page).toHaveURL('/');
});

test('NAV-4 a tap on a link in the panel follows it', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const { entry, sofas } = getMegaMenu(page);
  await entry('Living').tap();
  await sofas.tap();
  await expect(page).toHaveURL(/categoryId=sofas/);
  await expectMegaMenuClosed(page);
});

test('NAV-4 a tap before hydration stays on the page and opens the panel afterwards', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(/\.js$/, createHoldUntilFault(released));
  await page.goto(proxy.address);
  const { entry, sofas } = getMegaMenu(page);
  await entry('Living').tap();
  await expect(entry('Living')).toBeFocused();
  await expect(page).toHaveURL(proxy.address);

  release(undefined);
  await waitForHydration(page);
  await expect(sofas).toBeVisible();
  await entry('Living').tap();
  await expectMegaMenuClosed(page);
  await page.close();
  await proxy.stop();
});
