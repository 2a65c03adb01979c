import { chromiumFlags, resolveChromiumPath } from '@piri/visual/browser';
import { defineConfig } from '@playwright/test';
import { urls } from './e2e/support/urls.ts';
import { createWebServers } from './e2e/support/web-servers.ts';

export default defineConfig({
  testDir: 'e2e',
  // They have a configuration and a stage of their own.
  testIgnore: 'engines/**',
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
  webServer: createWebServers(urls),
});
