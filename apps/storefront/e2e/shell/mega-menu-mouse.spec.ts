import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { expectMegaMenuClosed, getMegaMenu, pauseClock } from './mega-menu.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await pauseClock(page);
});

test('NAV-3 hovering a room opens its panel with subcategories after a delay', async ({ page }) => {
  const { entry, sofas, nav } = getMegaMenu(page);
  await entry('Living').hover();
  await expect(sofas).toBeHidden();
  await page.clock.runFor(200);
  await expect(sofas).toBeVisible();
  await expect(sofas).toHaveAttribute('href', /categoryId=sofas&categoryName=Sofas&categoryBanner=/);
  await expect(nav.getByRole('link', { name: 'Divans', exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'All Living' })).toBeVisible();
});

test('NAV-3 moving to the next room swaps the panel without closing', async ({ page }) => {
  const { entry, sofas, beds } = getMegaMenu(page);
  await entry('Living').hover();
  await page.clock.runFor(200);
  await entry('Bedroom').hover();
  await page.clock.runFor(200);
  await expect(beds).toBeVisible();
  await expect(sofas).toBeHidden();
});

test('NAV-4 clicking an entry follows its link and keeps the menu closed for one second', async ({
  page,
}) => {
  const { entry, sofas } = getMegaMenu(page);
  await entry('Living').hover();
  await page.clock.runFor(200);
  await expect(sofas).toBeVisible();

  await entry('Living').click();
  await expect(page).toHaveURL(/\/shop\?categoryId=living-room/);
  await expect(page.getByRole('heading', { level: 1, name: 'Living Room' })).toBeVisible();
  await expectMegaMenuClosed(page);

  const box = await entry('Living').boundingBox();
  if (!box) throw new Error('The entry is not on the page.');
  await page.clock.runFor(700);
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.clock.runFor(250);
  await expectMegaMenuClosed(page);

  await page.clock.runFor(100);
  await page.mouse.move(box.x + 8, box.y + 6);
  await page.clock.runFor(200);
  await expect(sofas).toBeVisible();
});

test('NAV-4 clicking a link in the panel follows it and keeps the menu closed for one second', async ({
  page,
}) => {
  const { entry, sofas } = getMegaMenu(page);
  await entry('Living').hover();
  await page.clock.runFor(200);
  await sofas.click();
  await expect(page).toHaveURL(/categoryId=sofas/);
  await expectMegaMenuClosed(page);
  await page.clock.runFor(900);
  await entry('Living').hover();
  await page.clock.runFor(50);
  await expectMegaMenuClosed(page);
});
