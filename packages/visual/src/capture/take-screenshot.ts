import type { Page, PageScreenshotOptions } from 'playwright-core';

const attempts = 3;

/** Forced colours give the caret the system's colour, which no style takes away again: there it stands still instead. */
const stillCaret = '* { caret-animation: manual }';

/**
 * A screenshot with motion at its end and no caret. Chromium now and then refuses the first one after a cold
 * start with these words and takes it when asked again: https://github.com/MarketSquare/robotframework-browser/issues/5237
 */
export async function takeScreenshot(page: Page, options: PageScreenshotOptions = {}): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await page.screenshot({ style: stillCaret, ...options, animations: 'disabled', caret: 'hide' });
    } catch (error) {
      const transient = error instanceof Error && error.message.includes('Unable to capture screenshot');
      if (!transient || attempt === attempts) throw error;
    }
  }
}
