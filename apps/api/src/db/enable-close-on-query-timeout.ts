import type pg from 'pg';
import { isQueryTimeoutError } from './sql-state.ts';

/**
 * Ends a connection if a query on it timed out. The server may still execute that query, such as the start of a
 * transaction, and the next call to use the connection would become part of it.
 */
export function enableCloseOnQueryTimeout(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const watched = async (...given: unknown[]) => {
    try {
      return await query(...given);
    } catch (error) {
      // Since a query is open, this closes the socket at once. The pool does not reuse a client that is ending.
      if (isQueryTimeoutError(error)) void (client as pg.Client).end();
      throw error;
    }
  };
  Object.assign(client, { query: watched });
}
