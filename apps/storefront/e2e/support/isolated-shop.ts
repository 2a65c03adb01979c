import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './find-free-port.ts';
import { startStorefront } from './server-processes.ts';

const program = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));

/** Starts a shop with its own API and data, which can be killed and restarted at the same address. */
export async function startIsolatedShop(environment: Record<string, string> = {}) {
  const port = await findFreePort();
  const api = `http://127.0.0.1:${port}`;
  const storefront = await startStorefront({ API_URL: api });
  const folder = mkdtempSync(join(tmpdir(), 'piri-own-shop-'));
  const start = () =>
    startApi({ API_PORT: String(port), DATA_DIR: folder, SITE_URL: storefront.address, ...environment });
  let running = await start();
  return {
    api,
    address: storefront.address,
    async kill() {
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
    async startAgain() {
      running = await start();
    },
    async close() {
      running.kill('SIGTERM');
      await Promise.all([once(running, 'exit'), storefront.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startApi(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, '--prepare'], {
    // A bundler that an earlier test ran in this process leaves "production" behind, in which card payments are off.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it was ready.`)));
    child.stdout?.on('data', (text) => {
      if (String(text).includes('API ready on')) resolve();
    });
  });
  return child;
}
