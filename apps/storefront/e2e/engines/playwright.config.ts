import { defineConfig } from '@playwright/test';
import { createWebServers } from '../support/web-servers.ts';
import { type EngineName, engineNames } from './engine.ts';
import { urls } from './urls.ts';

/** Playwright runs the journeys and the shop. Of the three engines it can only start Chromium. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'journeys',
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A journey is repeated only if its engine crashed, by `journey` itself.
  retries: 0,
  outputDir: '../../../../reports/engines',
  reporter: [['list'], ['json', { outputFile: '../../../../reports/engines.json' }]],
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
  webServer: createWebServers(urls),
});
