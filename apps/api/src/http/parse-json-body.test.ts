import { searchCategories } from '@piri/contract/categories';
import { sendContactMail } from '@piri/contract/contact';
import { defaultMaxBodyBytes, type Endpoint } from '@piri/contract/define-endpoint';
import { endpoints } from '@piri/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectApiError } from '../testing/expect-api-error.ts';
import { startTestApi, type TestApi, testApiKey } from '../testing/test-api.ts';

const search = searchCategories.path;

const withJson = (Object.values(endpoints) as Endpoint[]).filter(
  ({ body, form }) => body !== undefined && form === undefined,
);

let api: TestApi;
let signedIn: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  signedIn = (await api.customer()).headers;
});
afterAll(() => api.close());

describe('parsing a JSON body', () => {
  it.each([
    ['an empty body', ''],
    ['a truncated object', '{"page":'],
    ['a trailing comma', '{"page":1,}'],
    ['text after the end', '{} {}'],
    ['form data', 'page=1&size=2'],
    ['33 levels of nesting', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['10,000 levels of nesting', `{"textParams":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['30,000 levels of nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['60,000 unclosed levels of nesting', '['.repeat(60_000)],
  ])('rejects %s as malformed', async (_, body) => {
    expectApiError(await api.post(search, body), 400, 'MALFORMED');
  });

  it('rejects a body that is not UTF-8 as malformed', async () => {
    const headers = { 'x-api-key': testApiKey, 'content-type': 'application/json' };
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
    expectApiError(await api.request(search, { method: 'POST', headers, body }), 400, 'MALFORMED');
  });

  it.each(['null', 'true', '0', '"page"', '[]', '[{}]'])(
    'rejects %s as not matching the contract',
    async (body) => {
      expectApiError(await api.post(search, body), 422, 'INVALID');
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/jsonp',
    '',
  ])('rejects the content type "%s"', async (type) => {
    expectApiError(await api.post(search, {}, { 'content-type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('rejects a compressed body', async () => {
    expectApiError(await api.post(search, {}, { 'content-encoding': 'gzip' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'accepts the content type %s',
    async (type) => {
      expect((await api.post(search, {}, { 'content-type': type })).status).toBe(200);
    },
  );

  const padded = (bytes: number) => `{"size":1}${' '.repeat(bytes - 10)}`;

  it.each(withJson.map((call) => [call.name, call] as const))(
    'of %s accepts its maximum size and rejects one byte more',
    async (_, call) => {
      const { maxBodyBytes = defaultMaxBodyBytes } = call;
      const send = async (bytes: number) =>
        api.request(`${call.path}${call.query ? '?id=any' : ''}`, {
          method: call.method,
          headers: { 'x-api-key': testApiKey, 'content-type': 'application/json', ...signedIn },
          body: padded(bytes),
        });
      expect((await send(maxBodyBytes)).status).not.toBe(413);
      expectApiError(await send(maxBodyBytes + 1), 413, 'PAYLOAD_TOO_LARGE');
    },
  );

  it('accepts the longest contact message, however JSON escapes it', async () => {
    const longest = sendContactMail.body.parse({
      ...{ service_id: 'piri', template_id: 'letter', user_id: 'piri' },
      template_params: { name: 'Rahima', body: 'প্রিয়'.repeat(4_000).slice(0, 20_000) },
    });
    const escaped = JSON.stringify(longest).replaceAll(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect(escaped.length).toBeGreaterThan(110_000);
    expect((await api.post(sendContactMail.path, escaped)).status).toBe(200);
  });

  it('measures a body without a content length while it is read', async () => {
    const send = (bytes: number) =>
      api.request(search, {
        method: 'POST',
        headers: { 'x-api-key': testApiKey, 'content-type': 'application/json' },
        body: new Blob([padded(bytes)]).stream(),
        duplex: 'half',
      });
    expect((await send(defaultMaxBodyBytes)).status).toBe(200);
    expectApiError(await send(defaultMaxBodyBytes + 1), 413, 'PAYLOAD_TOO_LARGE');
  });

  it('rejects __proto__ and changes no prototype', async () => {
    for (const body of ['{"__proto__":{"page":2}}', '{"constructor":{"prototype":{"page":2}}}']) {
      expectApiError(await api.post(search, body), 422, 'INVALID');
    }
    expect(Object.hasOwn(Object.prototype, 'page')).toBe(false);
  });

  it('reports at most twenty errors', async () => {
    const textParams = Array.from({ length: 20 }, () => ({ matchType: 'EXACT' }));
    const { fields } = expectApiError(await api.post(search, { textParams }), 422, 'INVALID');
    expect(fields).toHaveLength(20);
  });
});
