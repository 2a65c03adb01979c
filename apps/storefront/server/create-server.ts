import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

/**
 * How long a connection may take, as at the API: a head 10 seconds, a whole request 30. Node would wait for five minutes,
 * and look only every half a minute whether they are over.
 */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const;

type Limits = Readonly<Record<keyof typeof connectionLimits, number>>;

/** Makes the server, which does not listen yet. Slow or silent sockets are closed. */
export function createServer(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  limits: Limits = connectionLimits,
): Server {
  // Without a factory of its own it makes a server of HTTP/1.
  return createAdaptorServer({ fetch, serverOptions: limits }) as Server;
}
