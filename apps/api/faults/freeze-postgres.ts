import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Ground } from './fault.ts';
import { postgresPid } from './restart-postgres.ts';

/** Stops all processes of the server for a while, as a disk does that answers no more: connections hang, new ones too. */
export async function freezePostgres({ databaseUrl }: Ground, forMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const stopped: number[] = [];
  const stop = (pid: number) => {
    process.kill(pid, 'SIGSTOP');
    stopped.push(pid);
  };
  try {
    const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // The one that starts the others comes first, so that none is missed; the one that names them comes last.
    stop(postgresPid());
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
