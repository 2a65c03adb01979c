import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A connection keeps the plan of each; calls have some two hundred texts. */
const most = 500;
const names = new Map<string, string>();

/**
 * Has the server read and plan a text once for each connection, and not at each call. Whether one plan serves all values
 * it finds out itself, by planning the first five anew.
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
  // Lists of many lengths are many texts: what comes later is planned at each call, as it would be without a name.
  if (known !== undefined || names.size >= most) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
