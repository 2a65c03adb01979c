import { expect, test, waitForHydration } from '../support/fixtures.ts';

const widths = [
  { name: 'desktop', width: 1280 },
  { name: 'tablet', width: 820 },
  { name: 'phone', width: 390 },
];

for (const { name, width } of widths) {
  test(`NAV-1 the ${name} bar has logo, category menu, search, account, wishlist, cart and currency`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await waitForHydration(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: /home page/ })).toBeVisible();
    await expect(bar.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Your wishlist' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Your cart' })).toBeVisible();
    await expect(bar.getByRole('button', { name: /Currency/ })).toBeVisible();
    const menu =
      width < 768
        ? bar.getByRole('button', { name: 'Menu' })
        : bar.getByRole('navigation', { name: 'Rooms' });
    await expect(menu).toBeVisible();
  });

  test(`NAV-2 on the ${name} the bar is fixed at 110 px and released below 108 px without a jump`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await waitForHydration(page);
    const header = page.getByRole('banner');
    const main = page.getByRole('main');
    const scroll = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    const getMainTop = () => main.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await getMainTop();

    await scroll(109);
    await expect(header).not.toHaveAttribute('data-fixed');
    await scroll(110);
    await expect(header).toHaveAttribute('data-fixed');
    expect(await getMainTop()).toBe(before);
    await scroll(108);
    await expect(header).toHaveAttribute('data-fixed');
    await scroll(107);
    await expect(header).not.toHaveAttribute('data-fixed');
    expect(await getMainTop()).toBe(before);
  });
}

test('NAV-2 the fixed bar never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const tiles = page.getByRole('main').getByRole('link');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < (await tiles.count()); step += 1) {
    await page.keyboard.press('Shift+Tab');
    const [top, bar] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top ?? 0,
      document.querySelector('[data-slot=navigation-bar-rows]')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(bar ?? 0);
  }
});

test('NAV-5 empty or blank text only opens and closes the search', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await box.fill('   ');
  await button.click();
  await expect(box).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(box).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('NAV-5 a search opens the shop with query and categoryName=all by client navigation', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('combobox').fill('chair');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?query=chair&categoryName=all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“chair”');
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('chair');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('NAV-9 the currency selector offers BDT, USD and INR with flags, and keeps the choice', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const button = page.getByRole('banner').getByRole('button', { name: /Currency/ });
  await button.click();
  for (const code of ['BDT', 'USD', 'INR']) {
    const choice = page.locator('label', { has: page.getByRole('radio', { name: new RegExp(code) }) });
    await expect(choice).toContainText(code);
    await expect(choice.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await choice.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  }
  await page.locator('label', { hasText: 'USD' }).click();
  await expect(button).toContainText('USD');
  await page.reload();
  await waitForHydration(page);
  await expect(button).toContainText('USD');
});

test('NAV-10 the mobile menu opens subcategories and shows hotline and email', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'All rooms' });
  await menu.getByText('Living', { exact: true }).first().click();
  await expect(menu.getByRole('link', { name: /All Living/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: '16000' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'care@piri.example' })).toBeVisible();
  await menu.getByText('Sofas', { exact: true }).first().click();
  await menu.getByRole('link', { name: 'Divans' }).click();
  await expect(page).toHaveURL(/categoryId=divans/);
  await expect(menu).toBeHidden();
});

test('MODAL-7 Escape closes the mobile menu and returns focus to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'All rooms' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'All rooms' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});
