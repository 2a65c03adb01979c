import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';

const file = fileURLToPath(import.meta.resolve('@piri/ui/favicon/favicon.ico'));

/** The icon at `/favicon.ico`, which browsers, feed readers and bookmarks request without reading a page. */
export const faviconHandler = serveStatic({
  path: relative(process.cwd(), file),
  onFound: (_, c) => c.header('cache-control', 'public, max-age=86400'),
});
