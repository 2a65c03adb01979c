import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { frugalConnections, setConnection } from './connection.ts';
import { expect, test } from './fixtures.ts';

// A piece that no other journey orders: its stock stands on its page.
const paths = ['/', '/shop?categoryId=sofas', '/details?id=teesta-sofa-cum-bed', '/outlets'];

/** As somebody sees it who has been everywhere on it. */
async function pictureAfterScrolling(page: Page): Promise<Picture> {
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-whole', '');
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  return pictureOf(page);
}

interface Picture {
  width: number;
  pixels: Uint32Array;
}

async function pictureOf(page: Page): Promise<Picture> {
  const png = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, pixels: new Uint32Array(Uint8Array.from(data).buffer) };
}

/** Edges are drawn a shade differently where a tile of the browser's ends; a line of text has thousands of pixels. */
function differingPixels(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.pixels.length !== other.pixels.length) return Number.POSITIVE_INFINITY;
  return one.pixels.reduce((count, pixel, at) => (pixel === other.pixels[at] ? count : count + 1), 0);
}

for (const path of paths) {
  test(`a picture of the whole page shows all of it, although nobody has scrolled: ${path}`, async ({
    page,
    context,
  }) => {
    // Each picture of a whole page takes a second of the processor, beside two other journeys.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setConnection(page, { saveData: false, effectiveType: '4g' });
    const walked = await context.newPage();
    await walked.emulateMedia({ reducedMotion: 'reduce' });
    // Both are loaded again where another journey has bought meanwhile of what stands on the page.
    await expect(async () => {
      await Promise.all([page.goto(path), walked.goto(path)]);
      const whole = await pictureAfterScrolling(walked);
      await expect
        .poll(async () => differingPixels(whole, await pictureOf(page)), { timeout: 20_000 })
        .toBeLessThan(100);
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a picture of the whole page shows all of it without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/details?id=meghna-3-seater');
  const waiting = (elements: Element[]) =>
    elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length;
  expect(await page.locator('body *').evaluateAll(waiting)).toBe(0);
  await page.close();
});

for (const connection of frugalConnections) {
  test(`where every byte counts, pictures far down wait for whoever comes near: ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    const module = page.waitForResponse(/draw-rest/);
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
