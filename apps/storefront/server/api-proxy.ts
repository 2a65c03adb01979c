import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';

/**
 * Passes `/api` on, so that the browser speaks to one origin only.
 * The visitor's address goes along, since the API's limits are kept by it.
 */
export function apiProxy(apiUrl: string) {
  return async (c: Context<{ Bindings: HttpBindings }>) => {
    const { pathname, search } = new URL(c.req.url);
    const address = c.env.incoming.socket.remoteAddress;
    const headers = new Headers(c.req.raw.headers);
    if (address) headers.append('x-forwarded-for', address);
    try {
      return await proxy(new URL(pathname + search, apiUrl), { raw: c.req.raw, headers });
    } catch (error) {
      console.error(`The API did not answer ${c.req.method} ${pathname}:`, reason(error));
      return c.json(
        {
          error: {
            code: 'UNAVAILABLE',
            message: 'The shop cannot reach its stock room.',
            retryable: true,
            requestId: crypto.randomUUID(),
          },
        },
        503,
        { 'retry-after': '2', 'cache-control': 'no-store' },
      );
    }
  };
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
