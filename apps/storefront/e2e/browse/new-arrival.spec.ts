import { headerNames } from '@piri/contract/headers';
import type { Page } from '@playwright/test';
import { environmentSchema } from '../../env.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { urls } from '../support/urls.ts';

const { API_KEY, DEVICE_ID } = environmentSchema.parse({});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const carousel = (page: Page) => page.getByRole('region', { name: 'New arrivals' });
const slide = (page: Page, name: string) => carousel(page).getByText(name, { exact: true });

test('NEW-1 lists the newest items first, in the order of the API', async ({ page, request }) => {
  const answer = await request.post(`${urls.api}/api/v2/items`, {
    headers: { [headerNames.apiKey]: API_KEY, [headerNames.deviceId]: DEVICE_ID },
    data: { sortParams: [{ field: 'createdAt', type: 'DESC' }], size: 24 },
  });
  const { list } = (await answer.json()) as { list: { id: string; title: string; createdAt: string }[] };
  const days = list.map(({ createdAt }) => createdAt);
  expect(days).toEqual(days.toSorted().reverse());

  await page.goto('/new-arrival');
  await expect(page.getByRole('heading', { level: 1, name: 'New arrivals' })).toBeVisible();
  await expect(cards(page)).toHaveCount(list.length);
  await expect(cards(page).getByRole('heading')).toHaveText(list.map(({ title }) => title));
});

test.describe('with a paused clock', () => {
  /** Stops the page's clock, so that it controls the carousel's five seconds. */
  async function comeByStoppedClock(page: Page) {
    await page.clock.install();
    await page.goto('/new-arrival');
    await waitForHydration(page);
    await page.mouse.move(2, 2);
    await expect(carousel(page)).toHaveAttribute('data-state', 'turning');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    // From here the second slide has its full time.
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(carousel(page)).toHaveAttribute('data-state', 'turning');
  }
  /** Returns the index of the visible slide. */
  const current = (page: Page) =>
    carousel(page)
      .getByRole('group', { name: 'New arrivals', exact: true })
      .evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));

  test('NEW-2 the carousel advances every five seconds', async ({ page }) => {
    await comeByStoppedClock(page);
    await expect.poll(() => current(page)).toBe(1);
    await page.clock.runFor(4_000);
    expect(await current(page)).toBe(1);
    await page.clock.runFor(1_500);
    await expect.poll(() => current(page)).toBe(2);
  });

  test('NEW-2 the carousel stops while hovered and after pause is pressed', async ({ page }) => {
    await comeByStoppedClock(page);
    await carousel(page).hover({ position: { x: 200, y: 100 } });
    await expect(carousel(page)).toHaveAttribute('data-state', 'waiting');
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(1);
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(2, 2);
    await expect(carousel(page)).toHaveAttribute('data-state', 'paused');
    await page.clock.runFor(12_000);
    expect(await current(page)).toBe(1);
  });
});

test('NEW-2 the carousel is paused with reduced motion and can be advanced by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await expect(carousel(page)).toHaveAttribute('data-state', 'paused');
  await carousel(page).getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(page, 'Piri, the stool')).toBeInViewport();
});

test('NEW-3 announcements and cards link to their items', async ({ page }) => {
  await page.goto('/new-arrival');
  await waitForHydration(page);
  await carousel(page).getByRole('link', { name: 'See the cushion' }).click();
  await expect(page).toHaveURL('/details?id=phul-kantha-cushion');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'New arrivals' })).toBeVisible();
  const name = await cards(page).nth(2).getByRole('heading').textContent();
  await cards(page).nth(2).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('NEW-1 links to every room below the list, and shows no “New” badge on the cards', async ({ page }) => {
  await page.goto('/new-arrival');
  const rooms = page.getByRole('navigation', { name: 'Browse by room' }).getByRole('link');
  await expect(rooms).toHaveCount(7);
  await expect(cards(page).getByText('New', { exact: true })).toHaveCount(0);
  await rooms.first().click();
  await expect(page).toHaveURL(/\/shop\?categoryId=living-room/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NEW-1 shows all items and announcements, and the cards link to their items', async ({ page }) => {
    await page.goto('/new-arrival');
    await expect(cards(page)).toHaveCount(24);
    await expect(slide(page, 'Koel Accent Chair')).toBeAttached();
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /Add to cart/ })).toHaveCount(0);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/details\?id=/);
  });
});
