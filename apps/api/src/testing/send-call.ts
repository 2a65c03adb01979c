import type { Endpoint } from '@piri/contract/endpoint';
import { newToken } from '../core/secrets.ts';
import type { SampleInput } from './sample-inputs.ts';
import { type Answer, type TestApi, testApiKey } from './test-api.ts';

/** Sends a call as its record in the contract says. */
export function sendCall(
  api: TestApi,
  { method, path, body: schema, form }: Endpoint,
  { query = '', body = {} }: SampleInput = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return api.request(`${path}${query}`, {
    method,
    headers: {
      'x-api-key': testApiKey,
      'idempotency-key': newToken(),
      ...(schema !== undefined && form === undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(schema !== undefined && { body: form === undefined ? JSON.stringify(body) : formOf(body) }),
  });
}

/** `fetch` names the type and its boundary. */
export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
