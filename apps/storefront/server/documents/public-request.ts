/**
 * A form as the browser sent it. Behind a proxy that ends TLS it arrives over http, and the router would take it for one
 * of another site, since its `Origin` says https. A page of another site can set none of these headers.
 */
export function toPublicRequest(request: Request, siteUrl: string): Request {
  const { protocol, host, pathname, search } = new URL(request.url);
  const site = new URL(siteUrl).origin;
  const isSecure = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
  const own = `${isSecure ? 'https:' : protocol}//${host}`;
  const origin = request.headers.get('origin') === site ? site : own;
  const { method, headers, body, signal } = request;
  // A body that is still on its way needs `duplex`, which the types of browsers do not know.
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(`${origin}${pathname}${search}`, init);
}
