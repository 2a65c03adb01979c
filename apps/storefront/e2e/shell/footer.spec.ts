import { expect, test, waitForHydration } from '../support/fixtures.ts';

test('FOOT-3 Facebook and Instagram are links; Twitter and WhatsApp are decorative icons', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /^https:\/\//);
  await expect(foot.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:\/\//);
  const silent = foot.locator('li[aria-hidden=true]');
  await expect(silent).toHaveCount(2);
  for (const sign of await silent.all()) {
    await expect(sign).toBeVisible();
    await expect(sign.locator('a, button, [tabindex]')).toHaveCount(0);
  }
  await expect(foot.getByText(/twitter|whatsapp/i)).toHaveCount(0);
});

test('FOOT-4 shows hotlines, email, payment methods, year, company, TIN and BIN', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: '16000' })).toHaveAttribute('href', 'tel:16000');
  await expect(foot.getByRole('link', { name: /^\+880/ })).toHaveAttribute('href', /^tel:\+880\d+$/);
  await expect(foot.getByRole('link', { name: 'care@piri.example' })).toBeVisible();
  for (const name of [
    'Credit cards',
    'Debit cards',
    'Prepaid cards',
    'International cards',
    'Mobile wallet',
  ]) {
    await expect(foot.getByRole('img', { name })).toBeVisible();
  }
  await expect(foot.getByText('SSL secured')).toBeVisible();
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' }).format(new Date());
  await expect(foot.getByText(new RegExp(`© ${year} \\S`))).toBeVisible();
  await expect(foot.getByText(/^TIN \d/)).toBeVisible();
  await expect(foot.getByText(/^BIN \d/)).toBeVisible();
});

test('FOOT-2 the footer links to every information page and to the fit check', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  for (const [name, address, heading] of [
    ['Our Story', '/about', 'Our Story'],
    ['Find a Store', '/outlets', 'Find a Store'],
    ['Contact Us', '/contact', 'Contact us'],
    ['Will it fit?', '/will-it-fit', 'Will it fit?'],
    ['Delivery & Shipping Information', '/shipping', 'Delivery & Shipping Information'],
    ['Privacy & Policy', '/privacy-policy', 'Privacy & Policy'],
    ['Terms & Condition', '/terms-conditions', 'Terms & Condition'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
