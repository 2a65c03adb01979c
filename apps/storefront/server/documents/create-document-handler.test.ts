import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { createApp } from '../app.ts';
import type { AppBuild } from '../app-build.ts';
import { listen } from '../testing/listen.ts';
import { createPageQueryKeysFixture } from '../testing/page-query-keys.fixture.ts';

const publicPage = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' };

/**
 * Starts a storefront whose pages are rendered by this handler, with an API without attributes. Counts the requests.
 */
async function storefront(
  render: AppBuild['render'],
  variables: Record<string, string> = {},
  apiHeaders: Record<string, string> = {},
) {
  const api = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', ...apiHeaders });
    outgoing.end(JSON.stringify({ list: [], nextPageToken: '', total: 0 }));
  });
  const environment = readEnvironment({ API_URL: `http://127.0.0.1:${await listen(api)}`, ...variables });
  const build = { id: 'one', timestamp: 0 };
  const pages: AppBuild = {
    assets: (_, next) => next(),
    render,
    queries: createPageQueryKeysFixture,
    inlineScripts: ['known()'],
    build,
  };
  const server = createAdaptorServer({ fetch: createApp({ environment, pages }).fetch }) as Server;
  let arrived = 0;
  server.on('request', () => {
    arrived += 1;
  });
  return { port: await listen(server), arrived: () => arrived };
}

type Shop = Awaited<ReturnType<typeof storefront>>;

interface Asked {
  method?: string;
  from?: string;
  headers?: Record<string, string>;
}

async function ask(
  { port }: Pick<Shop, 'port'>,
  path: string,
  { method = 'GET', from, headers = {} }: Asked = {},
) {
  const localAddress = from && { localAddress: from };
  const asking = request({ host: '127.0.0.1', port, method, path, headers, ...localAddress });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: head } = answer;
  return { status, headers: head, retryAfter: head['retry-after'], body: await text(answer) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test('renders 2,000 URLs with unknown parameters once, as one page', async () => {
  let renders = 0;
  const shop = await storefront(async (asked) => {
    renders += 1;
    return new Response(new URL(asked.url).search, { headers: publicPage });
  });
  for (let invented = 0; invented < 2000; invented += 1) {
    const { body } = await ask(shop, `/shop?invented${invented}=${invented}&categoryId=sofas`);
    expect(body).toBe('?categoryId=sofas');
  }
  expect(renders).toBe(1);
});

test('renders a new page once for 60 concurrent visitors', async () => {
  let renders = 0;
  const shop = await storefront(async () => {
    renders += 1;
    await soon();
    return new Response('a list', { headers: publicPage });
  });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(shop, '/shop')));
  expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(Array(60).fill('200 a list'));
  expect(renders).toBe(1);
});

test.each([
  [200, publicPage['cache-control']],
  [503, 'no-store'],
])('SHELL-4 the data of a page with status %i has the cache-control “%s”', async (status, said) => {
  const headers = { ...publicPage, 'content-type': 'text/x-script' };
  const shop = await storefront(async () => new Response('data', { status, headers }));
  const answer = await ask(shop, '/shop.data');
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, said]);
});

test('never sends a personal page to another visitor', async () => {
  const shop = await storefront(async (asked) => {
    await soon();
    return new Response(asked.headers.get('cookie'), {
      headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
    });
  });
  const people = Array.from({ length: 20 }, (_, index) => `guest=${index}`);
  const path = '/payments/response/success?invoiceId=1';
  const answers = await Promise.all(people.map((cookie) => ask(shop, path, { headers: { cookie } })));
  expect(answers.map(({ body }) => body)).toEqual(people);
});

test('SHELL-4 passes cookies only to payment pages, so that cached pages cannot depend on them', async () => {
  const shop = await storefront(
    async (asked) =>
      new Response(asked.headers.get('cookie') ?? 'none', {
        headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
      }),
  );
  const headers = { cookie: 'guest=1' };
  const bodyOf = async (path: string) => (await ask(shop, path, { headers })).body;
  expect(await bodyOf('/payments/response/success?invoiceId=1')).toBe('guest=1');
  for (const path of ['/', '/shop', '/checkout', '/checkoutV3', '/paymentsx']) {
    expect(await bodyOf(path), path).toBe('none');
  }
});

test.each([
  ['https://shop.example', 'max-age=63072000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('a site at %s has strict-transport-security %j, whatever a proxy says', async (SITE_URL, expected) => {
  const shop = await storefront(async () => new Response('<p>', { headers: publicPage }), { SITE_URL });
  for (const path of ['/', '/favicon.ico', '/api/geos', '/pictures/none.avif']) {
    for (const headers of [{}, { 'x-forwarded-proto': 'https, http' }]) {
      const answer = await ask(shop, path, { headers });
      expect(answer.headers['strict-transport-security'], path).toBe(expected);
    }
  }
});

test('limits the renders of an address that floods the shop, and serves other visitors', async () => {
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  const shop = await storefront(async (asked) => {
    rendered.push(new URL(asked.url).search);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return new Response('found', { headers: publicPage });
  });
  const refused: unknown[] = [];
  const flood = Array.from({ length: 300 }, async (_, index) => {
    const { status, retryAfter } = await ask(shop, `/shop?query=${index}`);
    if (status !== 200) refused.push({ status, retryAfter });
    return status;
  });
  await expect.poll(() => refused.length).toBe(188);
  expect(refused[0]).toEqual({ status: 503, retryAfter: '5' });

  const arrived = shop.arrived();
  const visitor = ask(shop, '/shop?query=visitor', { from: '127.0.0.2' });
  await expect.poll(shop.arrived).toBe(arrived + 1);
  // A forged header does not count as another visitor.
  const forged = { from: '127.0.0.2', headers: { 'x-forwarded-for': '127.0.0.3' } };
  const others = Array.from({ length: 3 }, (_, index) => ask(shop, `/shop?query=other${index}`, forged));
  await expect.poll(shop.arrived).toBe(arrived + 4);
  waiting.shift()?.();
  waiting.shift()?.();
  await expect.poll(() => rendered.includes('?query=visitor')).toBe(true);
  expect(rendered.length).toBeLessThanOrEqual(14);
  const end = setInterval(() => {
    for (const finish of waiting.splice(0)) finish();
  }, 5);
  onTestFinished(() => clearInterval(end));
  expect(await visitor).toMatchObject({ status: 200, body: 'found' });
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await Promise.all(flood)).filter((status) => status === 200).length).toBe(112);
});

test('a page with an unknown script is not sent, not cached, and logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  let injected = '<script>alert(1)</script>';
  const shop = await storefront(async () => {
    return new Response(`<p>${injected}</p><script>known()</script>`, { headers: publicPage });
  });
  for (let time = 0; time < 2; time += 1) {
    const refused = await ask(shop, '/shop?query=secret');
    expect(refused.status).toBe(500);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(refused.headers['content-security-policy']).not.toContain('script-src');
    expect(refused.body).toContain('Internal Server Error');
    expect(refused.body).not.toMatch(/alert|<script/);
  }
  expect(log.mock.calls).toHaveLength(2);
  expect(log.mock.calls[0]?.join()).toMatch(/^GET \/shop: sent an error page instead\. .+'sha256-/);
  injected = '';
  expect(await ask(shop, '/shop?query=secret')).toMatchObject({ status: 200 });
});

test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'rejects %s for a page before rendering, without a log entry',
  async (method) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    let renders = 0;
    const shop = await storefront(async () => {
      renders += 1;
      return new Response('<p>', { headers: publicPage });
    });
    for (const path of ['/', '/favicon.ico', '/assets/x.js']) {
      const { status, headers } = await ask(shop, path, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    }
    expect((await ask(shop, '/', { method: 'HEAD' })).status).toBe(200);
    expect(renders).toBe(1);
    expect(said).not.toHaveBeenCalled();
  },
);

test('rejects TRACE for an API call', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const shop = await storefront(async () => new Response());
  const { status, headers } = await ask(shop, '/api/geos', { method: 'TRACE' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  expect((await ask(shop, '/api/geos', { method: 'DELETE' })).status).toBe(200);
  expect(said).not.toHaveBeenCalled();
});

test('adds a policy that loads nothing to responses without one, and keeps existing ones', async () => {
  const types: Record<string, string> = {
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/drawings/a.svg': 'image/svg+xml; charset=utf-8',
    '/printed': 'application/pdf',
    '/': 'text/html',
  };
  const shop = await storefront(async (asked) => {
    const headers = { 'content-type': types[new URL(asked.url).pathname] ?? 'text/plain' };
    return new Response('<p>', { headers });
  });
  const policyOf = async (path: string, asked: Asked = {}) =>
    (await ask(shop, path, asked)).headers['content-security-policy'];
  const closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  const nothing = `default-src 'none'; object-src 'none'; ${closed}`;
  for (const path of [
    '/sitemap.xml',
    '/pictures/none.avif',
    '/builds/latest.json',
    '/robots.txt',
    '/api/geos',
  ]) {
    expect(await policyOf(path), path).toBe(nothing);
  }
  expect(await policyOf('/', { method: 'TRACE' })).toBe(nothing);
  expect(await policyOf('/drawings/a.svg')).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; ${closed}`,
  );
  expect(await policyOf('/printed')).toBe(closed);
  expect(await policyOf('/')).toContain("script-src 'self'");
});

test('compresses a drawing, and keeps the referrer policy of the API', async () => {
  const svg = { 'content-type': 'image/svg+xml; charset=utf-8' };
  const shop = await storefront(
    async () => new Response('<svg/>', { headers: svg }),
    {},
    { 'referrer-policy': 'no-referrer' },
  );
  const packed = await ask(shop, '/drawings/a.svg', { headers: { 'accept-encoding': 'br' } });
  expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
    'br',
    svg['content-type'],
  ]);
  expect(packed.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect((await ask(shop, '/api/geos')).headers['referrer-policy']).toBe('no-referrer');
});
