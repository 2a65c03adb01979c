import { expect, test } from '../support/fixtures.ts';
import { expectMegaMenuClosed, getMegaMenu } from './mega-menu.ts';

test.use({ javaScriptEnabled: false });

test('NAV-3 the HTML contains every link of the menu', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const id of ['living-room', 'sofas', '3-seater-sofas', 'memory-foam-mattresses', 'clocks']) {
    expect(html).toContain(`categoryId=${id}&amp;`);
  }
});

test('NAV-4 closed panels are hidden, and open on hover', async ({ page }) => {
  await page.goto('/');
  await expectMegaMenuClosed(page);
  await getMegaMenu(page).entry('Bedroom').hover();
  await expect(getMegaMenu(page).beds).toBeVisible();
});

test('NAV-4 closed panels open on focus inside', async ({ page }) => {
  await page.goto('/');
  await getMegaMenu(page).entry('Living').focus();
  await expect(getMegaMenu(page).sofas).toBeVisible();
});

test('NAV-5 the search form leads to the shop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('sofa');
  await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter');
  await expect(page).toHaveURL('/shop?query=sofa&categoryName=all');
  await expect(page.getByRole('link', { name: /Sofa/ }).last()).toBeVisible();
});

test('the page loads its own fonts', async ({ page }) => {
  const faces = page.waitForRequest((request) => request.url().endsWith('.woff2'));
  await page.goto('/');
  await faces;
});

test('NAV-8 the cart opens and says that it is empty', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Your cart' }).click();
  await expect(page.getByText('YOUR CART IS EMPTY')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-10 the menu opens, leads to each room and shows hotline and mail', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'care@piri.example' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: '16000' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Living', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\?categoryId=living-room/);
  });
});
