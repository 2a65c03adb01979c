import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Sends a response that a CDN may cache for a minute and serve for ten more while it revalidates. */
export function sendCacheable(c: Context, text: string, type = 'application/json'): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  c.header('cache-control', 'public, s-maxage=60, stale-while-revalidate=600');
  c.header('etag', etag);
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.body(text, 200, { 'content-type': type });
}

/** Compares weakly, because a proxy that compresses turns the ETag into a weak one. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
