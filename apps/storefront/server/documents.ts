import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Client, createClient, loaderLimits } from '@piri/client';
import type { Context } from 'hono';
import type { Environment } from '../env.ts';
import { contentSecurityPolicy, trustedTypesReportOnly } from './content-security-policy.ts';
import { forwardedFor } from './forwarded-for.ts';
import type { Pages } from './pages.ts';
import type { Pictures } from './pictures.ts';
import { type BankAccount, bankAccountFrom, type Shop, shopFrom } from './shop.ts';
import { inHaste, smallestBodies } from './smallest-bodies.ts';
import { thirdPartySources } from './third-parties.ts';

declare module 'react-router' {
  /** What this server hands to every loader. */
  interface AppLoadContext {
    shop: Shop;
    api: Client;
    pictures: Pictures;
    /** Whose pictures may be shown above a list, beside the shop's own. */
    bannerHosts: readonly string[];
    bankAccount: BankAccount;
  }
}

export interface DocumentsOptions {
  environment: Environment;
  pages: Pages;
  pictures: Pictures;
}

/** An order asks a bank on its way, for as long as the API waits for one. */
const formLimits = { retryLimit: 1, timeoutMs: 10_000, totalMs: 15_000 } as const;

/** Renders pages. A document is finished before its head is sent, so that it can be hashed, tagged and cached whole. */
export function documents({ environment, pages, pictures }: DocumentsOptions) {
  const shop = shopFrom(environment);
  const bannerHosts = environment.BANNER_HOSTS;
  const sources = thirdPartySources(shop.thirdParties);
  const bankAccount = bankAccountFrom(environment);
  const identity = {
    baseUrl: environment.API_URL,
    apiKey: environment.API_KEY,
    deviceId: environment.DEVICE_ID,
  };
  const reading = createClient({ ...identity, ...loaderLimits });
  /**
   * A form changes something in somebody's name: the API counts it as theirs, not as this server's. Whoever sent it waits
   * longer for an answer than for a page, since without one nobody knows what became of it.
   */
  const clientFor = (c: Context<{ Bindings: HttpBindings }>) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return reading;
    return createClient({ ...identity, ...formLimits, headers: { 'x-forwarded-for': forwardedFor(c) } });
  };

  const bodies = smallestBodies();

  return async (c: Context<{ Bindings: HttpBindings }>) => {
    // Asked for its head only, a page is rendered all the same: its policy names what stands in its body.
    const request = c.req.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
    const given = { shop, pictures, bannerHosts, bankAccount };
    const response = await pages.render(request, { ...given, api: clientFor(c) });
    const type = response.headers.get('content-type');
    if (type === 'image/svg+xml') return packedIfTaken(response, c.req.header('accept-encoding'));
    if (!type?.startsWith('text/html')) return response;

    const html = await response.text();
    const headers = new Headers(response.headers);
    // What answers a form is for whoever has sent it.
    const kept = request.method === 'GET' && response.status === 200 && headers.has('cache-control');
    if (!kept) headers.set('cache-control', 'no-store');
    if (pages.strictPolicy) {
      headers.set('content-security-policy', contentSecurityPolicy(html, bannerHosts, sources));
      headers.set('content-security-policy-report-only', trustedTypesReportOnly);
    }
    headers.set('vary', 'accept-encoding');

    const tag = createHash('sha256').update(html).digest('base64url').slice(0, 27);
    const packed = takesBrotli(c.req.header('accept-encoding'));
    if (response.status === 200) {
      // Compressed in haste it has a tag of its own: a cache that asks again by it is given the smaller body.
      const hasty = packed && !bodies.has(tag, html);
      headers.set('etag', `W/"${tag}${hasty ? '-5' : ''}"`);
      const known = c.req.header('if-none-match');
      if (known === headers.get('etag') || known === `W/"${tag}"`) {
        return new Response(null, { status: 304, headers });
      }
    }
    if (!packed) return new Response(html, { status: response.status, headers });
    headers.set('content-encoding', 'br');
    const body = await bodies.bodyOf(tag, html);
    return new Response(new Uint8Array(body), { status: response.status, headers });
  };
}

function takesBrotli(accepted = ''): boolean {
  return /\bbr\b/.test(accepted);
}

/** A file that is made on the way, as one from the disk would be sent. */
async function packedIfTaken(response: Response, accepted: string | undefined): Promise<Response> {
  response.headers.set('vary', 'accept-encoding');
  if (!takesBrotli(accepted)) return response;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'br');
  return new Response(new Uint8Array(await inHaste(await response.text())), {
    status: response.status,
    headers,
  });
}
