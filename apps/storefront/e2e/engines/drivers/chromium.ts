import { launchChromium } from '@piri/visual/browser';
import type { Page } from 'playwright-core';
import type { Engine, EngineOptions } from '../engine.ts';

/** Starts the Chromium of the end-to-end tests. It is the control: if it fails too, the engine is not to blame. */
export async function startChromium({ javaScript = true }: EngineOptions): Promise<Engine> {
  const browser = await launchChromium();
  return {
    version: browser.version(),
    hasCrashed: async () => !browser.isConnected(),
    close: () => browser.close(),
    async openPage(viewport) {
      const context = await browser.newContext({
        viewport,
        javaScriptEnabled: javaScript,
        locale: 'en-GB',
        timezoneId: 'Asia/Dhaka',
      });
      const page = await context.newPage();
      return {
        goto: async (url) => {
          await page.goto(url);
        },
        reload: async () => {
          await page.reload();
        },
        back: async () => {
          await page.goBack({ waitUntil: 'commit' });
        },
        moveTo: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
        type: (text) => page.keyboard.type(text),
        evaluate: (script, ...args) => evaluate(page, `(${script})(...${JSON.stringify(args)})`),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
  };
}

/** Evaluates once more if the page was replaced meanwhile. The other engines' drivers wait for that themselves. */
async function evaluate<Result>(page: Page, expression: string): Promise<Result> {
  try {
    return await page.evaluate<Result>(expression);
  } catch (error) {
    if (!(error as Error).message.includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return page.evaluate<Result>(expression);
  }
}
