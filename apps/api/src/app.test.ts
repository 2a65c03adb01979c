import { request } from 'node:http';
import { endpoints } from '@piri/contract/endpoints';
import { problem } from '@piri/contract/problem';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { connect } from './db/connect.ts';
import { listen } from './http/listen.ts';
import { createLog } from './log.ts';
import { type Answer, startTestApi, type TestApi, testApiKey } from './testing/test-api.ts';

const search = endpoints.searchCategories.path;
const currencies = endpoints.listCurrencyConversions.path;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function refusal(answer: Answer, status: number, code: string) {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { error } = problem.strict().parse(answer.json);
  expect(error.code).toBe(code);
  expect(error.requestId).toBe(answer.headers.get('x-request-id'));
  return error;
}

describe('CALL-1 every call of the contract', () => {
  it.each(Object.values(endpoints))('$method $path answers as the contract says', async (endpoint) => {
    const answer =
      endpoint.method === 'GET' ? await api.get(endpoint.path) : await api.post(endpoint.path, {});
    expect(answer.status, answer.text).toBe(endpoint.statuses[0]);
    expect(answer.headers.get('content-type')).toBe('application/json');
    endpoint.response.parse(answer.json);
  });

  it.each(Object.values(endpoints))(
    '$method $path refuses every other method and names its own',
    async (endpoint) => {
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => method !== endpoint.method);
      for (const method of others) {
        const answer = await api.request(endpoint.path, { method, headers: { 'x-api-key': testApiKey } });
        refusal(answer, 405, 'METHOD_NOT_ALLOWED');
        expect(answer.headers.get('allow')).toMatch(new RegExp(`^${endpoint.method}, (HEAD, )?OPTIONS$`));
      }
      const options = await api.request(endpoint.path, { method: 'OPTIONS' });
      expect([options.status, options.text]).toEqual([204, '']);
      expect(options.headers.get('allow')).toContain(endpoint.method);
    },
  );

  it.each(Object.values(endpoints))(
    '$method $path refuses a query parameter it does not know',
    async (endpoint) => {
      const path = `${endpoint.path}?surprise=1`;
      const answer = endpoint.method === 'GET' ? await api.get(path) : await api.post(path, {});
      refusal(answer, 422, 'INVALID');
    },
  );
});

describe('the address', () => {
  it.each([
    '/',
    '/api',
    '/api/',
    '/api/categories',
    `${search}/`,
    '/api/nowhere?x=1',
    '/api/%E0%A4%A',
    '/%00',
    '/..%2f',
  ])('%s is not found, as JSON', async (path) => {
    refusal(await api.get(path), 404, 'NOT_FOUND');
    refusal(await api.post(path, {}), 404, 'NOT_FOUND');
  });

  it('HEAD answers like GET without a body', async () => {
    const head = await api.request(currencies, { method: 'HEAD', headers: { 'x-api-key': testApiKey } });
    const get = await api.get(currencies);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect((await api.request(search, { method: 'HEAD' })).status).toBe(405);
  });

  it('a host header that is no host is malformed, as JSON', async () => {
    const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      request(`${api.url}/api/health`, { headers: { host: 'a b' } }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve([response.statusCode, text]));
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect(problem.parse(JSON.parse(body)).error.code).toBe('MALFORMED');
  });
});

describe('the API key', () => {
  it.each([undefined, '', 'wrong', `${testApiKey}x`])('CALL-1 %s is refused', async (key) => {
    const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) };
    refusal(await api.request(search, { method: 'POST', headers, body: '{}' }), 401, 'API_KEY_UNKNOWN');
    refusal(await api.request(currencies, { headers }), 401, 'API_KEY_UNKNOWN');
  });

  it('is judged before the body is read', async () => {
    refusal(await api.post(search, '{', { 'x-api-key': 'wrong' }), 401, 'API_KEY_UNKNOWN');
  });

  it('is not asked for by the health check', async () => {
    const { status, json } = await api.request(endpoints.getHealth.path, {});
    expect([status, json]).toEqual([200, { status: 'ok', database: api.databaseKind }]);
  });
});

describe('the body', () => {
  it.each([
    ['nothing', ''],
    ['half an object', '{"page":'],
    ['a trailing comma', '{"page":1,}'],
    ['text after the end', '{} {}'],
    ['a form', 'page=1&size=2'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['10,000 levels', `{"textParams":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['half a million levels', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['half a million levels, never closed', '['.repeat(500_000)],
  ])('that is %s is malformed', async (_, body) => {
    refusal(await api.post(search, body), 400, 'MALFORMED');
  });

  it('that is not UTF-8 is malformed', async () => {
    const headers = { 'x-api-key': testApiKey, 'content-type': 'application/json' };
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
    refusal(await api.request(search, { method: 'POST', headers, body }), 400, 'MALFORMED');
  });

  it.each(['null', 'true', '0', '"page"', '[]', '[{}]'])(
    'that is %s does not fit the contract',
    async (body) => {
      refusal(await api.post(search, body), 422, 'INVALID');
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/jsonp',
    '',
  ])('sent as "%s" is of an unsupported type', async (type) => {
    refusal(await api.post(search, {}, { 'content-type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('sent compressed is of an unsupported type', async () => {
    refusal(await api.post(search, {}, { 'content-encoding': 'gzip' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'sent as %s is read',
    async (type) => {
      expect((await api.post(search, {}, { 'content-type': type })).status).toBe(200);
    },
  );

  const padded = (bytes: number) => `{"size":1}${' '.repeat(bytes - 10)}`;
  const mebibyte = 1024 * 1024;

  it('of 1 MiB is read, of one byte more is too large', async () => {
    expect((await api.post(search, padded(mebibyte))).status).toBe(200);
    refusal(await api.post(search, padded(mebibyte + 1)), 413, 'PAYLOAD_TOO_LARGE');
  });

  it('that does not announce its length is counted while it is read', async () => {
    const send = (bytes: number) =>
      api.request(search, {
        method: 'POST',
        headers: { 'x-api-key': testApiKey, 'content-type': 'application/json' },
        body: new Blob([padded(bytes)]).stream(),
        duplex: 'half',
      });
    expect((await send(mebibyte)).status).toBe(200);
    refusal(await send(mebibyte + 1), 413, 'PAYLOAD_TOO_LARGE');
  });

  it('with __proto__ in it is refused and changes no prototype', async () => {
    for (const body of ['{"__proto__":{"page":2}}', '{"constructor":{"prototype":{"page":2}}}']) {
      refusal(await api.post(search, body), 422, 'INVALID');
    }
    expect(Object.hasOwn(Object.prototype, 'page')).toBe(false);
  });

  it('that is wrong in many places is answered with at most twenty of them', async () => {
    const textParams = Array.from({ length: 20 }, () => ({ matchType: 'EXACT' }));
    const { fields } = refusal(await api.post(search, { textParams }), 422, 'INVALID');
    expect(fields).toHaveLength(20);
  });
});

describe('the headers of an answer', () => {
  it('a public GET may be kept by a CDN for a minute and asked for again by its tag', async () => {
    const first = await api.get(currencies);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, s-maxage=60, stale-while-revalidate=600');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await api.get(currencies, { 'if-none-match': tag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await api.get(currencies, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('searches and the health check are kept by nobody', async () => {
    for (const answer of [await api.post(search, {}), await api.get(endpoints.getHealth.path)]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
    }
  });

  it('good and bad answers alike may not be run, framed or guessed at', async () => {
    for (const answer of [
      await api.get(currencies),
      await api.get('/nowhere'),
      await api.post(search, '{'),
    ]) {
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-powered-by')).toBeNull();
    }
  });

  it('a plain request id is passed on, any other replaced', async () => {
    const id = async (given: string) =>
      (await api.get(currencies, { 'x-request-id': given })).headers.get('x-request-id');
    expect(await id('storefront-1234')).toBe('storefront-1234');
    for (const given of ['short', 'with space in it', 'x'.repeat(65), '{"a":"injected"}']) {
      expect(await id(given)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('what fails inside', () => {
  it('is answered without a word about it, and found in the log by its id', async () => {
    await sql`alter table currencies rename to currencies_away`.execute(api.db);
    const answer = await api.get(currencies);
    await sql`alter table currencies_away rename to currencies`.execute(api.db);
    const error = refusal(answer, 500, 'INTERNAL');
    expect(error.retryable).toBe(false);
    expect(answer.text).not.toMatch(/currencies|relation|select|42P01| at /i);
    const line = api.logLines
      .map((text) => JSON.parse(text))
      .find((entry) => entry.requestId === error.requestId);
    expect(line).toMatchObject({ level: 'error', error: { code: '42P01' } });
    expect((await api.get(currencies)).status).toBe(200);
  });

  it('a database that is away is 503, to be tried again', async () => {
    const log = createLog({ level: 'error', now: () => new Date(0), write: () => {} });
    const nobodyListens = await listen(
      createApp({ ctx: { db: api.db, databaseKind: 'pglite', log }, apiKey: testApiKey }),
      '127.0.0.1',
      0,
    );
    await nobodyListens.close();
    const databaseUrl = nobodyListens.url.replace('http', 'postgres');
    const away = await connect({ databaseUrl, dataDir: undefined, log });
    const app = createApp({ ctx: { db: away.db, databaseKind: away.kind, log }, apiKey: testApiKey });
    const listener = await listen(app, '127.0.0.1', 0);
    for (const path of [endpoints.getHealth.path, currencies]) {
      const response = await fetch(`${listener.url}${path}`, { headers: { 'x-api-key': testApiKey } });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(problem.parse(await response.json()).error).toMatchObject({
        code: 'UNAVAILABLE',
        retryable: true,
      });
    }
    await listener.close();
    await away.close();
  });
});

it('the log has one JSON line a request and no secret of it', async () => {
  const secrets = ['s3cret-path', 's3cret-query', 's3cret-header', 's3cret-body'];
  const before = api.logLines.length;
  await api.get('/api/s3cret-path?token=s3cret-query', { authorization: 'Bearer s3cret-header' });
  await api.post(
    `${search}?token=s3cret-query`,
    { password: 's3cret-body' },
    { 'x-api-key': 's3cret-header' },
  );
  await api.post(search, '{"password":"s3cret-body"', { authorization: 'Bearer s3cret-header' });
  const lines = api.logLines.slice(before);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', message: 'request', method: 'GET', path: '(unknown)', status: 404 },
    { level: 'info', message: 'request', method: 'POST', path: search, status: 401 },
    { level: 'info', message: 'request', method: 'POST', path: search, status: 400 },
  ]);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});
