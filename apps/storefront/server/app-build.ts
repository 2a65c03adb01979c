import { statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { z } from 'zod';
import type { BuildVersion } from './create-build-version-app.ts';
import { getPageQueryKeys, type PageQueryKeys } from './documents/get-page-query-keys.ts';

/** The source of pages: a build in production, Vite in development. */
export interface AppBuild {
  assets: MiddlewareHandler;
  render: ReturnType<typeof createRequestHandler>;
  /** Returns the query keys that each page reads. */
  queries: () => Promise<PageQueryKeys>;
  /**
   * The texts of all inline scripts that a document may contain. Undefined in development: Vite injects scripts of its
   * own, which a policy with hashes cannot allow.
   */
  inlineScripts?: readonly string[];
  /** The version of the build. Undefined in development, where modules change one by one. */
  build?: BuildVersion;
}

const here = dirname(fileURLToPath(import.meta.url));

/** Loads the production build. Its assets have hashed names and are cached forever. */
export async function loadProductionAppBuild(): Promise<AppBuild> {
  const folder = fileURLToPath(new URL('../build', import.meta.url));
  const server = `${folder}/server/index.js`;
  const build: ServerBuild = await import(server);
  const client = `${folder}/client`;

  const files = serveStatic({
    root: relative(process.cwd(), client) || '.',
    precompressed: true,
    onFound: (path, c) => {
      const hashed = path.includes('/assets/');
      c.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const assets = createMiddleware(async (c, next) => {
    const asset = c.req.path.startsWith('/assets/');
    const answer = await files(c, async () => {
      // An asset of an older build is missing: respond with 404, since HTML in its place would hide the cause.
      if (!asset) await next();
    });
    if (answer) return answer;
    if (asset) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  });

  const queries = getPageQueryKeys(build.routes);
  return {
    assets,
    render: createRequestHandler(build, 'production'),
    queries: async () => queries,
    inlineScripts: z.array(z.string()).min(1).parse(Reflect.get(build.entry.module, 'inlineScripts')),
    build: { id: build.assets.version, timestamp: Math.round(statSync(server).mtimeMs) },
  };
}

/** Creates Vite in middleware mode: the same server, with modules transformed on request. */
export async function createDevBuild(): Promise<AppBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: dirname(here), server: { middlewareMode: true } });
  const assets = createMiddleware<{ Bindings: import('@hono/node-server').HttpBindings }>(async (c, next) => {
    const handled = await new Promise<boolean>((resolve) => {
      c.env.outgoing.once('finish', () => resolve(true));
      vite.middlewares(c.env.incoming, c.env.outgoing, () => resolve(false));
    });
    if (!handled) return next();
    const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response');
    // The adapter writes a response whose body was never read without checking whether it was sent (@hono/node-server
    // 2.1.8).
    void RESPONSE_ALREADY_SENT.body;
    return RESPONSE_ALREADY_SENT;
  });
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    assets,
    render: async (request, context) => createRequestHandler(await load(), 'development')(request, context),
    queries: async () => getPageQueryKeys((await load()).routes),
  };
}
