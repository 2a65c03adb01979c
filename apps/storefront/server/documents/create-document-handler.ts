import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { createAddressReader } from '@piri/caller-address';
import { createFairQueue, FairQueueFull } from '@piri/caller-address/fair-queue';
import { type Client, createClient, loaderClientOptions } from '@piri/client';
import type { Context } from 'hono';
import type { Environment } from '../../env.ts';
import type { AppBuild } from '../app-build.ts';
import type { ImageIndex } from '../files/image-index.ts';
import { getForwardedFor } from '../forwarded-for.ts';
import {
  createDocumentCspBuilder,
  trustedTypesReportOnly,
  UnknownScriptError,
} from '../security/content-security-policy.ts';
import { getCspSources } from '../security/third-parties.ts';
import { type BankAccount, type ShopConfig, toBankAccount } from '../shop-config.ts';
import { compressFast, createDocumentCompressor } from './compress-documents.ts';
import { createAttributeNameMatcher } from './create-attribute-name-matcher.ts';
import { createErrorResponse } from './create-error-response.ts';
import { createRenderCoalescer } from './create-render-coalescer.ts';
import { type CachedDocument, createDocumentCache, getLifetime } from './document-cache.ts';
import { normalizePageUrl } from './normalize-page-url.ts';
import { restorePublicOrigin } from './restore-public-origin.ts';
import { trackApiFailures } from './track-api-failures.ts';

declare module 'react-router' {
  /** The context that this server passes to every loader. */
  interface AppLoadContext {
    shop: ShopConfig;
    api: Client;
    images: ImageIndex;
    /** The hosts of banner images above lists, besides the shop's own. */
    bannerHosts: readonly string[];
    bankAccount: BankAccount;
  }
}

export interface CreateDocumentHandlerOptions {
  environment: Environment;
  pages: AppBuild;
  images: ImageIndex;
  shop: ShopConfig;
}

/** The limits for forms: placing an order calls the gateway, which may take as long as the API waits for it. */
const formLimits = { retryLimit: 1, timeoutMs: 10_000, totalMs: 15_000 } as const;

/** A render mostly waits for the API, so several run concurrently. */
const renderLimits = { concurrency: 12, maxWaiting: 100 } as const;

/**
 * Renders pages. A document is complete before its headers are sent, so that it can be hashed, tagged and cached. Pages
 * that may be cached are cached here.
 */
export function createDocumentHandler({ environment, pages, images, shop }: CreateDocumentHandlerOptions) {
  const bannerHosts = environment.BANNER_HOSTS;
  const policyOf =
    pages.inlineScripts &&
    createDocumentCspBuilder({
      inlineScripts: pages.inlineScripts,
      imageHosts: bannerHosts,
      thirdParties: getCspSources(shop.thirdParties),
    });
  const bankAccount = toBankAccount(environment);
  const identity = {
    baseUrl: environment.API_URL,
    apiKey: environment.API_KEY,
    deviceId: environment.DEVICE_ID,
  };
  const reading = createClient({ ...identity, ...loaderClientOptions });
  const bodies = createDocumentCompressor();
  // In development, pages change at any time, so don't cache them.
  const cache = createDocumentCache({ megabytes: pages.build ? environment.PAGE_CACHE_MB : 0 });
  const share = createRenderCoalescer<Made>((made) => !(made instanceof Response) && made.isPublic);
  const queue = createFairQueue(renderLimits);
  const addressOf = createAddressReader(environment.TRUSTED_PROXIES);
  const isAttribute = createAttributeNameMatcher(reading);

  /** Renders a page, or returns the route's own response. */
  async function make(request: Request, client: Client): Promise<Made> {
    const { api, hasFailures } = trackApiFailures(client);
    const response = await pages.render(request, { shop, images, bannerHosts, bankAccount, api });
    const isPublic = getLifetime(response).freshMs > 0;
    // The response to a form is for its sender only, and an incomplete page must not be shown to others.
    const isCacheable = request.method === 'GET' && response.status === 200 && !hasFailures();
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      // A page's data has the headers of its route, even if loading it has failed.
      if (isPublic && !isCacheable) response.headers.set('cache-control', 'no-store');
      return response;
    }

    const html = await response.text();
    const headers = new Headers(response.headers);
    if (!isCacheable || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (policyOf) {
      try {
        headers.set('content-security-policy', policyOf(html));
      } catch (error) {
        if (!(error instanceof UnknownScriptError)) throw error;
        console.error(
          `${request.method} ${new URL(request.url).pathname}: sent an error page instead. ${error.message}`,
        );
        return createErrorResponse();
      }
      headers.set('content-security-policy-report-only', trustedTypesReportOnly);
    }
    headers.set('vary', 'accept-encoding');
    const tag = createHash('sha256').update(html).digest('base64url').slice(0, 27);
    return { html, status: response.status, headers, tag, isPublic };
  }

  async function send(c: Context, document: CachedDocument, age = 0): Promise<Response> {
    const { html, status, tag } = document;
    const headers = new Headers(document.headers);
    // Caches after this server count from when the document was rendered.
    if (age > 0) headers.set('age', String(age));
    const packed = takesBrotli(c.req.header('accept-encoding'));
    if (status === 200) {
      // A fast compression has its own tag, so that a cache that revalidates gets the smaller body later.
      const hasty = packed && !bodies.has(document);
      headers.set('etag', `W/"${tag}${hasty ? '-5' : ''}"`);
      const known = c.req.header('if-none-match');
      if (known === headers.get('etag') || known === `W/"${tag}"`) {
        return new Response(null, { status: 304, headers });
      }
    }
    if (!packed) return new Response(html, { status, headers });
    headers.set('content-encoding', 'br');
    const body = await bodies.bodyOf(document);
    return new Response(new Uint8Array(body), { status, headers });
  }

  return async (c: Context<{ Bindings: HttpBindings }>) => {
    const { method, url, raw } = c.req;
    if (method !== 'GET' && method !== 'HEAD') {
      // A form acts for its sender: the API counts it as theirs, not as this server's. It has a longer time limit than
      // a page, since without a response the outcome is unknown.
      const headers = { 'x-forwarded-for': getForwardedFor(c) };
      const form = restorePublicOrigin(raw, shop.siteUrl);
      const made = await make(form, createClient({ ...identity, ...formLimits, headers }));
      return made instanceof Response ? packedIfTaken(c, made) : send(c, made);
    }

    const canonical = normalizePageUrl(url, {
      queries: await pages.queries(),
      isAttribute: url.includes('?') ? await isAttribute() : () => false,
    });
    const address = canonical.pathname + canonical.search;
    const found = cache.find(address);
    if (found) {
      if (found.isStale) {
        const again = async () => {
          const made = await queue('', () => make(new Request(canonical), reading));
          if (!(made instanceof Response)) return made;
          if (made.status >= 500) throw new Error(`${address} returned ${made.status}.`);
          return 'gone';
        };
        cache.renew(address, again).catch((error: unknown) => console.error(error));
      }
      return send(c, found.document, found.age);
    }
    const caller = addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'));
    // A HEAD request renders the page as well, because its policy depends on the body.
    const render = () =>
      queue(caller, () =>
        make(new Request(canonical, { headers: headersFor(canonical, raw.headers) }), reading),
      );
    const made = await share(address, render).catch(toQueueFullResponse);
    if (made instanceof Response) return packedIfTaken(c, made);
    cache.keep(address, made);
    return send(c, made);
  };
}

type Made = (CachedDocument & { isPublic: boolean }) | Response;

/**
 * Returns the request headers passed to a page. Caches ignore cookies, and the browser sends the `__Host-` cookie to
 * every page, so only the payment pages, which are never cached, receive cookies.
 */
function headersFor({ pathname }: URL, given: Headers): Headers {
  const headers = new Headers(given);
  if (!pathname.startsWith('/payments/')) headers.delete('cookie');
  return headers;
}

/** Responds with 503 if too many pages are waiting for one caller. */
function toQueueFullResponse(error: unknown): Response {
  if (!(error instanceof FairQueueFull)) throw error;
  return new Response('Too many requests. Please try again in a moment.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  });
}

function takesBrotli(accepted = ''): boolean {
  return /\bbr\b/.test(accepted);
}

/** Compresses a generated file like one served from disk. */
async function packedIfTaken(c: Context, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('image/svg+xml')) return response;
  response.headers.set('vary', 'accept-encoding');
  if (!takesBrotli(c.req.header('accept-encoding'))) return response;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'br');
  return new Response(new Uint8Array(await compressFast(await response.text())), {
    status: response.status,
    headers,
  });
}
