import type { Page } from '@playwright/test';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { createHoldUntilFault } from '../faults/faults.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';
import { getMegaMenu } from './mega-menu.ts';

const radix = /\/radix-menu-row-components-[^/]*\.js$/;

/** Returns an attribute that the row has only once it is rendered by Radix. */
const hasRadix = (page: Page) => getMegaMenu(page).nav.getAttribute('data-orientation');

test('loads the Radix row only once the window is wide', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (radix.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const request = page.waitForRequest(radix);
  await page.setViewportSize({ width: 1280, height: 900 });
  await request;
});

test('NAV-3 keyboard use loads the Radix row and keeps the focus', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  expect(await hasRadix(page)).toBeNull();
  const { entry } = getMegaMenu(page);
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect.poll(() => hasRadix(page)).toBe('horizontal');
  await expect(entry('Living')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry('Offers')).toBeFocused();
});

test('NAV-4 mouse and Enter work before Radix loads, and an arrow key is replayed after it', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(radix, createHoldUntilFault(released));
  await page.goto(proxy.address);
  await waitForHydration(page);
  const { entry, toggle, sofas, beds } = getMegaMenu(page);
  await entry('Living').hover();
  await expect(sofas).toBeVisible();
  await toggle('Bedroom').focus();
  await page.keyboard.press('Enter');
  await expect(beds).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(beds).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(toggle('Bedroom')).toBeFocused();

  release(undefined);
  await expect(entry('Bedroom')).toBeFocused();
  expect(await hasRadix(page)).toBe('horizontal');
  await page.close();
  await proxy.stop();
});

test('NAV-4 a key held while Radix loads still activates its button', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const proxy = await startFaultProxy(urls.shop);
  proxy.spoil(radix, createHoldUntilFault(released));
  await page.goto(proxy.address);
  await waitForHydration(page);
  const { toggle, beds } = getMegaMenu(page);
  await toggle('Bedroom').focus();
  await page.keyboard.down('Space');
  const arrived = page.waitForResponse(radix);
  release(undefined);
  await (await arrived).finished();
  await page.keyboard.up('Space');
  await expect(beds).toBeVisible();
  await expect.poll(() => hasRadix(page)).toBe('horizontal');
  await expect(beds).toBeVisible();
  await expect(toggle('Bedroom')).toBeFocused();
  await page.close();
  await proxy.stop();
});
