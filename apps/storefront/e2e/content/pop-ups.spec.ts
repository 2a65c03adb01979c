import type { Page } from '@playwright/test';
import { test } from '../faults/fault-fixtures.ts';
import { createErrorStatusFault, createHoldUntilFault } from '../faults/faults.ts';
import { registerCustomerWithApi, seedSession } from '../support/account.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { readLayoutShiftSum, recordLayoutShifts } from '../support/read-layout-shift-sum.ts';
import { startStorefront } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';

test.use({ popUps: 'open', expectedMessages: /Failed to load resource/ });

const campaign = (page: Page) => page.getByRole('dialog', { name: 'Sofa weeks: 12% off every sofa' });
const offer = (page: Page) =>
  page.getByRole('dialog', { name: 'Save your first order and get email only offer when you join' });
const anyPopUp = (page: Page) => page.locator('[data-slot=pop-up]');

async function openHome(page: Page, address = '/') {
  await page.goto(address);
  await waitForHydration(page);
}

async function closeCampaign(page: Page) {
  await expect(campaign(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(campaign(page)).toBeHidden();
}

for (const { width, share } of [
  { width: 390, share: 0.8 },
  { width: 990, share: 0.8 },
  { width: 991, share: 0.5 },
  { width: 1440, share: 0.5 },
]) {
  test(`MODAL-3 MODAL-5 at ${width} px the campaign opens ${share * 100} % wide and locks scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    await expect(campaign(page)).toBeVisible({ timeout: 2_000 });
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.waitForTimeout(300);
    const panel = await campaign(page).boundingBox();
    const image = await campaign(page).locator('img').boundingBox();
    expect(Math.abs((panel?.width ?? 0) - width * share)).toBeLessThan(1);
    expect(Math.abs((image?.width ?? 0) - (panel?.width ?? 0))).toBeLessThan(16);
    await page.keyboard.press('Escape');
    // Polled in every frame, because the offer follows a second later and locks scrolling again.
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflow !== 'hidden');
    await expect(campaign(page)).toBeHidden();
  });
}

test('MODAL-4 MODAL-6 the offer follows the campaign, and both stay closed in the session', async ({
  page,
}) => {
  await openHome(page);
  await campaign(page).getByRole('button', { name: 'Close' }).click();
  const closedAt = Date.now();
  await expect(campaign(page)).toBeHidden();
  await expect(offer(page)).toBeVisible();
  expect(Date.now() - closedAt).toBeGreaterThan(900);
  await expect(offer(page).getByText('Limited Time')).toBeVisible();
  await expect(offer(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toBeHidden();
  await openHome(page);
  await page.waitForTimeout(2_500);
  await expect(anyPopUp(page)).toHaveCount(0);
});

test('MODAL-3 the campaign opens on the home page only, and not after leaving it', async ({ page }) => {
  await openHome(page, '/shop');
  await page.waitForTimeout(2_000);
  await expect(anyPopUp(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .first()
    .click();
  await expect(campaign(page)).toBeVisible();
  await campaign(page).getByRole('link', { name: 'See the sofas' }).click();
  await expect(page).toHaveURL(/\/shop\?categoryId=sofas/);
  await page.waitForTimeout(2_000);
  await expect(anyPopUp(page)).toHaveCount(0);
});

test('MODAL-6 a pop-up waits while a text field has focus', async ({ page, shop }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  shop.front.spoil(/\.js$/, createHoldUntilFault(released));
  await page.goto(shop.front.address);
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await search.focus();
  release(undefined);
  await waitForHydration(page);
  await page.waitForTimeout(1_500);
  await expect(anyPopUp(page)).toHaveCount(0);
  await search.blur();
  await expect(campaign(page)).toBeVisible();
});

test('MODAL-6 a pop-up waits while the mobile menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  await closeCampaign(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'All rooms' });
  await expect(menu).toBeVisible();
  // The offer follows the campaign after a second.
  await page.waitForTimeout(2_500);
  await expect(menu).toBeVisible();
  await expect(anyPopUp(page)).toHaveCount(0);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toBeVisible();
});

test('MODAL-4 hides the offer from signed-in customers, also after a sign-in in another tab', async ({
  page,
  context,
  request,
}) => {
  const person = await registerCustomerWithApi(request);
  await openHome(page);
  await closeCampaign(page);
  await expect(offer(page)).toBeVisible();
  const other = await context.newPage();
  await seedSession(other, person);
  await other.goto('/shop');
  await waitForHydration(other);
  await expect(offer(page)).toBeHidden();
  await openHome(page);
  await page.waitForTimeout(2_500);
  await expect(anyPopUp(page)).toHaveCount(0);
});

for (const [hours, again] of [
  ['-1', true],
  ['24', false],
] as const) {
  test(`MODAL-6 POPUP_SNOOZE_HOURS=${hours}: ${again ? 'opens on every visit' : 'stays closed'}`, async ({
    browser,
  }) => {
    const front = await startStorefront({ API_URL: urls.api, POPUP_SNOOZE_HOURS: hours });
    const context = await browser.newContext();
    const page = await context.newPage();
    await openHome(page, front.address);
    await expect(campaign(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(campaign(page)).toBeHidden();
    // Clear the session storage to simulate a new session.
    await page.evaluate(() => sessionStorage.clear());
    await openHome(page, front.address);
    if (again) await expect(campaign(page)).toBeVisible();
    else {
      await page.waitForTimeout(2_000);
      await expect(campaign(page)).toHaveCount(0);
    }
    await context.close();
    await front.stop();
  });
}

for (const width of [390, 1280]) {
  test(`MODAL-7 at ${width} px causes no layout shift and is not the largest contentful paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(page);
    await page.addInitScript(() => {
      Object.assign(window, { popUpIsLargest: false });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { element?: Element }[]) {
          if (entry.element?.closest('[data-slot=pop-up]')) Object.assign(window, { popUpIsLargest: true });
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await openHome(page);
    await expect(campaign(page)).toBeVisible();
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => Reflect.get(window, 'popUpIsLargest'))).toBe(false);
    const shift = await readLayoutShiftSum(page);
    // Only the font swap of the bar, as on every page, without anything else.
    expect(shift).toBeLessThan(0.002);
    await page.keyboard.press('Escape');
    await expect(campaign(page)).toBeHidden();
    expect(await readLayoutShiftSum(page)).toBe(shift);
  });
}

test('MODAL-4 subscribes with the offer, which is not shown again', async ({ page, shop }) => {
  await openHome(page, shop.front.address);
  await closeCampaign(page);
  const email = `offer.${Date.now()}@post.example`;
  await offer(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await offer(page).getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Subscription Successful')).toBeVisible();
  await expect(offer(page).getByRole('textbox', { name: 'Email' })).toHaveValue('');

  const body = {
    userId: '',
    email,
    extras: { offer: '৳1,000 off your first order', type: 'first-time' },
  };
  expect([...shop.front.calls.keys()]).toContain(`POST /api/emails/subscriptions ${JSON.stringify(body)}`);

  // Subscribe again from the pop-up. Its message differs from the footer's.
  await offer(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await offer(page).getByRole('button', { name: 'Join' }).click();
  const region = page.locator('[data-slot=toast-region]');
  await expect(region.getByText('Already Subscribed with this email', { exact: true })).toBeVisible();

  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('popUps');
  });
  await openHome(page, shop.front.address);
  await closeCampaign(page);
  await page.waitForTimeout(2_500);
  await expect(offer(page)).toHaveCount(0);
});

test('MODAL-3 shows the page without a campaign when campaigns cannot be loaded', async ({ page, shop }) => {
  shop.api.spoil(/\/api\/cms\/articles\/search/, createErrorStatusFault(500));
  await openHome(page, shop.front.address);
  await page.waitForTimeout(2_000);
  await expect(anyPopUp(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
