import type { Endpoint } from '@piri/contract/define-endpoint';
import { createToken } from '../core/ids-and-tokens.ts';
import type { EndpointInputFixture } from './endpoint-fixtures.ts';
import { type TestApi, type TestResponse, testApiKey } from './test-api.ts';

/** Sends a request as the endpoint's record in the contract defines it. */
export function sendRequest(
  api: TestApi,
  { method, path, body: schema, form }: Endpoint,
  { query = '', body = {} }: EndpointInputFixture = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TestResponse> {
  return api.request(`${path}${query}`, {
    method,
    headers: {
      'x-api-key': testApiKey,
      'idempotency-key': createToken(),
      ...(schema !== undefined && form === undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(schema !== undefined && { body: form === undefined ? JSON.stringify(body) : toFormData(body) }),
  });
}

/** Converts fields to a form. `fetch` sets its content type and boundary. */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
