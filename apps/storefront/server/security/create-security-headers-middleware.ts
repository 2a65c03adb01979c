import { createMiddleware } from 'hono/factory';

export interface CreateSecurityHeadersMiddlewareOptions {
  siteUrl: string;
  /** Whether documents set their own policy. False in development, where a missing policy must not be replaced. */
  documentsHavePolicy: boolean;
}

/** Sets the security headers of every response. A document sets its own policy; any other response may load nothing. */
export function createSecurityHeadersMiddleware({
  siteUrl,
  documentsHavePolicy,
}: CreateSecurityHeadersMiddlewareOptions) {
  // Independent of what a proxy reports: browsers ignore the header over HTTP.
  const isSecure = siteUrl.startsWith('https:');
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    // The API sets a stricter one, since its addresses may contain tokens.
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // The analytics document is framed by the shop and sets its own.
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    // A cache applies the headers of a 304 to its stored response, and a 304 has no content type.
    if (documentsHavePolicy && c.res.status !== 304 && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', policyOf(headers.get('content-type') ?? ''));
    }
    if (isSecure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
}

/** Returns the policy of a file that is opened on its own. In a page, the page's policy applies. */
function policyOf(contentType: string): string {
  const closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  // Some browsers show PDFs in an embedded element, which the other directives would block.
  if (contentType.startsWith('application/pdf')) return closed;
  const styles = contentType.startsWith('image/svg+xml') ? "style-src 'unsafe-inline'; " : '';
  return `default-src 'none'; ${styles}object-src 'none'; ${closed}`;
}
