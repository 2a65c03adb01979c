import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { UserError } from '../launcher/user-error.mjs';
import { filterServerEnvironment } from './filter-server-environment.ts';
import { repositoryRoot } from './repository-root.ts';

export type ServerProcess = {
  title: string;
  readonly child: ChildProcess;
  /** Resolves with how the process ended, such as "exit code 1". Never rejects. */
  ended: Promise<string>;
};

type Start = {
  /** The name used in messages, such as "API". */
  title: string;
  args: string[];
  /** Added to the environment from the shell and `.env`. */
  env: Record<string, string>;
  /** The names of the variables that the server reads. It gets no others, and so none of another server's secrets. */
  variables: readonly string[];
  /** The beginning of the line that the server prints once it listens. */
  ready: string;
};

/** How long a server may take to close its database and connections. */
const grace = 8_000;

/** Starts a server and waits until it prints its `ready` line. */
export async function startServer(
  { title, args, env, variables, ready }: Start,
  stop: AbortSignal,
): Promise<ServerProcess> {
  stop.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: filterServerEnvironment(variables, { ...process.env, ...env }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const server = { title, child, ended };
  const listening = new Promise<true>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line);
      if (line.startsWith(ready)) resolve(true);
    });
  });
  const outcome = await Promise.race([listening, ended, aborted(stop)]);
  if (outcome === true) return server;
  await stopServers([server]);
  stop.throwIfAborted();
  throw new UserError(`The ${title} exited before it was ready (${outcome}). See its output above.`);
}

const maxCrashes = 3;
const minute = 60_000;

/**
 * Starts a server and restarts it whenever it exits by itself, so that no single request takes the shop down. If it
 * exits more than three times within a minute, restarting does not help, and it is not restarted again.
 */
export async function startAutoRestartingServer(start: Start, stop: AbortSignal): Promise<ServerProcess> {
  let server = await startServer(start, stop);
  return {
    title: start.title,
    get child() {
      return server.child;
    },
    ended: keep(),
  };

  async function keep(): Promise<string> {
    let crashes: number[] = [];
    for (;;) {
      const how = await server.ended;
      crashes = [...crashes.filter((at) => at > Date.now() - minute), Date.now()];
      if (stop.aborted || server.child.killed || crashes.length > maxCrashes) return how;
      console.error(`The ${start.title} exited unexpectedly (${how}). Restarting it.`);
      try {
        server = await startServer(start, stop);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }
  }
}

/** Waits until `stop` is aborted or a server exits by itself, then stops all servers and returns the exit code. */
export async function waitThenStopServers(servers: ServerProcess[], stop: AbortSignal): Promise<number> {
  const ends = servers.map(async (server) => ({ server, how: await server.ended }));
  const first = await Promise.race([...ends, aborted(stop)]);
  await stopServers(servers);
  if (!first) {
    const unclean = (await Promise.all(ends)).filter(({ how }) => how !== 'exit code 0');
    for (const { server, how } of unclean)
      console.error(`The ${server.title} did not exit cleanly (${how}).`);
    if (unclean.length === 0) console.log('Stopped.');
    return unclean.length === 0 ? 0 : 1;
  }
  const others = servers.filter((server) => server !== first.server).map(({ title }) => `the ${title}`);
  console.error(
    `The ${first.server.title} exited unexpectedly (${first.how}), so ${others.join(' and ')} was stopped too. Start again.`,
  );
  return 1;
}

export async function stopServers(servers: ServerProcess[]) {
  for (const { child } of servers) child.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const { child } of servers) child.kill('SIGKILL');
  }, grace);
  await Promise.all(servers.map(({ ended }) => ended));
  clearTimeout(force);
}

function aborted(stop: AbortSignal) {
  return new Promise<undefined>((resolve) => {
    if (stop.aborted) resolve(undefined);
    else stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
