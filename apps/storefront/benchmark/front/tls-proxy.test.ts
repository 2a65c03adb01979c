import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type IncomingHttpHeaders as AnswerHeaders, type ClientHttp2Session, connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const page = `<p>${'First, sit down. '.repeat(200)}</p>`;
const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const answered = new WeakSet<object>();
let shop: Server;
let front: ChildProcess;
let session: ClientHttp2Session;

beforeAll(async () => {
  shop = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    const isFirst = !answered.has(request.socket);
    answered.add(request.socket);
    if (request.url === '/cut' && !isFirst) {
      request.socket.destroy();
      return;
    }
    if (request.url === '/nowhere') response.writeHead(404, { 'content-type': 'text/plain' });
    else if (request.url === '/font') response.writeHead(200, { 'content-type': 'font/woff2' });
    else if (request.url === '/asset') {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  front = spawn(
    process.execPath,
    [join(import.meta.dirname, 'tls-proxy.ts'), '--to', `http://127.0.0.1:${port}`, '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(front.stdout ?? front, 'data');
  session = connect(/https:\S+/.exec(String(line))?.[0] ?? '', { rejectUnauthorized: false });
});

afterAll(async () => {
  session.close();
  front.kill('SIGTERM');
  await once(front, 'exit');
  shop.close();
});

beforeEach(() => {
  asked.length = 0;
});

async function get(path: string, more: Record<string, string> = { 'accept-encoding': 'gzip, br' }) {
  const stream = session.request({ ':path': path, ...more });
  const [headers] = (await once(stream, 'response')) as [AnswerHeaders];
  return { headers, body: await buffer(stream) };
}

test('compresses a page with brotli, and forwards the host and protocol', async () => {
  const { headers, body } = await get('/');
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(page);
  expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-proto': 'https', 'accept-encoding': 'identity' });
  expect(asked[0]?.headers['x-forwarded-host']).toBe(asked[0]?.headers.host);
});

test('compresses an immutable file once', async () => {
  const first = await get('/asset');
  const second = await get('/asset');
  expect(first.headers['content-length']).toBe(String(first.body.length));
  expect(second.body).toEqual(first.body);
  expect(brotliDecompressSync(first.body).toString()).toBe(page);
});

test('sends a page uncompressed to a client without brotli, and a font always', async () => {
  expect((await get('/', {})).body.toString()).toBe(page);
  const font = await get('/font');
  expect(font.headers['content-encoding']).toBeUndefined();
  expect(font.body.toString()).toBe(page);
});

test('passes on a 404', async () => {
  expect((await get('/nowhere')).headers[':status']).toBe(404);
});

test('retries a request if the server has just closed the connection', async () => {
  await get('/');
  const { headers } = await get('/cut');
  expect(headers[':status']).toBe(200);
  expect(asked.map(({ url }) => url)).toEqual(['/', '/cut', '/cut']);
});
