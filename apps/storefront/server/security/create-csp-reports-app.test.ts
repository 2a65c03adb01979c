import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAddressReader } from '@piri/caller-address';
import { expect, test } from 'vitest';
import { listen } from '../testing/listen.ts';
import { createPageQueryKeysFixture } from '../testing/page-query-keys.fixture.ts';
import { createCspReportsApp } from './create-csp-reports-app.ts';

const single = {
  'csp-report': {
    'document-uri': 'https://piri.example/orders?invoice=PIRI-1&phone=01711000000',
    referrer: 'https://search.example/?q=rahima',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://elsewhere.example/people/rahima.js?token=secret',
    'source-file': 'https://piri.example/assets/shared-1.js?token=secret',
    'line-number': 7,
    'script-sample': 'secret()',
    disposition: 'enforce',
  },
};

const inline = {
  'csp-report': {
    'document-uri': 'https://piri.example/shop?query=secret',
    'effective-directive': 'script-src-attr',
    'blocked-uri': 'inline',
    'script-sample': 'secret()',
    disposition: 'report',
  },
};

async function server() {
  const lines: unknown[] = [];
  let time = 0;
  const app = createCspReportsApp({
    addressOf: createAddressReader(['127.0.0.1']),
    pages: { queries: createPageQueryKeysFixture },
    write: (line) => lines.push(JSON.parse(line)),
    now: () => time,
  });
  const port = await listen(createServer(getRequestListener(app.fetch)));
  const send = async (body: unknown, from = '203.0.113.7') => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return answer.status;
  };
  return { send, lines, wait: (ms: number) => (time += ms) };
}

test('a violation is logged as one line, without query strings or anything about the visitor', async () => {
  const { send, lines } = await server();
  expect([await send(single), await send(inline)]).toEqual([204, 204]);
  const common = { time: '1970-01-01T00:00:00.000Z', level: 'warn', message: 'policy violation' };
  expect(lines).toEqual([
    {
      ...common,
      page: '/orders',
      directive: 'script-src-elem',
      blocked: 'https://elsewhere.example',
      source: '/assets/shared-1.js',
      line: 7,
      disposition: 'enforce',
    },
    { ...common, page: '/shop', directive: 'script-src-attr', blocked: 'inline', disposition: 'report' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|rahima|0171|203\.0/);
});

test('the same violation is logged once an hour, whichever page and visitor it comes from', async () => {
  const { send, lines, wait } = await server();
  await send(single);
  await send(single, '203.0.113.8');
  const elsewhere = { ...single['csp-report'], 'document-uri': 'https://piri.example/shop' };
  await send({ 'csp-report': elsewhere });
  expect(lines).toHaveLength(1);
  wait(3_600_000);
  await send(single);
  expect(lines).toHaveLength(2);
});

test('limits an address to thirty requests a minute, without affecting others', async () => {
  const { send, wait } = await server();
  const statuses: number[] = [];
  for (let time = 0; time < 32; time += 1) statuses.push(await send(single));
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect(await send(single, '203.0.113.8')).toBe(204);
  wait(60_000);
  expect(await send(single)).toBe(204);
});

test('limits the log to two hundred lines an hour for invented reports', async () => {
  const { send, lines } = await server();
  for (let index = 0; index < 300; index += 1) {
    const report = { ...single['csp-report'], 'blocked-uri': `https://host-${index}.example/` };
    await send({ 'csp-report': report }, `198.51.${index % 100}.7`);
  }
  expect(lines).toHaveLength(200);
});

test('rejects invalid or large reports without logging them', async () => {
  const { send, lines } = await server();
  expect(await send('no JSON')).toBe(400);
  expect(await send({ 'csp-report': 'secret' })).toBe(400);
  expect(await send({ ...single, padding: 'x'.repeat(17 * 1024) })).toBe(413);
  expect(lines).toEqual([]);
});

test('a report cannot forge a log line', async () => {
  const { send, lines } = await server();
  const forged = { ...single['csp-report'], 'effective-directive': 'img-src\n{"level":"error"}' };
  await send({
    'csp-report': { ...forged, 'document-uri': 'https://piri.example/orders/rahima@mail.example' },
  });
  expect(lines).toEqual([expect.objectContaining({ page: '(unknown)', directive: 'img-src' })]);
});
