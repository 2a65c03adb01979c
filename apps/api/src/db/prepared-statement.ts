import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The most prepared statements per connection. The API's calls use about two hundred different texts. */
const maxStatements = 500;
const names = new Map<string, string>();

/**
 * Makes the server parse and plan each query text once per connection, not at every call. The server decides whether
 * one plan fits all values, after it has planned the first five calls individually.
 */
export function enablePreparedStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? getStatementName(text)
        : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  Object.assign(client, { query: named });
}

function getStatementName(text: string): string | undefined {
  const knownName = names.get(text);
  // Lists of different lengths produce different texts. Texts beyond the limit stay unnamed, so each call is planned
  // individually.
  if (knownName !== undefined || names.size >= maxStatements) return knownName;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
