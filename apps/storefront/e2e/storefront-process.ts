import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../server.ts', import.meta.url));

/** Starts another storefront with its own environment, on a port of the system's choosing. */
export async function startStorefront(environment: Record<string, string>) {
  const child = spawn(process.execPath, [server], {
    // A bundler that an earlier journey has used in this process leaves "production" behind.
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  const log: string[] = [];
  child.stderr?.on('data', (text) => log.push(String(text)));
  return {
    address,
    log,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The storefront ended with ${code} before it was ready.`)));
    child.stdout?.on('data', (text) => {
      const port = /ready on http:\/\/\S+:(\d+)/.exec(String(text))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}
