import { createMiddleware } from 'hono/factory';

/** Answers every other method with 405, before anything tries to make a `Request` of one that `fetch` forbids. */
export function allowMethods(methods: readonly string[]) {
  const allow = methods.join(', ');
  return createMiddleware(async (c, next) => {
    if (methods.includes(c.req.method)) return next();
    return c.text('Method Not Allowed', 405, { allow, 'cache-control': 'no-store' });
  });
}
