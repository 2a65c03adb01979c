import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { EnvironmentError } from '../env.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Serves the printed catalogue. That it is there is looked at once, so that no foot leads to a file that is not. */
export function catalogueFile(name: string) {
  const file = resolve(root, name);
  if (!existsSync(file)) {
    throw new EnvironmentError(
      `CATALOGUE_PDF names ${file}, which is not there. Make it with npm run catalogue-pdf, or empty the variable.`,
    );
  }
  return serveStatic({
    path: relative(process.cwd(), file),
    onFound: (_, c) => c.header('cache-control', 'public, max-age=3600'),
  });
}
