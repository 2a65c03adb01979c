import { expect, test, waitForHydration } from '../support/fixtures.ts';

const cards = '[data-slot=product-card]';

test('SHOP-1 shows title, breadcrumb and subcategories, and prefers the id to the name', async ({ page }) => {
  await page.goto('/shop?categoryId=sofas&categoryName=Anything&categoryBanner=');
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Home',
    'Living Room',
  ]);
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
  await expect(page.locator(cards).first()).toBeVisible();
});

test('SHOP-1 every category link carries id, name and banner', async ({ page }) => {
  await page.goto('/shop?categoryId=living-room');
  const way = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /Sofas/ });
  await expect(way).toHaveAttribute('href', '/shop?categoryId=sofas&categoryName=Sofas&categoryBanner=');
});

test('SHOP-1 escapes the category name when the URL has no id', async ({ page }) => {
  await page.goto(`/shop?categoryName=${encodeURIComponent('<b>Sofas</b>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Sofas</b>');
});

test('SHOP-1 an unknown id shows an empty result with links to the rooms', async ({ page }) => {
  await page.goto('/shop?categoryId=attic');
  await expect(page.getByText('This category doesn’t exist.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Our rooms' }).getByRole('link').first()).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(0);
});

test('SHOP-1 shows a banner of the shop and ignores one of a foreign host', async ({ page }) => {
  await page.goto('/shop?categoryId=sofas&categoryBanner=https%3A%2F%2Fevil.example%2Fx.png');
  expect(await page.content()).not.toContain('<img src="https://evil.example');
  const own = '/pictures/swatches/ash.svg';
  await page.goto(`/shop?categoryId=sofas&categoryBanner=${encodeURIComponent(own)}`);
  await expect(page.getByRole('main').locator(`header img[src="${own}"]`)).toBeVisible();
});

test('SHOP-2 the room picture has a hotspot for each listed item, which links to it', async ({ page }) => {
  await page.goto('/shop?categoryId=living-room');
  await waitForHydration(page);
  // The complete picture is above the list, before any other content of the page.
  await expect(page.getByRole('main').locator('header picture img:visible')).toHaveCount(1);
  await expect(page.locator('link[rel=preload][as=image][media=all]')).toHaveAttribute(
    'imagesrcset',
    /\/living-room\/day-wide-/,
  );
  // It is also the picture of shared links.
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/living-room\/day-wide-\w{8}-1920\.webp$/,
  );
  const room = page.getByRole('region', { name: 'In this room' });
  await room.scrollIntoViewIfNeeded();
  const dots = room.locator('[data-item-id]');
  await expect(dots).toHaveCount(await room.getByRole('listitem').count());
  const sofa = room.locator('[data-item-id=meghna-3-seater]');
  await sofa.hover();
  await expect(sofa.getByText('Meghna 3-Seater')).toBeVisible();
  await sofa.click();
  await expect(page).toHaveURL('/details?id=meghna-3-seater');
});

test('SHOP-2 a filter updates the URL, keeps its focus, and Back undoes it', async ({ page }) => {
  await page.goto('/shop?categoryId=living-room');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await page.locator(cards).count();
  const teal = page.getByRole('checkbox', { name: /Rust/ });
  await teal.check();
  await expect(page).toHaveURL('/shop?categoryId=living-room&color=Rust');
  await expect(teal).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /piece/ }).first()).toHaveText(/^\d+ pieces?$/);
  await expect.poll(() => page.locator(cards).count()).toBeLessThan(before);
  await page.goBack();
  await expect(page).toHaveURL('/shop?categoryId=living-room');
  await expect(teal).not.toBeChecked();
  await expect(page.locator(cards)).toHaveCount(before);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('SHOP-2 removes active filters one by one or all at once', async ({ page }) => {
  await page.goto('/shop?categoryId=living-room&color=Ash&color=Teal&inStock=true&maxPrice=60000');
  await waitForHydration(page);
  const used = page.getByRole('list', { name: 'Active filters' });
  await expect(used.getByRole('listitem')).toHaveText(['Ash', 'Teal', 'up to ৳60,000', 'In stock now']);
  await used.getByRole('link', { name: 'Remove Ash' }).click();
  await expect(page).toHaveURL('/shop?categoryId=living-room&color=Teal&maxPrice=60000&inStock=true');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/shop?categoryId=living-room');
});

test('SHOP-2 filters the list by maximum width', async ({ page }) => {
  await page.goto('/shop?categoryId=sofas');
  await waitForHydration(page);
  const box = page.getByRole('textbox', { name: 'To, cm' });
  await box.fill('160');
  await box.press('Enter');
  await expect(page).toHaveURL('/shop?categoryId=sofas&maxWidth=160');
  await expect(page.getByRole('heading', { level: 2, name: 'Meghna 2-Seater' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Meghna 3-Seater' })).toHaveCount(0);
});

test('SHOP-2 keeps the sort order in the URL and sorts by the current price', async ({ page }) => {
  await page.goto('/shop?categoryId=sofas');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-up');
  await expect(page).toHaveURL('/shop?categoryId=sofas&sort=price-up');
  const prices = page.locator(`${cards} [data-slot=price-now]`);
  await expect(async () => {
    const shown = (await prices.allTextContents()).map((price) => Number(price.replace(/\D/g, '')));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(shown.length).toBeGreaterThan(2);
  }).toPass();
});

test('SHOP-2 “Show the next 24” extends the list in place, and Back from an item restores it', async ({
  page,
}) => {
  await page.goto('/shop');
  await waitForHydration(page);
  await expect(page.locator(cards)).toHaveCount(24);
  const next = page.getByRole('link', { name: 'Show the next 24' });
  await next.scrollIntoViewIfNeeded();
  // Don't use `scrollY`: it changes with the height of the content above, while nothing on the screen moves.
  const last = page.locator(cards).nth(23);
  const before = (await last.boundingBox())?.y ?? Number.NaN;
  await next.click();
  await expect(page.locator(cards)).toHaveCount(48);
  expect(Math.abs(((await last.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(4);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 48 of' })).toBeVisible();
  await expect(page.locator(cards).nth(24).getByRole('link').first()).toBeFocused();

  const item = page.locator(cards).nth(30).getByRole('link').first();
  await item.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  await item.click();
  await expect(page).toHaveURL(/\/details\?id=/);
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(48);
  await expect(async () => {
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrollTop)).toBeLessThan(40);
  }).toPass();
});

test('SHOP-2 an empty result lists its filters, which can be removed one by one', async ({ page }) => {
  await page.goto('/shop?categoryId=sofas&minWidth=900&onOffer=true');
  const main = page.getByRole('main');
  await expect(main.getByText('No pieces match all of these filters.')).toBeVisible();
  await main.getByRole('link', { name: /Without “from 900 cm wide”/ }).click();
  await expect(page).toHaveURL('/shop?categoryId=sofas&onOffer=true');
  await expect(page.locator(cards).first()).toBeVisible();
});

test('SHOP-2 ignores invalid parameters in the URL', async ({ page }) => {
  await page.goto('/shop?categoryId=sofas&utm_source=letter&minPrice=cheap&sort=random&page=-3');
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
  await expect(page.locator(cards).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(0);
});

test('SHOP-2 shows the filters in a sheet on a phone, with the number of results on its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop?categoryId=living-room');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('label', { hasText: 'Rust' }).click();
  await expect(page).toHaveURL(/color=Rust/);
  const show = sheet.getByRole('button', { name: /^Show \d+ pieces?$/ });
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.locator(cards).first()).toBeVisible();
});

test('SHOP-3 adds an item with one sku to the cart from its card', async ({ page }) => {
  await page.goto('/shop?categoryId=pendant-lamps');
  await waitForHydration(page);
  const card = page
    .locator(cards)
    .filter({ has: page.locator('[data-slot=add-to-cart]') })
    .first();
  await card.hover();
  await card.getByRole('button', { name: /Add to cart/ }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your cart, 1 in total' })).toBeVisible();
});

test('SHELL-5 /shopV1 shows the same list with a filter bar, and /shop as its canonical URL', async ({
  page,
}) => {
  await page.goto('/shop?categoryId=sofas');
  const titles = await page.locator(`${cards} h2`).allTextContents();
  await page.goto('/shopV1?categoryId=sofas');
  expect(await page.locator(`${cards} h2`).allTextContents()).toEqual(titles);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop\?categoryId=sofas$/);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Colour/ }).click();
  await page.getByRole('checkbox', { name: /Ash/ }).check();
  await expect(page).toHaveURL('/shopV1?categoryId=sofas&color=Ash');
});

test('SHELL-6 a category has a canonical URL; filtered, searched and unknown lists are noindex', async ({
  page,
}) => {
  await page.goto('/shop?categoryId=sofas&sort=newest');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop\?categoryId=sofas$/);
  for (const search of ['categoryId=sofas&color=Ash', 'query=sofa&categoryName=all', 'categoryId=attic']) {
    await page.goto(`/shop?${search}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

test('SHELL-4 a list may be stored by shared caches', async ({ request }) => {
  const answer = await request.get('/shop?categoryId=sofas');
  expect(answer.headers()['cache-control']).toContain('s-maxage=60');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHOP-2 filters by submitting a form and pages through the list by links', async ({ page }) => {
    await page.goto('/shop?categoryId=living-room');
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /Rust/ }).check();
    await filters.getByRole('button', { name: 'Show pieces' }).click();
    await expect(page).toHaveURL(/categoryId=living-room/);
    await expect(page).toHaveURL(/color=Rust/);
    await expect(page.getByRole('link', { name: 'Remove Rust' })).toBeVisible();

    await page.goto('/shop');
    const first = await page.locator(`${cards} h2`).first().textContent();
    await page.getByRole('link', { name: 'Show the next 24' }).click();
    await expect(page.getByText(/^Showing 25 to 48 of/)).toBeVisible();
    await expect(page.locator(`${cards} h2`).first()).not.toHaveText(first ?? '');
    await page.getByRole('link', { name: 'Show the previous 24' }).click();
    await expect(page.locator(`${cards} h2`).first()).toHaveText(first ?? '');
  });
});

test('SHOP-2 the filters stay in view while the list scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/shop?categoryId=living-room');
  await waitForHydration(page);
  const price = page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: /^Price/ });
  await page.locator(cards).nth(12).scrollIntoViewIfNeeded();
  await expect(price).toBeInViewport();
});

test('SHOP-2 a skip link leads past the filters to the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/shop?categoryId=living-room');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip the filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(cards).first().getByRole('link')).toBeFocused();
});
