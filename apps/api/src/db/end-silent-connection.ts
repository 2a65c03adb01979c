import type pg from 'pg';
import { isUnanswered } from './sql-state.ts';

/**
 * Ends a connection on which a query was not answered in time. The server may still do what was sent, such as begin a
 * transaction, and the next call that is given the connection would be part of it.
 */
export function endSilentConnection(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const watched = async (...given: unknown[]) => {
    try {
      return await ask(...given);
    } catch (error) {
      // Its socket is closed at once, since a query is open, and the pool takes no client back that is ending.
      if (isUnanswered(error)) void (client as pg.Client).end();
      throw error;
    }
  };
  Object.assign(client, { query: watched });
}
