import { expect, test, waitForHydration } from '../support/fixtures.ts';

/** Returns a time in Dhaka. 24 November 2026 is a Tuesday. */
const at = (moment: string) => new Date(`${moment}:00+06:00`);

test('CONT-2 lists the showrooms of a sku and filters by division without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/details?id=meghna-3-seater&sku=MGN-3S-RUST');
  await page.getByRole('region', { name: 'In our showrooms' }).getByRole('link').click();
  await expect(page).toHaveURL('/outlets?sku=MGN-3S-RUST');
  const main = page.getByRole('main');
  await expect(main.getByText('Stock shown for')).toHaveText('Stock shown for Meghna 3-Seater, Rust');
  await expect(main.getByRole('article')).toHaveCount(11);

  await main
    .getByRole('navigation', { name: 'Divisions', exact: true })
    .getByRole('link', { name: /^Dhaka/ })
    .click();
  await expect(page).toHaveURL('/outlets?division=dhaka&sku=MGN-3S-RUST');
  await expect(main.getByRole('article')).toHaveCount(4);
  // Showrooms that display the item come first, and opening hours are shown without JavaScript.
  await expect(main.getByRole('article').first().locator('[data-slot=stock-badge]')).toHaveAttribute(
    'data-level',
    /^(in-stock|few-left)$/,
  );
  const mirpur = main.getByRole('article', { name: 'Mirpur' });
  await expect(mirpur.getByText('10 am to 8 pm, closed on Sundays')).toBeVisible();
  await expect(mirpur.getByRole('link', { name: /^\+880/ })).toHaveAttribute('href', /^tel:\+880\d+$/);
  const directions = mirpur.getByRole('link', { name: 'Directions to Mirpur' });
  await expect(directions).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/.*23\.8069.*90\.3687/,
  );
  await expect(directions).toHaveAttribute('target', '_blank');

  await main.getByRole('link', { name: 'Show all showrooms' }).click();
  await expect(page).toHaveURL('/outlets?division=dhaka');
  await expect(main.getByText('Stock shown for')).toHaveCount(0);
  await context.close();
});

test('CONT-2 shows in the browser what is open now in Dhaka time, without layout shift', async ({ page }) => {
  await page.clock.install({ time: at('2026-11-23T19:58') });
  await page.goto('/outlets?division=dhaka');
  const html = await (await page.request.get('/outlets?division=dhaka')).text();
  expect(html).not.toContain('Open now');
  const dhanmondi = page.getByRole('article', { name: 'Dhanmondi' });
  const before = await dhanmondi.boundingBox();
  await waitForHydration(page);
  await expect(dhanmondi.getByText('Open now until 8 pm')).toBeVisible();
  expect(await dhanmondi.boundingBox()).toEqual(before);
  await page.clock.runFor('02:00');
  await expect(dhanmondi.getByText('Opens on Wednesday at 10 am')).toBeVisible();
  await expect(
    page.getByRole('article', { name: 'Mirpur' }).getByText('Opens tomorrow at 10 am'),
  ).toBeVisible();
});

test('CONT-2 the map works by keyboard, and a division without a showroom says so', async ({ page }) => {
  await page.goto('/outlets');
  await waitForHydration(page);
  const map = page.getByRole('navigation', { name: 'Map of the divisions' });
  const patches = map.getByRole('link');
  await patches.first().focus();
  for (const name of ['Rangpur', 'Mymensingh', 'Sylhet', 'Rajshahi']) {
    await expect(map.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/outlets?division=dhaka');
  await expect(map.getByRole('link', { name: 'Dhaka' })).toHaveAttribute('aria-current', 'true');
  await expect(map.getByRole('link', { name: 'Dhaka' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  for (const back of [3, 2, 1]) {
    await page.keyboard.press('Shift+Tab');
    await expect(patches.nth(back)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No showroom in Mymensingh yet.' })).toBeVisible();
});
