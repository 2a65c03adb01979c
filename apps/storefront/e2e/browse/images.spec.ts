import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { readLayoutShiftSum, recordLayoutShifts } from '../support/read-layout-shift-sum.ts';

type Theme = 'light' | 'dark';

const phone = { width: 412, height: 823 };
const desktop = { width: 1280, height: 900 };
const day = /afternoon/;
const night = /at night/;

/** Collects the room's picture files that a visit requests. */
async function roomFiles(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/living-room/')) asked.push(pathname);
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  return asked;
}

const stored = (page: Page, theme: Theme) =>
  page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);

for (const { system, choice, shown } of [
  { system: 'light', choice: undefined, shown: 'day' },
  { system: 'dark', choice: undefined, shown: 'night' },
  { system: 'light', choice: 'dark', shown: 'night' },
  { system: 'dark', choice: 'light', shown: 'day' },
] as const) {
  for (const [crop, viewport] of [
    ['tall', phone],
    ['wide', desktop],
  ] as const) {
    test(`HOME-1 system ${system}, choice ${choice ?? 'none'}: loads the ${crop} ${shown} image`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.setViewportSize(viewport);
      if (choice) await stored(page, choice);
      const asked = await roomFiles(page);
      const [first = ''] = asked;
      expect(first).toMatch(new RegExp(`/${shown}-${crop}-\\w{8}-\\d+\\.avif$`));
      expect(asked.filter((file) => file === first)).toHaveLength(1);
      expect(asked.filter((file) => !file.includes(`/${shown}-`))).toEqual([]);
      await expect(page.getByRole('img', { name: shown === 'day' ? day : night }).first()).toBeVisible();
      await expect(page.getByRole('img', { name: shown === 'day' ? night : day })).toHaveCount(0);
    });
  }
}

test('HOME-1 the hero image follows the theme without a page reload', async ({ page }) => {
  const asked = await roomFiles(page);
  expect(asked.filter((file) => file.includes('/night-'))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('img', { name: night }).first()).toBeVisible();
  await expect.poll(() => asked.some((file) => file.includes('/night-wide-'))).toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`the hero image is the largest contentful paint on a ${name} and causes no layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, { largest: '' });
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
        Object.assign(window, { largest: element?.getAttribute('alt') ?? element?.tagName });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await recordLayoutShifts(page);
    await roomFiles(page);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'largest'))).toMatch(day);
    // The font swap moves a word of the bar by a fraction of a pixel.
    expect(await readLayoutShiftSum(page)).toBeLessThan(0.0005);
  });
}

test('the first image on a phone is at most 45 kB', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const [file = ''] = await roomFiles(page);
  const answer = await page.request.get(file);
  expect((await answer.body()).length).toBeLessThanOrEqual(45_000);
  await context.close();
});

test('the hero image is requested first, preloaded from the head with high priority', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const [first, ...others] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .toSorted((one, other) => one.startTime - other.startTime)
      .map(({ name }) => name),
  );
  expect(first).toMatch(/\/living-room\//);
  expect(others.some((name) => name.endsWith('.js'))).toBe(true);
  const preload = page.locator('head link[rel=preload][as=image][media=all]');
  await expect(preload).toHaveAttribute('fetchpriority', 'high');
});

test('HOME-2 every room tile shows an image and no SVG drawing', async ({ page }) => {
  await page.goto('/');
  const tile = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
  for (const name of ['Living', 'Bedroom', 'Dining', 'Office', 'Kids', 'Outdoor', 'Décor']) {
    await tile(name).scrollIntoViewIfNeeded();
    await expect(tile(name).locator('img').first()).toHaveJSProperty('complete', true);
    await expect(tile(name).locator('svg')).toHaveCount(0);
  }
});

test('images are cached as immutable and have the correct content type', async ({ page, request }) => {
  const [file = ''] = await roomFiles(page);
  const answer = await request.get(file);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/avif',
  });
  const webp = await page.locator('picture img').first().getAttribute('src');
  expect((await request.get(webp ?? '')).headers()['content-type']).toBe('image/webp');
});

for (const path of [
  '/pictures/',
  '/pictures/living-room',
  '/pictures/living-room.json',
  '/pictures/living-room/nothing-12345678-640.avif',
  '/pictures/../package.json',
  '/pictures/%2e%2e/package.json',
  '/pictures/living-room/..%2f..%2fpackage.json',
  '/pictures/living-room/%00.avif',
]) {
  test(`returns 404 for a path without an image: ${path}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-store');
  });
}
