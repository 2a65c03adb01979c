import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  close(): Promise<void>;
}

/** Serves a folder on a free port of the loopback address. Files can be replaced with texts, by file name. */
export async function serveStatic(
  folder: string,
  replacements: Readonly<Record<string, string>> = {},
): Promise<StaticServer> {
  const overrides = new Map(Object.entries(replacements).map(([name, text]) => [join(folder, name), text]));
  const server = createServer(async (request, response) => {
    const path = pathIn(folder, request.url ?? '/');
    const body = path && (overrides.get(path) ?? (await readFile(path).catch(() => null)));
    if (!path || !body) response.writeHead(404, { 'content-type': 'text/plain' }).end('File not found.');
    else
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the file's path, or `null` if it leaves the folder or cannot be decoded. */
function pathIn(folder: string, url: string): string | null {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(folder, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    return path.startsWith(join(folder, sep)) ? path : null;
  } catch {
    return null;
  }
}
