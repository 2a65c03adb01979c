import type { Context } from 'hono';
import type { HttpEnv } from './mount-endpoint.ts';

/**
 * The content security policy of HTML pages: only inline styles, the embedded font (`takaFontFace`), and forms to the same
 * origin.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function sendHtml(
  c: Context<HttpEnv>,
  html: string,
  cacheControl: string,
  status: 200 | 404 = 200,
): Response {
  c.header('content-security-policy', policy);
  c.header('cache-control', cacheControl);
  return c.html(html, status);
}
