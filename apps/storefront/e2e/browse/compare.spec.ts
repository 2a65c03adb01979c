import { expect, test, waitForHydration } from '../support/fixtures.ts';

const two = '/compare?id=meghna-3-seater&id=koel-accent-chair';
const three = `${two}&id=nokshi-shataranji-rug`;

test('SHOP-3 draws the compared items to the same scale', async ({ page }) => {
  await page.goto(three);
  const drawn = page.getByRole('figure');
  const widthOf = async (name: RegExp) => (await drawn.getByRole('img', { name }).boundingBox())?.width ?? 0;
  const sofa = await widthOf(/^Meghna 3-Seater, 205 cm wide/);
  const rug = await widthOf(/^Nokshi Shataranji Rug, 90 cm wide/);
  expect(sofa / rug).toBeCloseTo(205 / 90, 1);
});

test('SHOP-3 shows every attribute of the compared items as a table row', async ({ page }) => {
  await page.goto(two);
  const table = page.getByRole('table', { name: 'The pieces compared' });
  for (const name of [/^Price/, /^Width 205 cm/, /^Depth 88 cm/, /^Height 84 cm/, /^Seat height 44 cm/]) {
    await expect(table.getByRole('row', { name })).toBeVisible();
  }
  for (const name of [/^Weight 58 kg/, /^Cartons/, /^Made of/, /^Warranty 5 years/, /^Delivered/]) {
    await expect(table.getByRole('row', { name })).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('SHOP-3 adds an item to the comparison and removes it', async ({ page }) => {
      await page.goto('/details?id=meghna-3-seater');
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole('main').getByRole('link', { name: 'Compare' }).click();
      await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'Koel Accent Chair' });
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page).toHaveURL(two);
      await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2);
      await page.getByRole('link', { name: 'Remove Meghna 3-Seater' }).click();
      await expect(page).toHaveURL('/compare?id=koel-accent-chair');
    });
  });
}

test('SHOP-3 lets the user choose two items when the URL has no ids', async ({ page }) => {
  await page.goto('/compare');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'First piece' }).selectOption({ label: 'Meghna 3-Seater' });
  await page.getByRole('combobox', { name: 'Second piece' }).selectOption({ label: 'Koel Accent Chair' });
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(two);
});

for (const path of ['/compare', '/will-it-fit']) {
  test(`SHOP-3 ${path} links to the room categories when no item is given`, async ({ page }) => {
    await page.goto(path);
    const rooms = page.getByRole('navigation', { name: 'Or browse by room first' });
    await expect(rooms.getByRole('link', { name: 'Bedroom' })).toHaveAttribute(
      'href',
      /^\/shop\?categoryId=bedroom/,
    );
  });
}

test('SHOP-3 leaves out an unknown item and names it', async ({ page }) => {
  const answer = await page.goto(`${two}&id=helicopter`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('We couldn’t find “helicopter”, so it isn’t shown.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2);
});

test('SHOP-3 shows all items side by side on a phone without horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(three);
  await waitForHydration(page);
  const table = page.getByRole('table', { name: 'The pieces compared' });
  const width = table.getByRole('row', { name: /^Width 205 cm/ });
  await expect(width.getByRole('cell')).toHaveCount(3);
  await expect(width.getByRole('rowheader', { name: 'Width' })).toBeVisible();
  for (const cell of await width.getByRole('cell').all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
  }
  const beside = page.getByRole('group', { name: 'The pieces compared' });
  expect(await beside.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('SHOP-3 links from the comparison to the item page', async ({ page }) => {
  await page.goto(two);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'View Koel Accent Chair' }).click();
  await expect(page).toHaveURL('/details?id=koel-accent-chair');
});
