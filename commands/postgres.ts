import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../launcher/failure.mjs';
import { findPostgres } from './find-postgres.ts';
import { run } from './run.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

/**
 * Gives the work a PostgreSQL of its own, thrown away afterwards: nothing of the machine's own databases is touched,
 * and nothing has to be cleaned up between runs.
 */
export async function withPostgres(stop: AbortSignal, work: (url: string) => Promise<number>) {
  const found = await findPostgres(stop);
  if ('notRun' in found) return found;
  const folder = mkdtempSync(join(tmpdir(), 'piri-postgres-'));
  try {
    return await serve(found.binaries, folder, stop, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serve(
  binaries: string,
  folder: string,
  stop: AbortSignal,
  work: (url: string) => Promise<number>,
) {
  const user = await unprivilegedUser(stop);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'piri', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { stop, cwd: folder, output: 'keep', ...user },
  );
  if (made.code !== 0)
    throw new Failure(`A PostgreSQL cluster could not be made:\n${made.stdout}${made.stderr}`);

  const port = await freePort();
  // The data lives for minutes, so it need not survive a power cut.
  const settings = [
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
  );
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(server, 'close');
  try {
    while (
      (await run(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stop }))
        .code !== 0
    ) {
      if (server.exitCode !== null) throw new Failure(`PostgreSQL did not start:\n${log}`);
      await sleep(100, undefined, { signal: stop });
    }
    return await work(`postgres://piri@127.0.0.1:${port}/postgres`);
  } finally {
    // SIGQUIT ends it at once, whoever is still connected.
    if (server.exitCode === null) server.kill('SIGQUIT');
    await ended;
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Failure('This machine gives out no free port.');
  return address.port;
}
