import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { type Connection, connect } from './db/connect.ts';
import { isMigrated } from './db/migrate.ts';
import { isUnavailable, sqlState } from './db/sql-state.ts';
import { type Env, readEnv } from './env.ts';
import { type Listener, listen } from './http/listen.ts';
import { createLog } from './log.ts';
import { prepare } from './prepare.ts';
import { StartError } from './start-error.ts';

let stopping = false;

// Set before anything is opened: a signal during the start waits for it, so that no database is left half made.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // The terminal and the launcher may both send one.
    if (!stopping) void stop();
    stopping = true;
  });
}

const starting = start();
try {
  const { listener } = await starting;
  if (!stopping) console.log(`API ready on ${listener.url}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(): Promise<{ listener: Listener; connection: Connection }> {
  const env = readEnv(process.env);
  const wantsPrepare = readArguments();
  const log = createLog({
    level: env.LOG_LEVEL,
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    if (wantsPrepare) await prepare(connection.db);
    else if (!(await isMigrated(connection.db))) {
      throw new StartError(
        'The database has no up-to-date tables yet. Start once with --prepare to make them.',
      );
    }
    const ctx = { db: connection.db, databaseKind: connection.kind, log };
    const listener = await listen(createApp({ ctx, apiKey: env.API_KEY }), env.API_HOST, env.API_PORT);
    return { listener, connection };
  } catch (error) {
    await connection.close();
    throw explain(error, env);
  }
}

async function stop(): Promise<void> {
  const started = await starting.catch(() => undefined);
  await started?.listener.close();
  await started?.connection.close();
  process.exit();
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { prepare: { type: 'boolean', default: false } } }).values.prepare;
  } catch {
    throw new StartError(
      'The only argument is --prepare, which makes the tables and fills in the catalogue.',
    );
  }
}

/** Names the server without its password. */
function explain(error: unknown, env: Env): unknown {
  if (env.DATABASE_URL === undefined || error instanceof StartError) return error;
  const { host, pathname } = new URL(env.DATABASE_URL);
  const place = `The database ${pathname.slice(1)} on ${host}`;
  if (isUnavailable(error))
    return new StartError(`${place} cannot be reached. Check that it runs and DATABASE_URL.`);
  const state = sqlState(error);
  if (state?.startsWith('28'))
    return new StartError(`${place} refuses the user or password in DATABASE_URL.`);
  if (state === '3D000')
    return new StartError(`${place} does not exist. Create it, or correct DATABASE_URL.`);
  return error;
}
