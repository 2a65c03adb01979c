import type { Locator, Page } from '@playwright/test';
import { test } from '../faults/fault-fixtures.ts';
import {
  connectionResetFault,
  createErrorStatusFault,
  createHoldUntilFault,
  createRateLimitFault,
} from '../faults/faults.ts';
import {
  getAccountForm,
  registerCustomerWithApi,
  revokeSession,
  seedSession,
  submitSignIn,
} from '../support/account.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';
import { readWishlistBadgeContent } from '../support/header-badges.ts';
import { urls } from '../support/urls.ts';

test.use({ expectedMessages: /Failed to load resource/ });

const call = /\/api\/wishlists\/items($|\?)/;
const heart = (within: Page | Locator, title: string) =>
  within.getByRole('button', { name: `Add ${title} to your wishlist`, exact: true }).first();

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
}

/** Adds items to a customer's wishlist, as another of their devices would. */
async function addToWishlistElsewhere(
  page: Page,
  token: string,
  entries: [itemId: string, skuCode: string][],
) {
  for (const [itemId, skuCode] of entries) {
    const answer = await page.request.post(`${urls.api}/api/wishlists/items`, {
      headers: {
        'x-api-key': 'piri-web-public-key',
        'x-device-id': 'piri-storefront',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${token}`,
      },
      data: { itemId, skuCode },
    });
    expect(answer.status()).toBe(201);
  }
}

for (const width of [390, 1280]) {
  test(`WISH-1 at ${width} px hearts add and remove items and bundles, and update the header count`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await seedSession(page, await registerCustomerWithApi(request));
    await open(page, '/shop?categoryId=sofas');
    const wish = heart(page, 'Meghna 3-Seater');
    await wish.click();
    await expect(wish).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => readWishlistBadgeContent(page)).toBe('"1"');
    await expect(wish).not.toHaveAttribute('aria-busy', 'true');
    await open(page, '/details?id=meghna-3-seater');
    await expect(heart(page, 'Meghna 3-Seater')).toHaveAttribute('aria-pressed', 'true');
    await heart(page, 'Meghna 3-Seater').click();
    await expect.poll(() => readWishlistBadgeContent(page)).toBe('none');
    await open(page, '/shop?categoryId=sofas');
    await expect(heart(page, 'Meghna 3-Seater')).toHaveAttribute('aria-pressed', 'false');
    await open(page, '/details?id=dinner-for-four');
    const bundle = heart(page, 'Dinner for four, all in one');
    await bundle.click();
    await expect.poll(() => readWishlistBadgeContent(page)).toBe('"1"');
    await expect(bundle).not.toHaveAttribute('aria-busy', 'true');
    await open(page, '/profile?tab=wishlist');
    const list = page.getByRole('region', { name: 'Your wishlist' });
    await expect(list.getByRole('button', { name: /^Move to cart/ })).toHaveCount(1);
  });
}

test('WISH-1 fills the heart before the response arrives, without layout shift', async ({
  page,
  request,
  shop,
}) => {
  await seedSession(page, await registerCustomerWithApi(request));
  await open(page, `${shop.front.address}/details?id=koel-accent-chair`);
  // Lazy content gets its real height when the page is idle.
  await page.evaluate(() => document.documentElement.setAttribute('data-render-offscreen', ''));
  const before = await page.getByRole('main').boundingBox();
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.front.spoil(call, createHoldUntilFault(promise));
  const wish = heart(page, 'Koel Accent Chair');
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(wish).toHaveAttribute('aria-busy', 'true');
  expect(await page.getByRole('main').boundingBox()).toEqual(before);
  resolve();
  await expect(wish).not.toHaveAttribute('aria-busy', 'true');
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
});

test('WISH-1 a list fetched meanwhile does not undo a pending change', async ({ page, request, shop }) => {
  await seedSession(page, await registerCustomerWithApi(request));
  const [list, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  shop.front.spoil(/\/api\/wishlists\/items\/search/, createHoldUntilFault(list.promise));
  shop.front.spoil(call, createHoldUntilFault(answer.promise));
  const asked = page.waitForRequest(/\/wishlists\/items\/search/);
  await open(page, `${shop.front.address}/details?id=koel-accent-chair`);
  await asked;
  const wish = heart(page, 'Koel Accent Chair');
  await wish.click();
  const read = page.waitForResponse(/\/wishlists\/items\/search/);
  list.resolve();
  await read;
  await expect(wish).toHaveAttribute('aria-busy', 'true');
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  const readAgain = page.waitForResponse(/\/wishlists\/items\/search/);
  answer.resolve();
  await readAgain;
  await expect(wish).not.toHaveAttribute('aria-busy', 'true');
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  expect(await readWishlistBadgeContent(page)).toBe('"1"');
});

for (const [name, fault, text] of [
  ['the connection fails', connectionResetFault, /We could not reach the shop/],
  ['the API fails', createErrorStatusFault(500), /wishlist\. Please try again/],
  ['the rate limit is exceeded', createRateLimitFault(20), /Too many attempts\. Please wait 20 seconds\./],
] as const) {
  test(`WISH-1 when ${name}, the heart rolls back, with the reason inline and in a toast`, async ({
    page,
    request,
    shop,
  }) => {
    await seedSession(page, await registerCustomerWithApi(request));
    await open(page, `${shop.front.address}/details?id=koel-accent-chair`);
    shop.front.spoil(call, fault);
    const wish = heart(page, 'Koel Accent Chair');
    await wish.click();
    await expect(page.getByRole('main').getByRole('alert').getByText(text)).toBeVisible({ timeout: 10_000 });
    await expect(page.locator('[data-slot=toast]').getByText(text)).toBeVisible();
    await expect(wish).toHaveAttribute('aria-pressed', 'false');
    expect(await readWishlistBadgeContent(page)).toBe('none');
    await shop.front.heal();
    await wish.click();
    await expect(wish).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}

test('WISH-1 a double click sends one request', async ({ page, request, shop }) => {
  await seedSession(page, await registerCustomerWithApi(request));
  await open(page, `${shop.front.address}/details?id=koel-accent-chair`);
  const wish = heart(page, 'Koel Accent Chair');
  await wish.dblclick();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(wish).not.toHaveAttribute('aria-busy', 'true');
  expect(shop.front.seen.filter((path) => call.test(path))).toHaveLength(1);
});

test('WISH-1 keeps the hearts of two tabs in sync', async ({ page, context, request }) => {
  const person = await registerCustomerWithApi(request);
  await seedSession(page, person);
  await open(page, '/details?id=koel-accent-chair');
  const other = await context.newPage();
  await open(other, '/details?id=koel-accent-chair');
  await heart(page, 'Koel Accent Chair').click();
  await expect(heart(other, 'Koel Accent Chair')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readWishlistBadgeContent(other)).toBe('"1"');
  await heart(other, 'Koel Accent Chair').click();
  await expect(heart(page, 'Koel Accent Chair')).toHaveAttribute('aria-pressed', 'false');
});

test('WISH-1 keeps a heart when another tab receives an older list before it hears of it', async ({
  page,
  context,
  request,
}) => {
  await seedSession(page, await registerCustomerWithApi(request));
  await open(page, '/details?id=koel-accent-chair');
  const other = await context.newPage();
  // On a busy machine the other tab hears late of what this one stores.
  await other.addInitScript(() => {
    const late: StorageEvent[] = [];
    const delay = (event: StorageEvent) => {
      if (event.key !== 'wishlist') return;
      event.stopImmediatePropagation();
      late.push(event);
    };
    addEventListener('storage', delay);
    addEventListener('hear', () => {
      removeEventListener('storage', delay);
      for (const { key, newValue } of late) dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  });
  const asked = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  await other.route('**/api/wishlists/items/search', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await changed.promise;
    await route.fulfill({ response });
  });
  await open(other, '/details?id=koel-accent-chair');
  await asked.promise;
  await heart(page, 'Koel Accent Chair').click();
  await expect(heart(page, 'Koel Accent Chair')).not.toHaveAttribute('aria-busy', 'true');
  const countStored = () => page.evaluate(() => localStorage.getItem('wishlistCount'));
  await expect.poll(countStored).toBe('1');
  changed.resolve();
  await expect.poll(countStored).toBe('0');
  await other.evaluate(() => dispatchEvent(new Event('hear')));
  await expect(heart(other, 'Koel Accent Chair')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 'Koel Accent Chair')).toHaveAttribute('aria-pressed', 'true');
});

test('WISH-1 AUTH-6 asks a guest to sign in, then fills the heart on the same page', async ({
  page,
  request,
}) => {
  const person = await registerCustomerWithApi(request);
  await open(page, '/details?id=koel-accent-chair');
  await heart(page, 'Koel Accent Chair').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await submitSignIn(getAccountForm(dialog), person.email, person.password);
  await expect(dialog).toBeHidden();
  await expect(heart(page, 'Koel Accent Chair')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/details?id=koel-accent-chair');
  await expect.poll(() => readWishlistBadgeContent(page)).toBe('"1"');
});

test('WISH-1 rolls the heart back and asks to sign in when the session has ended', async ({
  page,
  request,
}) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  await open(page, '/details?id=koel-accent-chair');
  await revokeSession(request, token);
  await heart(page, 'Koel Accent Chair').click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart(page, 'Koel Accent Chair')).toHaveAttribute('aria-pressed', 'false');
});

test('WISH-2 shows the saved sku, moves it to the cart, and undoes a removal', async ({ page, request }) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  await addToWishlistElsewhere(page, token, [
    ['meghna-3-seater', 'MGN-3S-ASH'],
    ['meghna-3-seater', 'MGN-3S-TEAL'],
  ]);
  await open(page, '/profile?tab=wishlist');
  const list = page.getByRole('region', { name: 'Your wishlist' });
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(list.getByText('Teal', { exact: true })).toBeVisible();
  // The second variant is removed before the first request is answered. Both are wishes for the same item.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/wishlists/items?wishlistId=*', async (route) => {
    await pressed;
    await route.continue();
  });
  await list.getByRole('button', { name: 'Move to cart: Meghna 3-Seater' }).first().click();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines?.[0]?.code))
    .toBe('MGN-3S-TEAL');
  await list.getByRole('button', { name: 'Remove: Meghna 3-Seater' }).click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  press();
  await expect.poll(() => readWishlistBadgeContent(page)).toBe('none');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await page.locator('[data-slot=toast]').getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect.poll(() => readWishlistBadgeContent(page)).toBe('"1"');
});

test('WISH-2 pages the list by ten and leaves a last page that becomes empty', async ({ page, request }) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  const answer = await request.post(`${urls.api}/api/v2/items`, {
    headers: { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' },
    data: { size: 11, textParams: [{ field: 'sourceType', value: 'item', matchType: 'EXACT' }] },
  });
  const { list: items } = (await answer.json()) as { list: { id: string; skuCode: string }[] };
  await addToWishlistElsewhere(
    page,
    token,
    items.map(({ id, skuCode }) => [id, skuCode]),
  );
  await open(page, '/profile?tab=wishlist');
  const list = page.getByRole('region', { name: 'Your wishlist' });
  await expect(list.getByRole('article')).toHaveCount(10);
  await list.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/profile?tab=wishlist&page=2');
  await expect(list.getByRole('article')).toHaveCount(1);
  await list.getByRole('button', { name: /^Remove/ }).click();
  await expect(page).toHaveURL('/profile?tab=wishlist');
  await expect(list.getByRole('article')).toHaveCount(10);
});

test('WISH-2 retries a list that failed to load, and restores an item that was not removed', async ({
  page,
  request,
  shop,
}) => {
  const token = await seedSession(page, await registerCustomerWithApi(request));
  await addToWishlistElsewhere(page, token, [['meghna-3-seater', 'MGN-3S-ASH']]);
  shop.front.spoil(/\/api\/wishlists\/items\/search/, createErrorStatusFault(500));
  await open(page, `${shop.front.address}/profile?tab=wishlist`);
  await expect(page.getByText('We couldn’t load your wishlist.')).toBeVisible({ timeout: 10_000 });
  await shop.front.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  const list = page.getByRole('region', { name: 'Your wishlist' });
  await expect(list.getByRole('article')).toHaveCount(1);
  shop.front.spoil(call, connectionResetFault);
  await list.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.locator('[data-slot=toast]').getByText(/We couldn’t remove/)).toBeVisible({
    timeout: 10_000,
  });
  await expect(list.getByRole('article')).toHaveCount(1);
});

test('WISH-1 shows no hearts without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/shop?categoryId=sofas`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add .+ to your wishlist/ })).toHaveCount(0);
  await context.close();
});
