import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, resolveChromiumPath } from '@piri/visual/browser';
import { defineConfig } from '@playwright/test';
import { urls } from './e2e/support/urls.ts';

// The workers read this file again; they must all mean the folder that the first one has made, and that takes it away.
if (!process.env['E2E_DATA_DIR']) {
  const folder = mkdtempSync(join(tmpdir(), 'piri-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than there are processors to count on: now and then a journey waits for a clock.
  workers: 3,
  forbidOnly: true,
  // Nothing is measured here: a machine whose processors others use takes three times as long for the same journey.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Eight hundred journeys on a machine that others use, too: one that meets a busy moment is walked again, and named at
  // the end of `npm test`; more than three of them fail it (decision 0028).
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../reports/end-to-end.json' }]],
  outputDir: '../../reports/end-to-end',
  use: {
    baseURL: urls.shop,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A trace kept only on failure is recorded of every test all the same: a third of the time of the whole. Whoever
    // looks for a failure asks for it: `npx playwright test --trace retain-on-failure <file>`. A second try is
    // rare, and what fails twice is the hardest to bring back: that is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await resolveChromiumPath(),
      // A journey is over before code that is made faster has paid for the making: a tenth of the browser's time.
      args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev --single-threaded-gc'],
      chromiumSandbox: !chromiumFlags.includes('--no-sandbox'),
    },
  },
  webServer: [
    {
      name: 'api',
      command: 'node ../api/src/main.ts --prepare',
      url: `${urls.api}/api/health`,
      env: {
        API_PORT: new URL(urls.api).port,
        DATA_DIR: process.env['E2E_DATA_DIR'],
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        // Where a gateway leads back to.
        SITE_URL: urls.shop,
        // One machine plays all the customers of the journeys.
        RATE_LIMIT_MULTIPLIER: '20',
        // They place orders by the hundred from one address: `confirm-mobile.spec.ts` asks a shop of its own for codes.
        CONFIRM_MOBILE: 'off',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      name: 'storefront',
      command: 'node server.ts',
      url: `${urls.shop}/robots.txt`,
      env: { PORT: new URL(urls.shop).port, API_URL: urls.api },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
