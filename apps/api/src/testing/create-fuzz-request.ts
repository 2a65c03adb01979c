import type { Endpoint } from '@piri/contract/define-endpoint';
import { z } from 'zod';
import { createToken } from '../core/ids-and-tokens.ts';
import type { FuzzValueGenerator, JsonSchema } from './fuzz-value-generator.ts';
import { toFormData } from './send-request.ts';
import { testApiKey } from './test-api.ts';

export interface FuzzRequest {
  path: string;
  init: RequestInit;
}

/** Creates a request by a caller who has read half of the contract, usually with this session. */
export function createFuzzRequest(
  fuzz: FuzzValueGenerator,
  endpoint: Endpoint,
  authorization: string,
): FuzzRequest {
  const query = make(fuzz, endpoint.query, endpoint.query === undefined ? 0.1 : 0.5);
  const search = Object.entries(query ?? {}).map(([name, value]) => [name, inQuery(value)]);
  const headers = getHeaders(fuzz, endpoint, authorization);
  return {
    path: `${endpoint.path}${search.length === 0 ? '' : `?${new URLSearchParams(search)}`}`,
    init: { method: endpoint.method, ...withBody(fuzz, endpoint, headers) },
  };
}

function getHeaders(
  fuzz: FuzzValueGenerator,
  { repeat }: Endpoint,
  authorization: string,
): Record<string, string> {
  const session = fuzz.chance(0.8) ? authorization : fuzz.pick(['', 'Bearer gone', 'Bearer', 'Basic YTpi']);
  const key = fuzz.chance(0.9)
    ? createToken()
    : fuzz.pick(['', 'short', 'the-same-key-for-all', 'ä'.repeat(20)]);
  return {
    'x-api-key': fuzz.chance(0.05) ? 'wrong' : testApiKey,
    ...(session !== '' && { authorization: session }),
    ...(repeat === 'keyed' && { 'idempotency-key': key }),
  };
}

function withBody(
  fuzz: FuzzValueGenerator,
  { body, form }: Endpoint,
  headers: Record<string, string>,
): RequestInit {
  if (body === undefined) return { headers };
  const value = make(fuzz, body, 0.5);
  if (form !== undefined && fuzz.chance(0.95)) {
    const fields = Object.entries(value ?? {}).map(([name, one]) => [name, inForm(one)]);
    return { headers, body: toFormData(Object.fromEntries(fields)) };
  }
  const text = JSON.stringify(value);
  const types = ['text/plain', 'application/json; charset=latin1', 'multipart/form-data; boundary=x'];
  return {
    headers: { ...headers, 'content-type': fuzz.chance(0.05) ? fuzz.pick(types) : 'application/json' },
    body: fuzz.chance(0.05) ? text.slice(0, Math.floor(text.length / 2)) : text,
  };
}

function make(fuzz: FuzzValueGenerator, schema: z.ZodType | undefined, breaking: number): object | null {
  const checked = schema ?? z.strictObject({});
  const described = z.toJSONSchema(checked, { io: 'input' }) as JsonSchema;
  let value = fuzz.valid(described);
  // Some rules are missing from JSON Schema, such as that only one of two keys is allowed. Try again until they hold.
  for (let tries = 0; tries < 3 && !checked.safeParse(value).success; tries += 1)
    value = fuzz.valid(described);
  const made = fuzz.chance(breaking) ? fuzz.broken(value) : value;
  return typeof made === 'object' ? made : { made };
}

function inQuery(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
}

function inForm(value: unknown): string | File {
  return value instanceof File ? value : inQuery(value);
}
