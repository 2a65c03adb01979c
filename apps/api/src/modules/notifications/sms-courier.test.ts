import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { deliverMessages } from './deliver-messages.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { enqueueSms } from './enqueue-sms.ts';
import { createSmsTransport } from './sms-transport.ts';

let api: TestApi;
let url: string;
const taken: { key: string | undefined; body: string }[] = [];
let respond: (response: ServerResponse) => void;
const server = createServer(async (request: IncomingMessage, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  taken.push({ key: request.headers.authorization, body });
  respond(response);
});
beforeAll(async () => {
  api = await startTestApi();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await api.db.deleteFrom('messages').execute();
  taken.length = 0;
  respond = (response) => response.writeHead(202).end();
});
afterAll(async () => {
  server.close();
  await api.close();
});

const write = () =>
  enqueueSms(
    api.db,
    { kind: 'test', to: '01700000000', budget: 'UNLIMITED', body: 'Good day.' },
    api.ctx.now(),
  );
const deliver = (to = url) =>
  deliverMessages(api.ctx, () => createSmsTransport({ url: to, key: 'secret', timeoutMs: 200 }), 'SMS');
const states = async () =>
  (await api.db.selectFrom('messages').select(['channel', 'state']).orderBy('channel').execute()).map(
    ({ channel, state }) => `${channel} ${state}`,
  );

it('sends a text message once and leaves mails to their own sender', async () => {
  await write();
  const mail = { kind: 'test', to: 'rahima@piri.example', subject: 'Hello', body: 'Good day.' };
  await enqueueMail(api.db, { ...mail, budget: 'UNLIMITED' }, api.ctx.now());
  await deliver();
  await deliver();
  expect(taken).toEqual([{ key: 'Bearer secret', body: '{"to":"01700000000","text":"Good day."}' }]);
  expect(await states()).toEqual(['MAIL WAITING', 'SMS SENT']);
});

it.each<[string, (response: ServerResponse) => void, string]>([
  ['503', (response) => response.writeHead(503).end(), 'WAITING'],
  ['429', (response) => response.writeHead(429).end(), 'WAITING'],
  ['400', (response) => response.writeHead(400).end(), 'REFUSED'],
  ['none, on a closed connection', (response) => response.destroy(), 'UNCERTAIN'],
  ['none, on an open connection', () => {}, 'UNCERTAIN'],
])('settles or retries a message after the response %s', async (_, how, state) => {
  respond = how;
  await write();
  await deliver();
  expect(await states()).toEqual([`SMS ${state}`]);
});

it('keeps a message waiting if the service is unreachable', async () => {
  await write();
  await deliver('http://127.0.0.1:5479');
  expect(await states()).toEqual(['SMS WAITING']);
});
