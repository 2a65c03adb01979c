import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

/**
 * The time limits of a connection, the same as the API's: 10 seconds for the headers, 30 for the whole request. Node's
 * defaults are five minutes, checked only every half a minute.
 */
export const connectionTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const;

type Limits = Readonly<Record<keyof typeof connectionTimeouts, number>>;

/** Creates the server without listening yet. It closes slow and silent connections. */
export function createServer(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  limits: Limits = connectionTimeouts,
): Server {
  // Without `createServer`, the adapter creates an HTTP/1 server.
  return createAdaptorServer({ fetch, serverOptions: limits }) as Server;
}
