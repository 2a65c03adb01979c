import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { FaultContext } from './fault.ts';
import { postgresPid } from './postgres-pid.ts';

/**
 * Ends the server as a power cut would end its processes, and waits until it answers again. Whoever started it starts it
 * anew (see `commands/postgres.ts`). Answers after how many milliseconds.
 */
export async function restartPostgres({ databaseUrl }: FaultContext): Promise<number> {
  const started = performance.now();
  process.kill(postgresPid(), 'SIGQUIT');
  for (;;) {
    await sleep(50);
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
    client.on('error', () => {
      // It is the server's to be away: the next round asks again.
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
