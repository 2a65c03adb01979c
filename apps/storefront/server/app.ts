import { resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { createAddressReader } from '@piri/caller-address';
import { watchProxies } from '@piri/caller-address/watch-proxies';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '../env.ts';
import { allowMethods } from './allow-methods.ts';
import type { AppBuild } from './app-build.ts';
import { createApiProxyHandler } from './create-api-proxy-handler.ts';
import { createBuildVersionApp } from './create-build-version-app.ts';
import { createDocumentHandler } from './documents/create-document-handler.ts';
import { createCataloguePdfHandler, findCataloguePdfFile } from './files/catalogue-pdf-file.ts';
import { createImageFilesHandler } from './files/create-image-files-handler.ts';
import { createModelFilesHandler } from './files/create-model-files-handler.ts';
import { faviconHandler } from './files/favicon-handler.ts';
import { loadImageIndex } from './files/load-image-index.ts';
import {
  analyticsFramePath,
  createAnalyticsFrameHandler,
  toAnalyticsTag,
} from './security/create-analytics-frame-handler.ts';
import { createCspReportsApp, cspReportsPath } from './security/create-csp-reports-app.ts';
import { createSecurityHeadersMiddleware } from './security/create-security-headers-middleware.ts';
import { toShopConfig } from './shop-config.ts';

export interface AppOptions {
  environment: Environment;
  pages: AppBuild;
}

const root = resolve(import.meta.dirname, '../../..');

/** Creates the storefront's server: assets of the build, images of the catalogue, a proxy for `/api`, and pages. */
export function createApp({ environment, pages }: AppOptions) {
  const catalogue = resolve(root, environment.CATALOGUE_DIR);
  const images = loadImageIndex(catalogue);
  const watch = watchProxies({
    proxies: environment.TRUSTED_PROXIES,
    warn: (message) => console.warn(message),
    // In development, requests come from the machine itself, without a proxy.
    expectsHeader: environment.isProduction,
  });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use((c, next) => {
    watch(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'));
    return next();
  });
  app.use(
    createSecurityHeadersMiddleware({
      siteUrl: environment.SITE_URL,
      documentsHavePolicy: pages.inlineScripts !== undefined,
    }),
  );
  app.use('/api/*', allowMethods(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']));
  app.all('/api/*', createApiProxyHandler(environment.API_URL));
  app.use(allowMethods(['GET', 'HEAD', 'POST']));
  app.route(
    cspReportsPath,
    createCspReportsApp({ addressOf: createAddressReader(environment.TRUSTED_PROXIES), pages }),
  );
  app.get('/favicon.ico', faviconHandler);
  app.get('/pictures/*', createImageFilesHandler(catalogue));
  app.get('/shapes/*', createModelFilesHandler(catalogue));
  const printed = findCataloguePdfFile(environment);
  if (printed) app.get('/catalogue.pdf', createCataloguePdfHandler(printed));
  const tag = toAnalyticsTag(environment);
  if (tag) app.get(analyticsFramePath, createAnalyticsFrameHandler(tag));
  if (pages.build) app.route('/builds', createBuildVersionApp(pages.build));
  app.use(pages.assets);
  // Enough for the longest form: a long text in three-byte letters, each of them escaped.
  app.post('*', bodyLimit({ maxSize: 256 * 1024 }));
  app.all(
    '*',
    createDocumentHandler({ environment, pages, images, shop: toShopConfig(environment, printed) }),
  );
  return app;
}
