import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import { getForwardedFor } from './forwarded-for.ts';

/**
 * Proxies `/api`, so that the browser uses one origin only. It forwards the visitor's address, which the API's rate
 * limits depend on.
 */
export function createApiProxyHandler(apiUrl: string) {
  return async (c: Context<{ Bindings: HttpBindings }>) => {
    const { pathname, search } = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    headers.set('x-forwarded-for', getForwardedFor(c));
    // Node has already answered the expectation, and `fetch` does not accept the header.
    headers.delete('expect');
    try {
      // The browser must follow redirects itself: a payment redirects to the shop's own pages.
      const options = { raw: c.req.raw, headers, redirect: 'manual' } as const;
      return await proxy(new URL(pathname + search, apiUrl), options);
    } catch (error) {
      console.error(`The API did not respond to ${c.req.method} ${pathname}:`, reason(error));
      return c.json(
        {
          error: {
            code: 'UNAVAILABLE',
            message: 'The shop can’t be reached at the moment.',
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
