import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Messages that a test causes on purpose. Everything else on the console fails it. */
  expectedMessages: RegExp | undefined;
  quietConsole: undefined;
}

/** A journey fails on any console message, page error or refused policy that it has not announced. */
export const test = base.extend<Fixtures>({
  expectedMessages: [undefined, { option: true }],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const heard: string[] = [];
      const hear = (text: string) => {
        if (!expectedMessages?.test(text)) heard.push(text);
      };
      context.on('console', (message: ConsoleMessage) => hear(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => hear(`error: ${error.error().message}`));
      await use(undefined);
      expect(heard, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has taken over: from here on a tap is React's to answer. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}
