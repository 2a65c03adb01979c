import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { ApiError } from '../core/api-error.ts';
import { StartupError } from '../core/startup-error.ts';
import { getSecurityHeaders } from './create-logging-and-headers-middleware.ts';
import { toErrorResponse } from './error-response.ts';
import type { HttpEnv } from './mount-endpoint.ts';

export interface HttpServer {
  url: string;
  close(): Promise<void>;
}

/** How long requests in progress may take to finish when the server closes. */
const graceMs = 5000;

/** Starts the HTTP server. The timeouts keep slow or silent sockets from staying open forever. */
export async function startHttpServer(app: Hono<HttpEnv>, host: string, port: number): Promise<HttpServer> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    getRequestListener(app.fetch, { errorHandler: respondToUnreadable }),
  );
  await open(server, host, port);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () => close(server),
  };
}

/**
 * Responds to a request whose request line or host header is no valid URL. It never reaches the app, but gets an error
 * in the same format.
 */
function respondToUnreadable(error: unknown): Response {
  const cause =
    error instanceof RequestError ? new ApiError('MALFORMED', 'The request has no valid address.') : error;
  const requestId = randomUUID();
  const { status, headers, body } = toErrorResponse(cause, requestId);
  return Response.json(body, { status, headers: { ...headers, ...getSecurityHeaders(requestId) } });
}

async function open(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(`The API cannot listen on ${host}:${port}: ${explain(error)}`, { cause: error });
  }
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return 'another process uses this port. Stop it, or choose another port with API_PORT.';
    case 'EACCES':
      return 'the port is reserved. Choose one above 1023 with API_PORT.';
    default:
      return `${code ?? 'an unknown reason'}. Check API_HOST and API_PORT.`;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
