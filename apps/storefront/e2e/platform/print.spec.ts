import { expect, test, waitForHydration } from '../support/fixtures.ts';

test('prints black on white in the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/');
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('prints the URL of an external link after its text', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    const link = document.createElement('a');
    link.href = 'https://piri.example/care';
    link.append('How to oil teak');
    paragraph.append(link);
    document.querySelector('main')?.append(paragraph);
  });
  const beside = () =>
    page
      .getByRole('link', { name: /How to oil teak/ })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await beside()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await beside()).toContain('https://piri.example/care');
});

test('prints an item with its image and its table of dimensions', async ({ page }) => {
  await page.goto('/details?id=meghna-3-seater');
  await waitForHydration(page);
  const measures = page.getByRole('table', { name: 'Dimensions of the Meghna 3-Seater' });
  await expect(measures).toBeHidden();
  const image = page.getByRole('img', { name: 'Meghna 3-Seater in Ash, from the front right' }).first();
  await page.emulateMedia({ media: 'print' });
  await expect(measures).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meghna 3-Seater with dimensions' })).toBeHidden();
  expect((await image.boundingBox())?.width).toBeGreaterThan(400);
});
