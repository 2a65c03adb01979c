import { randomUUID } from 'node:crypto';
import { headerNames } from '@piri/contract/headers';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../core/log.ts';
import type { HttpEnv } from './mount-endpoint.ts';

/**
 * Returns the headers of every response. The API serves data, so no browser may run it, frame it or guess another type
 * for it.
 */
export function getSecurityHeaders(requestId: string): Record<string, string> {
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

export interface CreateLoggingAndHeadersMiddlewareOptions {
  /** The address of the shop's pages. */
  siteUrl: string;
  log: Logger;
  /** The paths that may be logged. Any other is chosen by the caller and may contain anything. */
  paths: ReadonlySet<string>;
}

/** Adds a request id and security headers to every response, and logs every request. */
export function createLoggingAndHeadersMiddleware({
  siteUrl,
  log,
  paths,
}: CreateLoggingAndHeadersMiddlewareOptions): MiddlewareHandler<HttpEnv> {
  const isSecure = siteUrl.startsWith('https:');
  return async (c, next) => {
    const requestId = acceptRequestId(c.req.header(headerNames.requestId));
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    for (const [name, value] of Object.entries(getSecurityHeaders(requestId))) {
      // HTML pages set their own content security policy.
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

/**
 * Returns the request id to use. The storefront sends its own, so that both logs can be correlated. Anything that does
 * not look like an id is replaced.
 */
function acceptRequestId(requestId: string | undefined): string {
  return requestId !== undefined && /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID();
}
