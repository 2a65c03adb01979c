import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Starts another storefront with its own environment on a free port. */
export async function startStorefront(environment: Record<string, string>) {
  const child = spawn(process.execPath, [pathOf('../../server.ts')], {
    // A bundler that an earlier test ran in this process leaves "production" behind.
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await portOf(child);
  const log: string[] = [];
  child.stderr?.on('data', (text) => log.push(String(text)));
  return { address: `http://127.0.0.1:${port}`, log, stop: () => ended(child) };
}

/** Starts a proxy as in production: HTTP/2 over TLS, with a self-signed certificate. */
export async function startTlsProxy(shop: string) {
  const args = [pathOf('../../benchmark/front/tls-proxy.ts'), '--to', shop, '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return { address: `https://localhost:${await portOf(child)}`, stop: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The process ended with ${code} before it was ready.`)));
    child.stdout?.on('data', (text) => {
      const port = /ready on https?:\/\/\S+:(\d+)/.exec(String(text))?.[1];
      if (port) resolve(port);
    });
  });
}
