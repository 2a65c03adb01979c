import type { Browser, Page } from 'playwright-core';
import type { themes, View } from './views.ts';

/** Enough to judge the rhythm of a page; what lies deeper is looked at in a browser. */
const highest = 3_000;

export interface Picture {
  label: string;
  width: number;
  height: number;
  png: Buffer;
}

/** A view as a visitor of that width and theme sees it, once everything has come to rest. */
export async function takePicture(
  browser: Browser,
  base: string,
  { view, width, theme }: { view: View; width: number; theme: (typeof themes)[number] },
): Promise<Picture> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 1000 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  try {
    await page.goto(new URL(view.path, base).href);
    await page.locator('html[data-hydrated]').waitFor();
    await comeToRest(page);
    await view.act?.(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(whole, highest);
    const cut = whole > highest ? `, the upper ${highest} of ${whole} px` : '';
    const png = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
      animations: 'disabled',
    });
    return { label: `${width} ${theme}${cut}`, width, height, png };
  } finally {
    await page.context().close();
  }
}

/** Scrolls through the page, so that what loads late has loaded, and back to the top. */
async function comeToRest(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
