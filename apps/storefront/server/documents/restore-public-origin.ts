/**
 * Restores the request of a form as the browser sent it. Behind a proxy that terminates TLS it arrives over HTTP, and
 * the router would treat it as cross-origin, since its `Origin` has https. Pages of other sites cannot set these
 * headers.
 */
export function restorePublicOrigin(request: Request, siteUrl: string): Request {
  const { protocol, host, pathname, search } = new URL(request.url);
  const site = new URL(siteUrl).origin;
  const isSecure = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
  const own = `${isSecure ? 'https:' : protocol}//${host}`;
  const origin = request.headers.get('origin') === site ? site : own;
  const { method, headers, body, signal } = request;
  // A streaming body needs `duplex`, which the DOM types lack.
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(`${origin}${pathname}${search}`, init);
}
