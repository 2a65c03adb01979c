import { expect, test, waitForHydration } from '../support/fixtures.ts';

const page1 = '/detailsV1?id=meghna-3-seater';

test('SHELL-5 the long layout shows the same item, with the short layout as canonical URL', async ({
  page,
}) => {
  await page.goto(`${page1}&sku=MGN-3S-TEAL`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meghna 3-Seater');
  await expect(page.getByText('Code MGN-3S-TEAL')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/details\?id=meghna-3-seater$/);
});

test('SHELL-5 the table of contents links to every section and marks the current one', async ({ page }) => {
  await page.goto(page1);
  await waitForHydration(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of [
    'Will it fit?',
    'What it’s made of',
    'Pay in instalments (EMI)',
    'Good to know',
    'Goes well with',
  ]) {
    await contents.getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeInViewport();
  }
  await contents.getByRole('link', { name: 'What it’s made of' }).click();
  await expect(contents.getByRole('link', { name: 'What it’s made of' })).toHaveAttribute(
    'aria-current',
    'location',
  );
});

test('SHELL-5 keeps the selected sku when switching layouts', async ({ page }) => {
  await page.goto(page1);
  await waitForHydration(page);
  await page.locator('label', { has: page.getByRole('radio', { name: 'Rust' }) }).click();
  await expect(page).toHaveURL(`${page1}&sku=MGN-3S-RUST`);
  await page.goto(page.url().replace('detailsV1', 'details'));
  await expect(page.getByText('Code MGN-3S-RUST')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHELL-5 the table of contents uses links, and choosing an option stays on this layout', async ({
    page,
  }) => {
    await page.goto(page1);
    await page.getByRole('link', { name: 'Pay in instalments (EMI)' }).click();
    await expect(page).toHaveURL(/#instalments$/);
    await page.getByRole('radio', { name: 'Teal' }).check({ force: true });
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(/\/detailsV1\?.*Color=Teal/);
    await expect(page.getByText('Code MGN-3S-TEAL')).toBeVisible();
  });
});
