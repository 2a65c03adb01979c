import { Hono } from 'hono';

/** The build that this process serves: a hash of its content, and when it was made. */
export interface BuildVersion {
  id: string;
  /** In milliseconds. */
  timestamp: number;
}

/** Serves the version of the latest build, so that open pages notice when theirs was replaced. */
export function createBuildVersionApp(build: BuildVersion) {
  const app = new Hono();
  app.get('/latest.json', (c) => c.json(build, 200, { 'cache-control': 'no-cache' }));
  app.get('/meta/:file', (c) => {
    // Older builds are not kept: respond with 404 instead of another build's version.
    if (c.req.param('file') !== `${build.id}.json`) {
      return c.text('Not found', 404, { 'cache-control': 'no-store' });
    }
    return c.json(build, 200, { 'cache-control': 'public, max-age=31536000, immutable' });
  });
  app.all('*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
  return app;
}
