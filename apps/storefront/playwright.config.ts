import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '@piri/visual/browser';
import { defineConfig } from '@playwright/test';
import { addresses } from './e2e/addresses.ts';

// The workers read this file again; they must all mean the folder that the first one has made.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'piri-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  outputDir: '../../reports/e2e',
  use: {
    baseURL: addresses.shop,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...chromiumFlags],
      chromiumSandbox: !chromiumFlags.includes('--no-sandbox'),
    },
  },
  webServer: [
    {
      name: 'api',
      command: 'node ../api/src/main.ts --prepare',
      url: `${addresses.api}/api/health`,
      env: {
        API_PORT: new URL(addresses.api).port,
        DATA_DIR: process.env['E2E_DATA_DIR'],
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      name: 'storefront',
      command: 'node server.ts',
      url: `${addresses.shop}/robots.txt`,
      env: { PORT: new URL(addresses.shop).port, API_URL: addresses.api },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
