import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { urls } from './urls.ts';

interface Fixtures {
  /** Messages that a test causes on purpose. Everything else on the console fails it. */
  expectedMessages: RegExp | undefined;
  quietConsole: undefined;
  /** Whether the first page may pop up. Most journeys are those of somebody who has closed it all in this session. */
  popUps: 'closed' | 'open';
  closedPopUps: undefined;
}

interface WorkerFixtures {
  /** What the shop pops up with, as a browser remembers it. */
  popUpNames: string[];
}

/** A journey fails on any console message, page error or refused policy that it has not announced. */
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
          // A frame without an origin of its own, or a storage that a journey has forbidden.
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

/** A journey of answers alone: there is no browser in it that could say something on its console. */
export const httpTest = base;

export { expect };

/** Waits until React has taken over: from here on a tap is React's to answer. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}
