import type { Page, PageScreenshotOptions } from 'playwright-core';

const maxAttempts = 3;

/** Stops the caret from blinking. With forced colours, the caret has the system's colour and no style can hide it. */
const staticCaretCss = '* { caret-animation: manual }';

/**
 * Takes a screenshot with animations at their end and without a caret. After a cold start, the first attempt sometimes
 * fails with "Unable to capture screenshot" and a retry succeeds:
 * https://github.com/MarketSquare/robotframework-browser/issues/5237
 */
export async function takeScreenshot(page: Page, options: PageScreenshotOptions = {}): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await page.screenshot({
        style: staticCaretCss,
        ...options,
        animations: 'disabled',
        caret: 'hide',
      });
    } catch (error) {
      const transient = error instanceof Error && error.message.includes('Unable to capture screenshot');
      if (!transient || attempt === maxAttempts) throw error;
    }
  }
}
