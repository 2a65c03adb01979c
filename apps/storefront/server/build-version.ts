import { Hono } from 'hono';

/** Which build this process serves: a hash of what it consists of, and when it was made. */
export interface BuildVersion {
  id: string;
  /** In milliseconds. */
  timestamp: number;
}

/** Tells open pages which build is the latest, so that they know when theirs has been replaced. */
export function buildVersionRoute(build: BuildVersion) {
  const app = new Hono();
  app.get('/latest.json', (c) => c.json(build, 200, { 'cache-control': 'no-cache' }));
  app.get('/meta/:file', (c) => {
    // Of an older build nothing is kept: whoever asks for it is told so, and not given another's.
    if (c.req.param('file') !== `${build.id}.json`) {
      return c.text('Not found', 404, { 'cache-control': 'no-store' });
    }
    return c.json(build, 200, { 'cache-control': 'public, max-age=31536000, immutable' });
  });
  app.all('*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
  return app;
}
