import { createMiddleware } from 'hono/factory';

export interface SecurityHeadersOptions {
  siteUrl: string;
  /** Documents bring a policy of their own: not while developing, when any that is missing must stay away. */
  documentsHavePolicy: boolean;
}

/** Headers that every answer carries. A document says itself what it may load; anything else loads nothing. */
export function securityHeaders({ siteUrl, documentsHavePolicy }: SecurityHeadersOptions) {
  // Whatever a front says of the connection: on plain http browsers ignore the header.
  const isSecure = siteUrl.startsWith('https:');
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    // The API's are stricter: an address there may hold a token.
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // One document stands in a frame of the shop's own, and says so.
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    // A cache takes the headers of a 304 for those of what it has, and this one does not tell of what type that is.
    if (documentsHavePolicy && c.res.status !== 304 && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', policyOf(headers.get('content-type') ?? ''));
    }
    if (isSecure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
}

/** Of a file that somebody opens by itself. In a page, that of the page counts. */
function policyOf(contentType: string): string {
  const closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  // Some browsers show it in an element of their own, which the other directives would forbid.
  if (contentType.startsWith('application/pdf')) return closed;
  const styles = contentType.startsWith('image/svg+xml') ? "style-src 'unsafe-inline'; " : '';
  return `default-src 'none'; ${styles}object-src 'none'; ${closed}`;
}
