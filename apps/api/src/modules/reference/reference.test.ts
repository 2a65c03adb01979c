import { endpoints } from '@piri/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, testApiKey } from '../../testing/test-api.ts';
import { formatSchemaType } from './format-schema-type.ts';
import { buildOpenApi } from './open-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const calls = Object.values(endpoints);

it('CALL-1 lists every endpoint of the contract in the OpenAPI document', async () => {
  const response = await api.get('/api/openapi.json');
  expect(response.status).toBe(200);
  const { paths } = response.json as ReturnType<typeof buildOpenApi>;
  const named = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  );
  expect(named.sort()).toEqual(
    calls.map(({ method, path, name }) => `${method.toLowerCase()} ${path} ${name}`).sort(),
  );
});

it('serves the document without an API key, cacheable and with an ETag', async () => {
  const first = await api.request('/api/openapi.json', {});
  expect(first.headers.get('cache-control')).toContain('s-maxage');
  const etag = first.headers.get('etag') ?? '';
  const again = await api.get('/api/openapi.json', { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('has a strict schema for every body, and a schema for every error', () => {
  for (const byMethod of Object.values(buildOpenApi().paths)) {
    for (const operation of Object.values(byMethod)) {
      const { requestBody, responses } = operation as unknown as {
        requestBody?: { content: Record<string, { schema: object }> };
        responses: Record<string, { content: Record<string, { schema: object }> }>;
      };
      if (requestBody !== undefined) {
        const [{ schema } = {}] = Object.values(requestBody.content);
        expect(schema, operation.operationId).toMatchObject({ type: 'object', additionalProperties: false });
      }
      expect(responses['default']?.content['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      });
    }
  }
});

it('documents the required session and idempotency key of each endpoint', () => {
  const operations = Object.values(buildOpenApi().paths).flatMap((byMethod) => Object.values(byMethod));
  for (const { operationId, security, description, parameters = [] } of operations) {
    const call = endpoints[operationId as keyof typeof endpoints];
    const open = (security as Record<string, unknown>[]).some((one) => !('session' in one));
    expect(open, operationId).toBe(call.auth !== 'user');
    expect(String(description).includes('signed-in customers'), operationId).toBe(call.auth === 'user');
    const headers = (parameters as { in: string; name: string }[]).filter((one) => one.in === 'header');
    const keys = call.repeat === 'keyed' ? ['idempotency-key'] : [];
    expect(headers.map(({ name }) => name)).toEqual(keys);
  }
});

it('serves an HTML page with a heading and an index entry per endpoint, and no scripts', async () => {
  const response = await fetch(`${api.url}/api/reference`, { headers: { 'x-api-key': testApiKey } });
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const { name, path } of calls) {
    expect(html).toContain(`<h2 id="${name}">`);
    expect(html).toContain(`href="#${name}"`);
    expect(html).toContain(`<code>${path}</code>`);
  }
  expect(html).not.toContain('<script');
});

it.each<[string, object, string]>([
  ['a string', { type: 'string' }, 'string'],
  ['an enum', { enum: ['ASC', 'DESC'] }, '"ASC" | "DESC"'],
  [
    'a list of a union',
    { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
    '(string | integer)[]',
  ],
  ['a default', { type: 'integer', default: 1 }, 'integer = 1'],
  [
    'an object',
    { type: 'object', properties: { id: { type: 'string' }, at: {} }, required: ['id'] },
    '{ id: string, at?: anything }',
  ],
  ['a record', { type: 'object', additionalProperties: { type: 'number' } }, '{ [key]: number }'],
  ['a forbidden value', { not: {} }, 'nothing'],
])('formats %s as a type', (_, schema, words) => {
  expect(formatSchemaType({ ...schema })).toBe(words);
});
