import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { FaultContext } from './fault.ts';
import { readPostgresPid } from './read-postgres-pid.ts';

/**
 * Ends the server's processes as a power cut would, and waits until it responds again. The process that started the
 * server restarts it (see `commands/temporary-postgres.ts`). Returns the length of the outage in milliseconds.
 */
export async function restartPostgres({ databaseUrl }: FaultContext): Promise<number> {
  const started = performance.now();
  process.kill(readPostgresPid(), 'SIGQUIT');
  for (;;) {
    await sleep(50);
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
    client.on('error', () => {
      // The server is expected to be away. The next round tries again.
    });
    try {
      await client.connect();
      await client.query('select 1');
      return performance.now() - started;
    } catch (error) {
      if (performance.now() - started > 60_000) throw error;
    } finally {
      await client.end();
    }
  }
}
