import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../launcher/user-error.mjs';
import { findOrInstallPostgres } from './find-or-install-postgres.ts';
import { runProcess } from './run-process.ts';
import { getUnprivilegedUser } from './unprivileged-user.ts';

/** Receives the database's URL and the server's data folder. Returns the exit code. */
type Work = (url: string, data: string) => Promise<number>;

type Options = {
  /** The work kills the server, which is then restarted. Committed data must survive. */
  dies?: boolean;
};

/**
 * Runs the work with a temporary PostgreSQL, which is deleted afterwards. The machine's own databases are not touched,
 * and nothing has to be cleaned up between runs.
 */
export async function withTemporaryPostgres(stop: AbortSignal, work: Work, options: Options = {}) {
  const found = await findOrInstallPostgres(stop);
  if ('notRun' in found) return found;
  const folder = mkdtempSync(join(tmpdir(), 'piri-postgres-'));
  try {
    return await serve(found.binaries, folder, stop, work, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serve(
  binaries: string,
  folder: string,
  stop: AbortSignal,
  work: Work,
  { dies = false }: Options,
) {
  const user = await getUnprivilegedUser(stop);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = await runProcess(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'piri', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { stop, cwd: folder, output: 'keep', ...user },
  );
  if (made.code !== 0)
    throw new UserError(`A PostgreSQL cluster could not be created:\n${made.stdout}${made.stderr}`);

  const port = await freePort();
  // The data is deleted within minutes, so it need not survive a power cut.
  const settings = [
    'listen_addresses=127.0.0.1',
    'fsync=off',
    `synchronous_commit=${dies ? 'on' : 'off'}`,
    'full_page_writes=off',
  ];
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  let log = '';
  let isOver = false;
  let server = start();
  try {
    while (
      (
        await runProcess(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], {
          stop,
        })
      ).code !== 0
    ) {
      if (server.child.exitCode !== null) throw new UserError(`PostgreSQL did not start:\n${log}`);
      await sleep(100, undefined, { signal: stop });
    }
    return await work(`postgres://piri@127.0.0.1:${port}/postgres`, data);
  } finally {
    isOver = true;
    // SIGQUIT stops the server immediately, even with open connections.
    if (server.child.exitCode === null) server.child.kill('SIGQUIT');
    await server.ended;
  }

  function start() {
    const child = spawn(join(binaries, 'postgres'), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const ended = once(child, 'close');
    if (dies) {
      child.once('close', () => {
        if (!isOver) server = start();
      });
    }
    return { child, ended };
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new UserError('This machine has no free port.');
  return address.port;
}
