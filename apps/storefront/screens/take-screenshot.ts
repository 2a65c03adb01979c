import type { Browser, Page } from 'playwright-core';
import type { themes, View } from './views.ts';

/** The maximum height, enough to judge a page's rhythm. Look at the rest in a browser. */
const maxHeight = 3_000;

export interface Screenshot {
  label: string;
  width: number;
  height: number;
  png: Buffer;
}

export interface ScreenshotOptions {
  view: View;
  width: number;
  theme: (typeof themes)[number];
  /** The pop-ups that this session has closed. */
  popUps: string;
}

/** Takes a view at a width and in a theme, when the page is idle. */
export async function takeScreenshot(
  browser: Browser,
  base: string,
  { view, width, theme, popUps }: ScreenshotOptions,
): Promise<Screenshot> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 1000 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  try {
    if (!view.popUps) await page.addInitScript((closed) => sessionStorage.setItem('popUps', closed), popUps);
    await page.goto(new URL(view.path, base).href);
    await page.locator('html[data-hydrated]').waitFor();
    await comeToRest(page);
    await view.act?.(page);
    // An overlay is positioned by the viewport.
    const covered = await page.locator('[data-slot=scrim]').count();
    const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const window = page.viewportSize()?.height ?? maxHeight;
    const height = covered ? window : Math.min(fullHeight, maxHeight);
    const cut = !covered && fullHeight > maxHeight ? `, the upper ${maxHeight} of ${fullHeight} px` : '';
    const png = await page.screenshot({
      fullPage: covered === 0,
      clip: { x: 0, y: 0, width, height },
      animations: 'disabled',
    });
    return { label: `${width} ${theme}${cut}`, width, height, png };
  } finally {
    await page.context().close();
  }
}

/** Scrolls through the page and back, so that lazy content is loaded. */
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
