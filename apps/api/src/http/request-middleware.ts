import { randomUUID } from 'node:crypto';
import { headerNames } from '@piri/contract/headers';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../core/log.ts';
import type { HttpEnv } from './mount-endpoint.ts';

/** What every answer carries. It is data, so nothing may run it, frame it or guess another type for it. */
export function setSecurityHeaders(requestId: string): Record<string, string> {
  return {
    [headerNames.requestId]: requestId,
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

export interface RequestMiddlewareOptions {
  /** Where the shop's pages stand. */
  siteUrl: string;
  log: Logger;
  /** The paths that may be logged. Any other is the caller's text and may hold anything. */
  paths: ReadonlySet<string>;
}

/** Around every request: its id, the headers of its answer, and one line in the log. */
export function requestMiddleware({
  siteUrl,
  log,
  paths,
}: RequestMiddlewareOptions): MiddlewareHandler<HttpEnv> {
  const isSecure = siteUrl.startsWith('https:');
  return async (c, next) => {
    const requestId = acceptRequestId(c.req.header(headerNames.requestId));
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    for (const [name, value] of Object.entries(setSecurityHeaders(requestId))) {
      // A page for people says itself what it may load.
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (isSecure) c.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    log('info', 'request', {
      method: c.req.method,
      path: paths.has(c.req.path) ? c.req.path : (c.get('loggedPath') ?? '(unknown)'),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      requestId,
    });
  };
}

/** The storefront passes its own on, so that both logs tell one story. Anything that is not plainly an id is replaced. */
function acceptRequestId(given: string | undefined): string {
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
