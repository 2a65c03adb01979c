import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lowDataConnections, setConnection } from '../support/connection.ts';
import { expect, test } from '../support/fixtures.ts';

// An item that no other test orders, because its page shows its stock.
const paths = ['/', '/shop?categoryId=sofas', '/details?id=teesta-sofa-cum-bed', '/outlets'];

/** Takes a picture of the page after scrolling through all of it. */
async function takeScreenshotAfterScrolling(page: Page): Promise<PageScreenshot> {
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-render-offscreen', '');
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  return takeScreenshot(page);
}

interface PageScreenshot {
  width: number;
  channels: Uint8Array;
}

async function takeScreenshot(page: Page): Promise<PageScreenshot> {
  const png = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, channels: Uint8Array.from(data) };
}

/**
 * How much a channel of a pixel may differ, of 255. The browser draws edges slightly differently at the border of its
 * tiles, and a photograph by up to 15 if it has already decoded it at another size.
 */
const sameShade = 24;

/** Counts the channels that differ. A line of text differs in thousands. */
function differingChannels(one: PageScreenshot, other: PageScreenshot): number {
  if (one.width !== other.width || one.channels.length !== other.channels.length)
    return Number.POSITIVE_INFINITY;
  let differing = 0;
  for (const [at, channel] of one.channels.entries()) {
    if (Math.abs(channel - (other.channels[at] ?? 0)) > sameShade) differing += 1;
  }
  return differing;
}

for (const path of paths) {
  test(`a full-page screenshot is complete without scrolling: ${path}`, async ({ page, context }) => {
    // Each full-page picture takes a second of processor time, beside two other tests.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setConnection(page, { saveData: false, effectiveType: '4g' });
    const walked = await context.newPage();
    await walked.emulateMedia({ reducedMotion: 'reduce' });
    // Reload both if another test has meanwhile bought an item on the page.
    await expect(async () => {
      await Promise.all([page.goto(path), walked.goto(path)]);
      const whole = await takeScreenshotAfterScrolling(walked);
      await expect
        .poll(async () => differingChannels(whole, await takeScreenshot(page)), { timeout: 20_000 })
        .toBeLessThan(100);
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a full-page screenshot is complete without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/details?id=meghna-3-seater');
  const waiting = (elements: Element[]) =>
    elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length;
  expect(await page.locator('body *').evaluateAll(waiting)).toBe(0);
  await page.close();
});

for (const connection of lowDataConnections) {
  test(`images far down load lazily on a low-data connection: ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    const module = page.waitForResponse(/render-deferred-content-when-idle/);
    await page.goto('/');
    await module;
    await page.waitForLoadState('networkidle');
    const waiting = page.locator('main img[loading=lazy]');
    expect(await waiting.count()).toBeGreaterThan(0);
    const last = waiting.last();
    expect(await last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
      false,
    );
  });
}
