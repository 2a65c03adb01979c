import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The most prepared statements per connection. The API's calls use about two hundred different texts. */
const most = 500;
const names = new Map<string, string>();

/**
 * Makes the server parse and plan each query text once per connection, not at every call. The server decides whether
 * one plan fits all values, after it has planned the first five calls individually.
 */
export function withPreparedStatement(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name === undefined ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest);
  };
  Object.assign(client, { query: named });
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  // Lists of different lengths produce different texts. Texts beyond the limit stay unnamed, so each call is planned
  // individually.
  if (known !== undefined || names.size >= most) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
