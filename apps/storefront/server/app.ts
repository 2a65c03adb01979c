import { resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { addressReader } from '@piri/caller-address';
import { watchProxies } from '@piri/caller-address/watch-proxies';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '../env.ts';
import { allowMethods } from './allow-methods.ts';
import { apiProxy } from './api-proxy.ts';
import type { AppBuild } from './app-build.ts';
import { buildVersionRoute } from './build-version.ts';
import { renderDocuments } from './documents/render-documents.ts';
import { findCataloguePdfFile, serveCataloguePdf } from './files/catalogue-pdf-file.ts';
import { faviconRoute } from './files/favicon-route.ts';
import { imageFilesRoute } from './files/image-files.ts';
import { loadImageIndex } from './files/load-image-index.ts';
import { modelFilesRoute } from './files/model-files.ts';
import { analyticsFramePath, analyticsFrameRoute, toAnalyticsTag } from './security/analytics-frame-route.ts';
import { policyReportsPath, policyReportsRoute } from './security/policy-reports-route.ts';
import { securityHeaders } from './security/security-headers.ts';
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
    securityHeaders({
      siteUrl: environment.SITE_URL,
      documentsHavePolicy: pages.inlineScripts !== undefined,
    }),
  );
  app.use('/api/*', allowMethods(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']));
  app.all('/api/*', apiProxy(environment.API_URL));
  app.use(allowMethods(['GET', 'HEAD', 'POST']));
  app.route(
    policyReportsPath,
    policyReportsRoute({ addressOf: addressReader(environment.TRUSTED_PROXIES), pages }),
  );
  app.get('/favicon.ico', faviconRoute);
  app.get('/pictures/*', imageFilesRoute(catalogue));
  app.get('/shapes/*', modelFilesRoute(catalogue));
  const printed = findCataloguePdfFile(environment);
  if (printed) app.get('/catalogue.pdf', serveCataloguePdf(printed));
  const tag = toAnalyticsTag(environment);
  if (tag) app.get(analyticsFramePath, analyticsFrameRoute(tag));
  if (pages.build) app.route('/builds', buildVersionRoute(pages.build));
  app.use(pages.assets);
  // Enough for the longest form: a long text in three-byte letters, each of them escaped.
  app.post('*', bodyLimit({ maxSize: 256 * 1024 }));
  app.all('*', renderDocuments({ environment, pages, images, shop: toShopConfig(environment, printed) }));
  return app;
}
