import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Returns the `x-forwarded-for` header to pass on: the received one plus the address of the peer. The API's rate limits
 * use it, and trust only what known proxies have added.
 */
export function getForwardedFor(c: Context<{ Bindings: HttpBindings }>): string {
  const path = [c.req.header('x-forwarded-for'), c.env.incoming.socket.remoteAddress];
  return path.filter(Boolean).join(', ');
}
