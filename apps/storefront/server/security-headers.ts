import { createMiddleware } from 'hono/factory';

/** Headers that every answer carries. The content security policy belongs to a document and is set there. */
export function securityHeaders({ siteUrl }: { siteUrl: string }) {
  // Whatever a front says of the connection: on plain http browsers ignore the header.
  const isSecure = siteUrl.startsWith('https:');
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // One document stands in a frame of the shop's own, and says so.
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    if (isSecure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
}
