import { test as base, expect } from '@playwright/test';
import { startChromium } from './drivers/chromium.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';
import type { Engine, EngineName, EngineOptions, EnginePage, Size } from './engine.ts';
import { findFirefox, findReasonNotToRun, findWebKit } from './installed-engines.ts';
import { Shopper } from './shopper.ts';
import { urls } from './urls.ts';

export { expect };

interface WorkerFixtures {
  engineName: EngineName;
  javaScript: boolean;
  /** Starts the engine, or returns the one that runs. */
  engineHost: EngineHost;
}

interface EngineHost {
  get(): Promise<Engine>;
  replace(): Promise<void>;
}

export const test = base.extend<object, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  javaScript: [true, { option: true, scope: 'worker' }],
  engineHost: [
    async ({ engineName, javaScript }, use) => {
      let running: Engine | undefined;
      const replace = async () => {
        await running?.close();
        running = undefined;
      };
      await use({ replace, get: async () => (running ??= await startEngine(engineName, { javaScript })) });
      await replace();
    },
    { scope: 'worker' },
  ],
});

/** A phone, and the inside of a window 900 px high, in which the longest panels just fit below their buttons. */
const sizes: Readonly<Record<390 | 1280, Size>> = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 862 },
};

/**
 * Defines a journey through the shop at each width. If the engine crashes, the journey runs once more and the crash is
 * reported beside it. Any other failure counts at once.
 */
export function journey(
  title: string,
  widths: readonly (390 | 1280)[],
  run: (shopper: Shopper, width: number) => Promise<void>,
) {
  for (const width of widths) {
    test(`${title}, ${width} px wide`, async ({ engineHost, engineName, javaScript }, testInfo) => {
      const reason = findReasonNotToRun(engineName);
      test.skip(reason !== undefined, reason);
      for (let attempt = 1; ; attempt += 1) {
        const engine = await engineHost.get();
        const failure = await runOnce(engine);
        if (!failure) return;
        const { error, hasCrashed } = failure;
        if (!hasCrashed) throw error;
        await engineHost.replace();
        const description = `${engineName} ${engine.version} crashed: ${(error as Error).message}`;
        testInfo.annotations.push({ type: 'crash', description });
        if (attempt === 2) throw error;
      }

      /** Whether the engine has crashed must be known before the page is closed, which ends a session of WebKit. */
      async function runOnce(engine: Engine): Promise<{ error: unknown; hasCrashed: boolean } | undefined> {
        let page: EnginePage | undefined;
        try {
          page = await engine.openPage(sizes[width]);
          await run(new Shopper(page, urls.shop, javaScript), width);
          await page.close();
          return undefined;
        } catch (error) {
          const hasCrashed = await engine.hasCrashed();
          if (page && !hasCrashed) {
            await testInfo.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
            await page.close();
          }
          return { error, hasCrashed };
        }
      }
    });
  }
}

function startEngine(name: EngineName, options: EngineOptions): Promise<Engine> {
  if (name === 'Chromium') return startChromium(options);
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (name === 'Firefox' && firefox) return startFirefox(firefox, options);
  if (name === 'WebKit' && webkit) return startWebKit(webkit, options);
  throw new Error(`${name} is not installed.`);
}
