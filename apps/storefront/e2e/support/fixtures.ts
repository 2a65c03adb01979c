import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { urls } from './urls.ts';

interface Fixtures {
  /** Console messages that a test causes on purpose. Any others fail it. */
  expectedMessages: RegExp | undefined;
  quietConsole: undefined;
  /** Whether pop-ups may open. Most tests start in a session that has closed them. */
  popUps: 'closed' | 'open';
  closedPopUps: undefined;
}

interface WorkerFixtures {
  /** The names of the shop's pop-ups, as a browser stores them. */
  popUpNames: string[];
}

/** A test that fails on any console message, page error or policy violation that it does not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
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
  popUps: ['closed', { option: true }],
  popUpNames: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext();
      const names: string[] = [];
      for (const value of ['campaign', 'subscription-offer']) {
        const answer = await api.post(`${urls.api}/api/cms/articles/search`, {
          headers: { 'x-api-key': 'piri-web-public-key', 'x-device-id': 'piri-storefront' },
          data: { textParams: [{ field: 'type', value, matchType: 'EXACT' }] },
        });
        const { list } = (await answer.json()) as {
          list: { id: string; fields: { image?: { path: string } } }[];
        };
        names.push(...list.map(({ id, fields }) => `${id} ${fields.image?.path}`));
      }
      await api.dispose();
      await use(names);
    },
    { scope: 'worker' },
  ],
  closedPopUps: [
    async ({ context, popUps, popUpNames }, use) => {
      if (popUps === 'closed') {
        await context.addInitScript((names) => {
          // Ignore frames with an opaque origin, and storage that a test has disabled.
          try {
            sessionStorage.setItem('popUps', JSON.stringify(names));
          } catch {}
        }, popUpNames);
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A test of HTTP responses without a browser. */
export const httpTest = base;

export { expect };

/** Waits until React has hydrated the page and handles taps. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}
