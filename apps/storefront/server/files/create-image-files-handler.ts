import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';

const shown = /^\/pictures\/[a-z0-9-]+\/[a-z0-9-]+\.(?:avif|webp|svg)$/;
/** A name with the image's hash, so that the file never changes. */
const hashed = /-[0-9a-f]{8}-\d+\.(?:avif|webp)$/;

/** Serves the catalogue's images, and no other files beside them. */
export function createImageFilesHandler(catalogueFolder: string) {
  const files = serveStatic({
    root: relative(process.cwd(), catalogueFolder) || '.',
    onFound: (path, c) => {
      const lifetime = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      c.header('cache-control', lifetime);
    },
  });
  return createMiddleware(async (c) => {
    const found = shown.test(c.req.path) ? await files(c, async () => {}) : undefined;
    return found ?? c.text('Not found', 404, { 'cache-control': 'no-store' });
  });
}
