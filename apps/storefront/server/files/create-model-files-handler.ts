import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';

const shown = /^\/shapes\/[a-z0-9-]+\/[a-z0-9-]+-[0-9a-f]{8}\.(?:glb|webp)$/;

/** Serves the catalogue's 3D models and textures. Their names change with their content, so they are cached forever. */
export function createModelFilesHandler(catalogueFolder: string) {
  const files = serveStatic({
    root: relative(process.cwd(), catalogueFolder) || '.',
    onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  return createMiddleware(async (c) => {
    const found = shown.test(c.req.path) ? await files(c, async () => {}) : undefined;
    // The server's list of content types has none for models.
    if (found && c.req.path.endsWith('.glb')) found.headers.set('content-type', 'model/gltf-binary');
    return found ?? c.text('Not found', 404, { 'cache-control': 'no-store' });
  });
}
