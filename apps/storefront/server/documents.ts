import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Client, createClient, loaderLimits } from '@piri/client';
import type { Context } from 'hono';
import type { Environment } from '../env.ts';
import { contentSecurityPolicy, trustedTypesReportOnly } from './content-security-policy.ts';
import type { Pages } from './pages.ts';
import type { Pictures } from './pictures.ts';
import { type Shop, shopFrom } from './shop.ts';

declare module 'react-router' {
  /** What this server hands to every loader. */
  interface AppLoadContext {
    shop: Shop;
    api: Client;
    pictures: Pictures;
  }
}

const compress = promisify(brotliCompress);

export interface DocumentsOptions {
  environment: Environment;
  pages: Pages;
  pictures: Pictures;
}

/** Renders pages. A document is finished before its head is sent, so that it can be hashed, tagged and cached whole. */
export function documents({ environment, pages, pictures }: DocumentsOptions) {
  const shop = shopFrom(environment);
  const api = createClient({
    baseUrl: environment.API_URL,
    apiKey: environment.API_KEY,
    deviceId: environment.DEVICE_ID,
    ...loaderLimits,
  });

  return async (c: Context) => {
    // Asked for its head only, a page is rendered all the same: its policy names what stands in its body.
    const request = c.req.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
    const response = await pages.render(request, { shop, api, pictures });
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;

    const html = await response.text();
    const headers = new Headers(response.headers);
    if (response.status !== 200 || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (pages.strictPolicy) {
      headers.set('content-security-policy', contentSecurityPolicy(html));
      headers.set('content-security-policy-report-only', trustedTypesReportOnly);
    }
    headers.set('vary', 'accept-encoding');

    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    if (response.status === 200) {
      headers.set('etag', etag);
      if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    }
    return body(html, response.status, headers, c.req.header('accept-encoding'));
  };
}

async function body(html: string, status: number, headers: Headers, accepted = '') {
  if (!/\bbr\b/.test(accepted)) return new Response(html, { status, headers });
  const bytes = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  headers.set('content-encoding', 'br');
  return new Response(new Uint8Array(bytes), { status, headers });
}
