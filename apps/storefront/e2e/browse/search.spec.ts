import { expect, test, waitForHydration } from '../support/fixtures.ts';

const cards = '[data-slot=product-card]';

test('NAV-5 finds an item by its sku code', async ({ page }) => {
  await page.goto('/shop?query=KNS-26&categoryName=all');
  await expect(page.locator(`${cards} h2`)).toHaveText(['Kans Pendant Lamp']);
});

for (const [word, found] of [
  ['khat', /Bed/],
  ['alna', /Alna/],
  ['almari', /Wardrobe/],
  ['dolna', /Swing/],
] as const) {
  test(`NAV-5 finds items by the local word ${word}`, async ({ page }) => {
    await page.goto(`/shop?query=${word}&categoryName=all`);
    await expect(page.locator(`${cards} h2`).filter({ hasText: found }).first()).toBeVisible();
  });
}

test('NAV-5 finds items despite a typo and suggests the correct spelling', async ({ page }) => {
  await page.goto('/shop?query=wardrbe&categoryName=all');
  await expect(page.getByText(/^No results for/)).toBeVisible();
  await expect(page.locator(cards).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'wardrobe', exact: true }).click();
  await expect(page).toHaveURL(/query=wardrobe/);
  await expect(page.getByText(/^No results for/)).toHaveCount(0);
});

test('NAV-5 shows an empty result with links to the rooms', async ({ page }) => {
  await page.goto('/shop?query=helicopter+pilot&categoryName=all');
  const main = page.getByRole('main');
  await expect(main.getByText('No results for “helicopter pilot”.')).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Our rooms' }).getByRole('link').first()).toBeVisible();
});

test('NAV-5 suggests items and categories while typing, with one request', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/suggestions')) asked.push(request.url());
  });
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  // Enter the letters in one task, however busy the machine is.
  await box.press('w');
  await box.evaluate((input: HTMLInputElement, letters) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const letter of letters) {
      setValue?.call(input, input.value + letter);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
    }
  }, 'ardrobe');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: /Duar 2-Door Wardrobe/ })).toBeVisible();
  await expect(list.getByRole('option', { name: /^Wardrobes/ })).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toHaveLength(1);
});

test('NAV-5 arrows move through the suggestions, Enter follows one, Escape closes them', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('alna');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.filter({ hasText: 'Rongdhonu Alna' })).toBeVisible();
  await box.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('alna');
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  const active = await box.getAttribute('aria-activedescendant');
  await expect(options.first()).toHaveAttribute('id', active ?? '');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/(shop\?categoryId|details\?id)=/);
});

test('NAV-5 Enter without a suggestion searches for what was typed', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('chair');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/shop?query=chair&categoryName=all');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('NAV-5 the last suggestion leads to all results', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.fill('chair');
  await expect(page.getByRole('option').last()).toHaveText('See all results for “chair”');
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page).toHaveURL('/shop?query=chair&categoryName=all');
});

test('NAV-5 loads the font for Bangla headings only for a search in Bangla', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(tiro-bangla)[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.goto('/shop?query=sofa&categoryName=all');
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  expect(fetched).toEqual([]);

  await page.goto(`/shop?query=${encodeURIComponent('স্বপ্নের সোফা')}&categoryName=all`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('স্বপ্নের সোফা');
  await expect.poll(() => fetched).toContain('tiro-bangla');
  // Both the document and the full style sheet declare the font. One of the two is enough.
  const isThere = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Tiro Bangla Full') && status === 'loaded',
      ),
    );
  await expect.poll(isThere).toBe(true);
});
