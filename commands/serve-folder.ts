import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder of finished files on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(
      folder,
      normalize(decodeURIComponent(pathname)),
      pathname.endsWith('/') ? 'index.html' : '',
    );
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    // A visitor who leaves in the middle of a file is no fault of the server.
    await pipeline(createReadStream(path), response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
