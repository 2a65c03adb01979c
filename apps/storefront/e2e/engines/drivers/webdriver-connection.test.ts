import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWebDriverSession } from './webdriver-connection.ts';

let server: Server;
let address: string;
let received: string[];
let next: { status: number; value: unknown };

beforeEach(async () => {
  received = [];
  next = { status: 200, value: null };
  server = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${await text(request)}`.trim());
    response.writeHead(next.status).end(JSON.stringify({ value: next.value }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

async function start() {
  next.value = { sessionId: 'one', capabilities: { browserVersion: '2.50' } };
  return startWebDriverSession(address, { browserName: 'MiniBrowser' });
}

test('starts a session, sends commands to it and ends it', async () => {
  const session = await start();
  expect(session.capabilities.browserVersion).toBe('2.50');
  next.value = 'page-1';
  expect(await session.get('window')).toBe('page-1');
  await session.post('url', { url: 'http://shop' });
  await session.end();
  expect(received).toEqual([
    'POST /session {"capabilities":{"alwaysMatch":{"browserName":"MiniBrowser"}}}',
    'GET /session/one/window',
    'POST /session/one/url {"url":"http://shop"}',
    'DELETE /session/one',
  ]);
});

test('throws the error of a response', async () => {
  const session = await start();
  next = { status: 404, value: { error: 'no such window', message: 'It was closed.' } };
  await expect(session.post('back')).rejects.toThrow('no such window: It was closed.');
});
