import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSettings } from '../app/features/platform/settings/load-settings.ts';
import { readEnvironment } from '../env.ts';
import { createApp } from './app.ts';
import type { AppBuild } from './app-build.ts';
import { listen } from './testing/listen.ts';
import { createPageQueryKeysFixture } from './testing/page-query-keys.fixture.ts';

/** A page that subscribes the sender of a form to the newsletter. */
const render: AppBuild['render'] = async (request, context) => {
  const email = String((await request.formData()).get('email'));
  const answer = await context?.api.subscribeEmail({ body: { userId: '', email } });
  return Response.json({ status: answer?.status });
};

/** Starts the storefront in front of an API with this handler. Returns its port. */
async function storefront(api: RequestListener): Promise<number> {
  const apiPort = await listen(createServer(api));
  const environment = readEnvironment({ API_URL: `http://127.0.0.1:${apiPort}` });
  const pages: AppBuild = {
    assets: (_, next) => next(),
    render,
    queries: createPageQueryKeysFixture,
    inlineScripts: [],
  };
  const { fetch } = createApp({ environment, pages });
  return listen(createAdaptorServer({ fetch }) as Server);
}

interface Sent {
  path: string;
  body: string;
  type?: string;
  from?: string;
  headers?: Record<string, string>;
}

async function send(port: number, { path, body, type, from, headers }: Sent) {
  const sending = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    ...(from && { localAddress: from }),
    headers: { 'content-type': type ?? 'application/x-www-form-urlencoded', ...headers },
  });
  if (headers?.['expect'] === undefined) sending.end(body);
  else sending.once('continue', () => sending.end(body));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) };
}

test('NEWS-3 forwards the address of a visitor who submits a form without JavaScript', async () => {
  const visitors: (string | string[] | undefined)[] = [];
  const port = await storefront(({ url, headers }, outgoing) => {
    // The server itself requests the attributes when it starts.
    if (!url?.includes('attributes')) visitors.push(headers['x-forwarded-for']);
    outgoing.writeHead(404).end();
  });
  const form = { path: '/newsletter', body: 'email=reader%40piri.example' };
  await send(port, { ...form, from: '127.0.0.2' });
  // An address that a client claims comes before the known one, where the API does not trust it.
  await send(port, { ...form, from: '127.0.0.3', headers: { 'x-forwarded-for': '127.0.0.2' } });
  expect(visitors).toEqual(['127.0.0.2', '127.0.0.2, 127.0.0.3']);
});

test('CALL-2 handles “Expect: 100-continue”, and passes the body on to the API', async () => {
  const port = await storefront(async (incoming, outgoing) => {
    const said = { body: await text(incoming), from: incoming.headers['x-forwarded-for'] };
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  const answer = await send(port, {
    path: '/api/v2/items',
    body: '{"size":1}',
    type: 'application/json',
    headers: { expect: '100-continue' },
  });
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { body: '{"size":1}', from: '127.0.0.1' }]);
});

test('CHECK-3 passes a redirect of the API on to a browser that returns from the gateway', async () => {
  const port = await storefront((_, outgoing) => {
    outgoing.writeHead(303, { location: 'https://shop.example/payments/response/success?invoiceId=a' }).end();
  });
  const answer = await send(port, { path: '/api/payments/return', body: 'tran_id=a-1' });
  expect([answer.status, answer.location]).toEqual([
    303,
    'https://shop.example/payments/response/success?invoiceId=a',
  ]);
});

test('caches a complete page with its headers, but no incomplete page and no form response', async () => {
  let answers = 0;
  let works = false;
  const apiPort = await listen(
    createServer((_, outgoing) => {
      answers += 1;
      outgoing.writeHead(works ? 200 : 500, { 'content-type': 'application/json' });
      outgoing.end(works ? '{"list":[]}' : '{}');
    }),
  );
  const environment = readEnvironment({ API_URL: `http://127.0.0.1:${apiPort}` });
  const renderPage: AppBuild['render'] = async (request, context) => {
    const settings = context && (await loadSettings(context.api));
    const text = `<p>${request.method} ${settings === undefined} ${answers}</p><script>1</script>`;
    return new Response(text, {
      headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' },
    });
  };
  const pages: AppBuild = {
    assets: (_, next) => next(),
    render: renderPage,
    queries: createPageQueryKeysFixture,
    inlineScripts: ['1'],
    build: { id: 'one', timestamp: 0 },
  };
  const app = createApp({ environment, pages });
  const ask = async (init?: RequestInit) => {
    const answer = await app.request('/page?of=one', init, { incoming: { socket: {} } });
    return { html: await answer.text(), head: answer.headers };
  };

  const missing = await ask();
  expect(missing.head.get('cache-control')).toBe('no-store');
  works = true;
  const fullPage = await ask();
  expect(fullPage.html).not.toBe(missing.html);
  expect(fullPage.head.get('cache-control')).toBe('public, s-maxage=60');
  works = false;
  const cachedPage = await ask();
  expect(cachedPage.html).toBe(fullPage.html);
  expect(cachedPage.head.get('content-security-policy')).toBe(fullPage.head.get('content-security-policy'));
  expect((await ask({ method: 'HEAD' })).head.get('etag')).toBe(fullPage.head.get('etag'));
  const answered = await ask({ method: 'POST' });
  expect(answered.html).toContain('POST');
  expect(answered.head.get('cache-control')).toBe('no-store');
  expect((await ask()).html).toBe(fullPage.html);
});

test('DETAIL-2 serves models and textures as immutable, and no other files', async () => {
  const pages: AppBuild = {
    assets: (_, next) => next(),
    render,
    queries: createPageQueryKeysFixture,
    inlineScripts: [],
  };
  const app = createApp({ environment: readEnvironment({}), pages });
  const request = (path: string) => app.request(path, undefined, { incoming: { socket: {} } });
  const shapes = join(import.meta.dirname, '../../../packages/catalogue/shapes');
  const [model = ''] = readdirSync(join(shapes, 'piri-stool'));
  const answer = await request(`/shapes/piri-stool/${model}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'model/gltf-binary',
    'public, max-age=31536000, immutable',
  ]);
  const [texture = ''] = readdirSync(join(shapes, 'textures'));
  expect((await request(`/shapes/textures/${texture}`)).headers.get('content-type')).toBe('image/webp');
  expect((await request('/shapes/piri-stool.json')).status).toBe(404);
  expect((await request('/shapes/piri-stool/natural-00000000.glb')).status).toBe(404);
});

test('warns once about an untrusted proxy, and about one without x-forwarded-for', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const pages: AppBuild = {
    assets: async (c) => c.text('file'),
    render,
    queries: createPageQueryKeysFixture,
    inlineScripts: [],
  };
  const environment = { ...readEnvironment({ TRUSTED_PROXIES: '10.0.0.2,0.0.0.0/1' }), isProduction: true };
  const app = createApp({ environment, pages });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES trusts 0.0.0.0/1:')]]);
  const ask = (remoteAddress: string, headers = {}) =>
    app.request('/a.js', { headers }, { incoming: { socket: { remoteAddress } } });
  for (let time = 0; time < 30; time += 1) {
    await ask('10.0.0.2');
    await ask('192.0.2.9', { 'x-forwarded-for': '203.0.113.7' });
  }
  expect(warn.mock.calls.slice(1)).toEqual([
    [expect.stringContaining('x-forwarded-for from 192.0.2.9, which is not in TRUSTED_PROXIES')],
    [expect.stringContaining('the trusted proxy 10.0.0.2 without x-forwarded-for')],
  ]);
});
