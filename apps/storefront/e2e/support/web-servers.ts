import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the API and the storefront of a test run, for Playwright to start. The data is in a folder that is deleted
 * when the first process ends: each worker calls this again, and all use the folder that the first process has created.
 */
export function createWebServers(urls: { shop: string; api: string }) {
  if (!process.env['E2E_DATA_DIR']) {
    const folder = mkdtempSync(join(tmpdir(), 'piri-e2e-'));
    process.env['E2E_DATA_DIR'] = folder;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return [
    {
      name: 'api',
      command: 'node ../api/src/main.ts --prepare',
      cwd: storefront,
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
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    },
    {
      name: 'storefront',
      command: 'node server.ts',
      cwd: storefront,
      url: `${urls.shop}/robots.txt`,
      env: { PORT: new URL(urls.shop).port, API_URL: urls.api },
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    },
  ];
}

const storefront = join(import.meta.dirname, '../..');
