import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../env.ts';
import { createApp } from './app.ts';
import type { AppBuild } from './app-build.ts';
import { connectionTimeouts, createServer } from './create-server.ts';
import { listen } from './testing/listen.ts';
import { createPageQueryKeysFixture } from './testing/page-query-keys.fixture.ts';

const head = { 'content-type': 'text/html', 'cache-control': 'no-store' };

/** Starts a storefront whose page waits for the whole form, with limits a thirtieth as long. Returns its port. */
async function impatientShop() {
  const render: AppBuild['render'] = async (asked) => {
    const text = asked.method === 'POST' ? (await asked.formData()).get('email') : 'a page';
    return new Response(String(text), { headers: head });
  };
  const pages: AppBuild = {
    assets: (_, next) => next(),
    render,
    queries: createPageQueryKeysFixture,
    inlineScripts: [],
  };
  // Nothing listens there, so that a body proxied to the API stays pending as well.
  const environment = readEnvironment({ API_URL: 'http://127.0.0.1:9' });
  const { fetch } = createApp({ environment, pages });
  const limits = {
    headersTimeout: 300,
    requestTimeout: 1000,
    keepAliveTimeout: 650,
    connectionsCheckingInterval: 50,
  };
  const server = createServer(fetch, limits);
  return { port: await listen(server), open: () => connectionsOf(server) };
}

function connectionsOf(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** Sends the beginning at once, and then a byte at a time. */
async function dribble(port: number, beginning: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server may close the connection while it sends.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.resume();
  socket.write(beginning);
  const sending = setInterval(() => socket.write('x'), 20);
  socket.once('close', () => clearInterval(sending));
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 10000\r\n\r\nemail=';

test.each([
  ['unfinished headers', 'GET / HTTP/1.1\r\nhost: piri\r\nx-slow: '],
  ['unfinished form bodies', `POST /newsletter HTTP/1.1\r\nhost: piri\r\n${form}`],
  ['unfinished API bodies', `POST /api/signin/customers HTTP/1.1\r\nhost: piri\r\n${form}`],
  ['unfinished CSP reports', `POST /csp-reports HTTP/1.1\r\nhost: piri\r\n${form}`],
])('closes a hundred slow connections with %s, and serves others meanwhile', async (_, beginning) => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const shop = await impatientShop();
  const sockets = await Promise.all(Array.from({ length: 100 }, () => dribble(shop.port, beginning)));
  const visit = await fetch(`http://127.0.0.1:${shop.port}/`);
  expect([visit.status, await visit.text()]).toEqual([200, 'a page']);
  await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 4_000 }).toBe(0);
  await expect.poll(shop.open, { timeout: 4_000 }).toBe(0);
});

test('accepts a form that arrives in time', async () => {
  const shop = await impatientShop();
  const sending = request({
    port: shop.port,
    host: '127.0.0.1',
    path: '/newsletter',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  sending.write('email=');
  await sleep(150);
  sending.end('reader');
  const [answer] = await once(sending, 'response');
  expect(answer.statusCode).toBe(200);
});

test('uses the limits of the API by default', () => {
  expect(createServer(() => new Response())).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
  expect(connectionTimeouts.connectionsCheckingInterval).toBeLessThan(connectionTimeouts.headersTimeout);
});
