import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, resolveChromiumPath } from '@piri/visual/browser';
import { defineConfig } from '@playwright/test';
import { urls } from './e2e/support/urls.ts';

// Each worker reads this file again. All use the folder that the first process has created, which also removes it.
if (!process.env['E2E_DATA_DIR']) {
  const folder = mkdtempSync(join(tmpdir(), 'piri-e2e-'));
  process.env['E2E_DATA_DIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the expected number of processors, since a test sometimes waits for a timer.
  workers: 3,
  forbidOnly: true,
  // Generous, since nothing is measured here: on a busy machine a test takes three times as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Some of the eight hundred tests may time out on a busy machine. They are retried, and listed at the end of
  // `npm test`, which fails if there are more than three (decision 0028).
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../reports/end-to-end.json' }]],
  outputDir: '../../reports/end-to-end',
  use: {
    baseURL: urls.shop,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // `retain-on-failure` would record every test, which takes a third of the whole time. To debug a failure, run
    // `npx playwright test --trace retain-on-failure <file>`. Retries are recorded: they are rare, and a test that
    // fails twice is the hardest to reproduce.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await resolveChromiumPath(),
      // Tests are too short for optimized code to pay off; compiling it takes a tenth of the browser's time.
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
        // The address to which the payment gateway redirects.
        SITE_URL: urls.shop,
        // All customers of the tests have the same address.
        RATE_LIMIT_MULTIPLIER: '20',
        // They place hundreds of orders. `confirm-mobile.spec.ts` starts a shop of its own that asks for codes.
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
