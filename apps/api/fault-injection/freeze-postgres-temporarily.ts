import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { FaultContext } from './fault.ts';
import { readPostgresPid } from './read-postgres-pid.ts';

/** Stops every process of the server for a while: open connections hang, and so do new ones. */
export async function freezePostgresTemporarily({ databaseUrl }: FaultContext, forMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const stopped: number[] = [];
  const stop = (pid: number) => {
    process.kill(pid, 'SIGSTOP');
    stopped.push(pid);
  };
  try {
    const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // First the process that starts the others, so that none is missed; last the one that lists them.
    stop(readPostgresPid());
    const all = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    for (const { pid } of [...all.rows, ...own.rows]) stop(pid);
    await sleep(forMs);
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    await client.end();
  }
}
