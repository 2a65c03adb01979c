import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, storefrontBuild } from './builds.ts';
import { variablesByServer } from './filter-server-environment.ts';
import { type ServerProcess, startServer, stopServers } from './servers.ts';

type Start = Parameters<typeof startServer>[0];

const local = '127.0.0.1';
/** The environment in which `npm start` runs on the embedded database. */
const demo = { NODE_ENV: 'development' };

/**
 * Runs the work against a temporary shop: a fresh database, free ports, and a proxy in front of the storefront that
 * uses HTTP/2 and brotli as a content delivery network does. Everything is stopped when the work ends.
 */
export async function withTemporaryShop(
  stop: AbortSignal,
  work: (url: string) => Promise<number>,
  apiEnv: Record<string, string> = {},
): Promise<number> {
  await ensureBuilt(storefrontBuild, stop);
  const [apiPort, port, frontPort] = await freePorts(3);
  const data = mkdtempSync(join(tmpdir(), 'piri-shop-'));
  const servers: ServerProcess[] = [];
  const url = `https://localhost:${frontPort}`;
  const shop = `http://${local}:${port}`;
  const database = { DATABASE_URL: '', DATA_DIR: data, LOG_LEVEL: 'warn' };
  const starts: Start[] = [
    {
      title: 'API',
      args: ['apps/api/src/main.ts', '--prepare'],
      env: { ...demo, ...apiEnv, ...database, API_PORT: `${apiPort}`, API_HOST: local },
      variables: variablesByServer.API,
      ready: 'API ready on',
    },
    {
      title: 'storefront',
      args: ['apps/storefront/server.ts'],
      env: {
        ...demo,
        PORT: `${port}`,
        HOST: local,
        API_URL: `http://${local}:${apiPort}`,
        SITE_URL: url,
      },
      variables: variablesByServer.storefront,
      ready: 'Storefront ready on',
    },
    {
      title: 'front',
      args: ['apps/storefront/benchmark/front/tls-proxy.ts', '--to', shop, '--port', `${frontPort}`],
      env: {},
      variables: [],
      ready: 'Front ready on',
    },
  ];
  try {
    for (const start of starts) servers.push(await startServer(start, stop));
    return await work(url);
  } finally {
    await stopServers(servers.reverse());
    rmSync(data, { recursive: true, force: true });
  }
}

/** Returns ports that were free a moment ago. All are opened before the first is released, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, local));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
