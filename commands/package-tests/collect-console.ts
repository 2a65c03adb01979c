import { launchChromium } from '@piri/visual/browser';
import type { Page } from 'playwright';

/**
 * Opens a page in the pinned Chromium and runs the work. Returns all console messages, uncaught errors and failed
 * requests.
 */
export async function collectConsole(
  address: string,
  work: (page: Page) => Promise<void>,
): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const heard: string[] = [];
    page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => heard.push(`not loaded: ${request.url()}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) heard.push(`${answer.status()}: ${answer.url()}`);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await work(page);
    return heard;
  } finally {
    await browser.close();
  }
}
