import { Hono } from 'hono';
import type { Environment } from '../env.ts';
import { apiProxy } from './api-proxy.ts';
import { documents } from './documents.ts';
import type { Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppOptions {
  environment: Environment;
  pages: Pages;
}

/** The storefront's server: assets from the build, `/api` passed on, everything else a page. */
export function createApp({ environment, pages }: AppOptions) {
  const app = new Hono();
  app.use(securityHeaders);
  app.all('/api/*', apiProxy(environment.API_URL));
  app.use(pages.assets);
  app.all('*', documents({ environment, pages }));
  return app;
}
