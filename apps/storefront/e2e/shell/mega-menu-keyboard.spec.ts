import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { expectMegaMenuClosed, getMegaMenu } from './mega-menu.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
});

test('NAV-3 Tab goes from the skip link over the logo into the menu', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /home page/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getMegaMenu(page).entry('Living')).toBeFocused();
});

for (const key of ['Enter', 'Space']) {
  test(`NAV-4 ${key} on an entry’s button toggles its panel, also right after a click`, async ({ page }) => {
    const { toggle, entry, sofas } = getMegaMenu(page);
    await entry('Living').click();
    await expectMegaMenuClosed(page);
    await toggle('Living').focus();
    await page.keyboard.press(key);
    await expect(sofas).toBeVisible();
    await expect(toggle('Living')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(sofas).toBeHidden();
    await expect(toggle('Living')).toHaveAttribute('aria-expanded', 'false');
  });
}

test('NAV-3 arrow keys move through entries and panel, and Escape closes and restores focus', async ({
  page,
}) => {
  const { toggle, sofas, entry } = getMegaMenu(page);
  await toggle('Living').focus();
  await page.keyboard.press('ArrowDown');
  await expect(sofas).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(
    getMegaMenu(page).nav.getByRole('link', { name: '2-Seater Sofas', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expectMegaMenuClosed(page);
  await expect(toggle('Living')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(entry('Bedroom')).toBeFocused();
});

test('NAV-3 Tab skips closed panels', async ({ page }) => {
  const { toggle, entry } = getMegaMenu(page);
  await toggle('Living').focus();
  await page.keyboard.press('Tab');
  await expect(entry('Bedroom')).toBeFocused();
});
