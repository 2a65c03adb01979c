import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints } from '@piri/contract/endpoints';
import { errorResponse } from '@piri/contract/error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createEndpointInputFixture } from './testing/endpoint-fixtures.ts';
import { expectApiError } from './testing/expect-api-error.ts';
import { sendRequest } from './testing/send-request.ts';
import { startTestApi, type TestApi, testApiKey } from './testing/test-api.ts';

const calls = Object.values(endpoints);
const search = endpoints.searchCategories.path;
const currencies = endpoints.listCurrencyConversions.path;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('CALL-1 every endpoint of the contract', () => {
  it.each(calls)('$method $path responds with the status and body of the contract', async (endpoint) => {
    const customer = await api.customer();
    const response = await sendRequest(
      api,
      endpoint,
      await createEndpointInputFixture(api, endpoint, customer),
      customer.headers,
    );
    expect(response.status, response.text).toBe(endpoint.statuses[0]);
    const { plain } = endpoint as { plain?: true | string };
    const type =
      plain === undefined ? 'application/json' : `${plain === true ? 'text/plain' : plain}; charset=utf-8`;
    expect(response.headers.get('content-type')).toBe(type);
    endpoint.response.parse(response.json);
  });

  it.each(calls)('$method $path rejects other methods and lists its own in Allow', async ({ path }) => {
    const own: string[] = calls.filter((call) => call.path === path).map(({ method }) => method);
    const allow = [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !own.includes(method));
    for (const method of others) {
      const response = await api.request(path, { method, headers: { 'x-api-key': testApiKey } });
      expectApiError(response, 405, 'METHOD_NOT_ALLOWED');
      expect(response.headers.get('allow')).toBe(allow);
    }
    const options = await api.request(path, { method: 'OPTIONS' });
    expect([options.status, options.text, options.headers.get('allow')]).toEqual([204, '', allow]);
  });

  it.each(calls)('$method $path rejects an unknown query parameter', async (endpoint) => {
    const { headers } = await api.customer();
    const response = await sendRequest(api, endpoint, { query: '?surprise=1' }, headers);
    expectApiError(response, 422, 'INVALID');
  });
});

describe('routing', () => {
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
  ])('%s returns a JSON 404', async (path) => {
    expectApiError(await api.get(path), 404, 'NOT_FOUND');
    expectApiError(await api.post(path, {}), 404, 'NOT_FOUND');
  });

  it('HEAD returns the headers of GET without a body', async () => {
    const head = await api.request(currencies, { method: 'HEAD', headers: { 'x-api-key': testApiKey } });
    const get = await api.get(currencies);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect((await api.request(search, { method: 'HEAD' })).status).toBe(405);
  });

  it('rejects an invalid host header with a JSON 400', async () => {
    const asked = request(`${api.url}/api/health`, { headers: { host: 'a b' } }).end();
    const [response]: IncomingMessage[] = await once(asked, 'response');
    const body = response === undefined ? '' : await text(response);
    expect(response?.statusCode).toBe(400);
    expect(response?.headers['x-content-type-options']).toBe('nosniff');
    expect(errorResponse.parse(JSON.parse(body)).error).toMatchObject({
      code: 'MALFORMED',
      requestId: response?.headers['x-request-id'],
    });
  });
});

describe('the API key', () => {
  it.each([undefined, '', 'wrong', `${testApiKey}x`])('CALL-1 rejects the key %s', async (key) => {
    const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) };
    expectApiError(
      await api.request(search, { method: 'POST', headers, body: '{}' }),
      401,
      'API_KEY_UNKNOWN',
    );
    expectApiError(await api.request(currencies, { headers }), 401, 'API_KEY_UNKNOWN');
  });

  it('is checked before the body is read', async () => {
    expectApiError(await api.post(search, '{', { 'x-api-key': 'wrong' }), 401, 'API_KEY_UNKNOWN');
  });

  it('is not required for the health check', async () => {
    const { status, json } = await api.request(endpoints.getHealth.path, {});
    expect([status, json]).toEqual([200, { status: 'ok', database: api.databaseKind }]);
  });
});

describe('response headers', () => {
  it('let a CDN cache a public GET for a minute and revalidate it by ETag', async () => {
    const first = await api.get(currencies);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, s-maxage=60, stale-while-revalidate=600');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await api.get(currencies, { 'if-none-match': tag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await api.get(currencies, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('prevent caching of searches and the health check', async () => {
    for (const response of [await api.post(search, {}), await api.get(endpoints.getHealth.path)]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
  });

  it('forbid scripts, framing and MIME sniffing on every response', async () => {
    for (const response of [
      await api.get(currencies),
      await api.get('/nowhere'),
      await api.post(search, '{'),
    ]) {
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-powered-by')).toBeNull();
    }
  });

  it('send Strict-Transport-Security only if the shop is served over https', async () => {
    const hstsOf = (response: Response) => response.headers.get('strict-transport-security');
    for (const path of [currencies, '/nowhere', '/api/reference']) {
      expect(hstsOf(await fetch(`${api.url}${path}`))).toBe('max-age=63072000; includeSubDomains');
    }
    const demo = createApp({
      ctx: { ...api.ctx, siteUrl: 'http://localhost:3000' },
      apiKey: testApiKey,
      readAddress: () => '127.0.0.1',
    });
    expect(hstsOf(await demo.request('/nowhere'))).toBeNull();
  });

  it('pass on a valid request id and replace any other', async () => {
    const id = async (given: string) =>
      (await api.get(currencies, { 'x-request-id': given })).headers.get('x-request-id');
    expect(await id('storefront-1234')).toBe('storefront-1234');
    for (const given of ['short', 'with space in it', 'x'.repeat(65), '{"a":"injected"}']) {
      expect(await id(given)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
