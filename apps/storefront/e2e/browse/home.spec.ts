import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { readLayoutShiftSum, recordLayoutShifts } from '../support/read-layout-shift-sum.ts';

const main = (page: Page) => page.getByRole('main');
const getHotspots = (page: Page) => main(page).getByRole('list', { name: 'In the picture' });
const sentence = (page: Page) => main(page).getByText(/^Delivering to/);

test('HOME-1 each price tag in the hero image links to its item', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(getHotspots(page).getByRole('link')).toHaveCount(3);
  for (const [name, id] of [
    [/Meghna 3-Seater/, 'meghna-3-seater'],
    [/Jamuna Centre Table/, 'jamuna-centre-table'],
    [/Piri, the stool/, 'piri-stool'],
  ] as const) {
    const item = getHotspots(page).getByRole('link', { name });
    await expect(item).toHaveAttribute('href', `/details?id=${id}`);
    await expect(item).toContainText(/৳[\d,]+/);
  }
  await getHotspots(page)
    .getByRole('link', { name: /Piri, the stool/ })
    .click();
  await expect(page).toHaveURL('/details?id=piri-stool');
});

for (const width of [768, 1280, 1440, 1920]) {
  test(`HOME-1 at ${width} px the price tags stay at their items, inside the image, without overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const positions = await getHotspots(page).evaluate((list) => {
      const image = [
        ...document.querySelectorAll<HTMLImageElement>('[aria-labelledby=hero] picture img'),
      ].find((one) => one.checkVisibility());
      const frame = image?.getBoundingClientRect() ?? new DOMRect();
      // The position with `object-fit: cover` aligned to the bottom: the picture keeps its ratio and is cropped at the
      // top.
      const scale = Math.max(frame.width / 1920, frame.height / 1032);
      const [left, top] = [frame.x + (frame.width - 1920 * scale) / 2, frame.y + frame.height - 1032 * scale];
      return [...list.querySelectorAll('li')].map((item) => {
        const dot = item.querySelector('span')?.getBoundingClientRect() ?? new DOMRect();
        const tag = item.querySelector('a')?.getBoundingClientRect() ?? new DOMRect();
        return {
          x: (dot.x + dot.width / 2 - left) / (1920 * scale),
          y: (dot.y + dot.height / 2 - top) / (1032 * scale),
          inside:
            tag.left >= frame.left + 8 &&
            tag.right <= frame.right - 8 &&
            tag.bottom <= frame.bottom - 8 &&
            tag.top >= frame.top,
          tag: { left: tag.left, right: tag.right, top: tag.top, bottom: tag.bottom },
        };
      });
    });
    // The positions of the sofa, the table and the stool in the rendered picture.
    const items = [
      [0.5219, 0.6919],
      [0.6156, 0.8198],
      [0.8844, 0.9012],
    ];
    expect(positions).toHaveLength(3);
    for (const [index, { x, y, inside }] of positions.entries()) {
      expect(x).toBeCloseTo(items[index]?.[0] ?? 0, 2);
      expect(y).toBeCloseTo(items[index]?.[1] ?? 0, 2);
      expect(inside, `tag ${index} lies in the picture`).toBe(true);
    }
    for (const [index, { tag }] of positions.entries()) {
      for (const { tag: other } of positions.slice(index + 1)) {
        const apart =
          tag.right <= other.left ||
          other.right <= tag.left ||
          tag.bottom <= other.top ||
          other.bottom <= tag.top;
        expect(apart).toBe(true);
      }
    }
  });
}

test('HOME-1 hides the price tags on a phone and links to one item', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(getHotspots(page)).toBeHidden();
  await expect(
    main(page)
      .getByRole('link', { name: /^Meghna 3-Seater/ })
      .first(),
  ).toBeVisible();
});

async function bringToTeknaf(page: Page) {
  await page.getByRole('button', { name: 'Change area' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await dialog.getByLabel('Division').focus();
  await page.keyboard.type('Chatt');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cox');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tek');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Deliver here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('HOME-3 shows locality, delivery day and charge, and changes them by keyboard', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(sentence(page)).toHaveText(
    /^Delivering to Dhanmondi, Dhaka\. Pieces in stock arrive by \w{3} \d+ \w{3} for ৳800, or free on orders of ৳30,000 or more\.$/,
  );
  const usual = await sentence(page).textContent();
  await bringToTeknaf(page);
  await expect(sentence(page)).toHaveText(
    /^Delivering to Teknaf, Cox's Bazar\. Pieces in stock arrive by \w{3} \d+ \w{3} for ৳2,800\.$/,
  );
  const day = (text: string | null) => /by (\w{3} \d+ \w{3})/.exec(text ?? '')?.[1];
  expect(day(await sentence(page).textContent())).not.toBe(day(usual));
  await expect(page.getByRole('button', { name: 'Change area' })).toBeFocused();
});

test('HOME-3 keeps the locality in a second tab and after a reload, without layout shift', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/');
  await waitForHydration(other);
  await bringToTeknaf(page);
  await expect(sentence(other)).toContainText('Teknaf');

  await recordLayoutShifts(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await waitForHydration(page);
    await expect(sentence(page)).toContainText('Teknaf');
    expect(await readLayoutShiftSum(page), `at ${width}`).toBeLessThan(0.001);
  }
});

test('HOME-2 shows the number of items of each room and of the whole shop', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const rooms = main(page).getByRole('region', { name: 'Room by room' });
  const tiles = rooms.getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveCount(7);
  for (const tile of await tiles.all()) await expect(tile).toContainText(/\d+ pieces$/);
  const said = /(\d+) pieces/.exec((await tiles.first().textContent()) ?? '')?.[1];
  await tiles.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Living Room' })).toBeVisible();
  await expect(
    main(page)
      .getByText(new RegExp(`^${said} pieces`))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await rooms.getByRole('link', { name: /^All \d+ pieces$/ }).click();
  await expect(page).toHaveURL('/shop?categoryName=all');
});

test('HOME-4 shows the newest items and links to all new arrivals', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const arrivals = main(page).getByRole('region', { name: 'New arrivals' });
  await expect(arrivals.getByRole('article')).toHaveCount(8);
  await expect(arrivals.getByRole('region', { name: 'In this room' }).getByRole('link')).toHaveCount(3);
  const first = await arrivals.getByRole('article').first().getByRole('link').textContent();
  await arrivals.getByRole('link', { name: 'See all new arrivals' }).click();
  await expect(page).toHaveURL('/new-arrival');
  await expect(main(page).getByRole('article').first().getByRole('link')).toHaveText(first ?? '');
});

test('HOME-5 a bundle shows its item total and saving, and is added to the cart as one line', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const bundle = main(page).getByRole('region', { name: 'Dinner for four, all in one' });
  await expect(bundle.getByText('4 × Pithha Dining Chair')).toBeVisible();
  const taka = async (label: RegExp) => {
    const text = await bundle.locator('p').filter({ hasText: label }).textContent();
    return Number(/৳([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
  };
  expect(await taka(/^Bought separately/)).toBe((await taka(/^As a set/)) + (await taka(/^You save/)));
  await bundle.getByRole('button', { name: /Add set to cart/ }).click();
  await expect(page.getByRole('button', { name: 'Your cart, 1 in total' })).toBeVisible();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('cart'))) ?? '')).toEqual({
    version: 1,
    lines: [{ sourceType: 'bundle', code: 'dinner-for-four', quantity: 1, seenPrice: 57_500 }],
  });
});

test('HOME-6 shows recently viewed items at the end of the page, latest first', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const row = main(page).getByRole('region', { name: 'Recently viewed' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(row).toHaveCount(0);
  for (const id of ['meghna-3-seater', 'piri-stool']) {
    await page.goto(`/details?id=${id}`);
    await waitForHydration(page);
  }
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(row.getByRole('article')).toHaveCount(2);
  await expect(row.getByRole('article').getByRole('link')).toHaveText([/Piri, the stool/, /Meghna 3-Seater/]);
});

test('MONEY-1 converts all prices to another currency and shows the amount charged in BDT', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const figures = main(page).locator('[data-slot=price]:visible');
  const before = await figures.allTextContents();
  expect(before.length).toBeGreaterThan(15);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Currency/ })
    .click();
  await page.locator('label', { hasText: 'USD' }).click();
  await expect(figures.first()).toContainText('$');
  const after = await figures.allTextContents();
  expect(after).toHaveLength(before.length);
  expect(after.filter((text) => text.includes('৳'))).toEqual([]);
  expect(after.filter((text) => !/\$[\d,]+\.\d\d/.test(text))).toEqual([]);
  await expect(main(page).getByText('You’ll be charged in BDT: ৳57,500.')).toBeVisible();
});
