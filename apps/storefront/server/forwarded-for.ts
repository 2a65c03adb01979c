import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Where a request has come from, as proxies hand it on: what they have said before, and whom this server heard from.
 * The API keeps its limits by it, and believes only what known proxies have added.
 */
export function getForwardedFor(c: Context<{ Bindings: HttpBindings }>): string {
  const path = [c.req.header('x-forwarded-for'), c.env.incoming.socket.remoteAddress];
  return path.filter(Boolean).join(', ');
}
