import { createMiddleware } from 'hono/factory';

/** Rejects other methods with 405, before a `Request` is created with a method that `fetch` forbids. */
export function allowMethods(methods: readonly string[]) {
  const allow = methods.join(', ');
  return createMiddleware(async (c, next) => {
    if (methods.includes(c.req.method)) return next();
    return c.text('Method Not Allowed', 405, { allow, 'cache-control': 'no-store' });
  });
}
