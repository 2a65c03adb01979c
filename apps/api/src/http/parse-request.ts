import { defaultMaxBodyBytes, type Endpoint, type ParsedInput } from '@piri/contract/define-endpoint';
import { z } from 'zod';
import { ApiError } from '../core/api-error.ts';
import { parseFormData } from './parse-form-data.ts';
import { assertStorableJson, parseJsonBody } from './parse-json-body.ts';

const noQuery = z.strictObject({});
const maxFields = 20;

/** Returns the query and body of a request, validated against the contract and with defaults filled in. */
export async function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: Request,
): Promise<ParsedInput<E>> {
  const query = check(endpoint.query ?? noQuery, readQuery(request));
  const body = endpoint.body && check(endpoint.body, await readBody(endpoint, request));
  // The schemas are the endpoint's own, so their output is its input, but TypeScript cannot infer that.
  return { query: endpoint.query === undefined ? undefined : query, body } as ParsedInput<E>;
}

function readBody({ form, maxBodyBytes }: Endpoint, request: Request): Promise<unknown> {
  return form === undefined
    ? parseJsonBody(request, maxBodyBytes ?? defaultMaxBodyBytes)
    : parseFormData(request, form);
}

function readQuery(request: Request): unknown {
  const pairs = new Map<string, string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (pairs.has(name)) {
      throw new ApiError('INVALID', 'A parameter appears twice in the query.', [
        { path: name.slice(0, 200), code: 'repeated', message: 'Each parameter may appear once.' },
      ]);
    }
    pairs.set(name, value);
  }
  const query = Object.fromEntries(pairs);
  assertStorableJson(query);
  return query;
}

function check(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.slice(0, maxFields).map(({ path, code, message }) => ({
    path: path.join('.').slice(0, 200),
    code,
    message: message.slice(0, 200),
  }));
  throw new ApiError(
    'INVALID',
    'The request doesn’t match the contract. Each field says what it expects.',
    fields,
  );
}
