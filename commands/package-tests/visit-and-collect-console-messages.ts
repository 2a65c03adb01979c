import { launchChromium } from '@piri/visual/browser';
import type { Page } from 'playwright';

/**
 * Opens a page in the pinned Chromium and runs the work. Returns all console messages, uncaught errors and failed
 * requests.
 */
export async function visitAndCollectConsoleMessages(
  address: string,
  work: (page: Page) => Promise<void>,
): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => messages.push(`not loaded: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await work(page);
    return messages;
  } finally {
    await browser.close();
  }
}
