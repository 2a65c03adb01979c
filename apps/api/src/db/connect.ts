import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../core/log.ts';
import { StartupError } from '../core/startup-error.ts';
import { type DatabaseFolderLock, lockDatabaseFolder } from './database-folder-lock.ts';
import { createDiskFullError, isDiskFullError } from './disk-full.ts';
import { enableCloseOnQueryTimeout } from './enable-close-on-query-timeout.ts';
import { enablePreparedStatements } from './prepared-statement.ts';
import { restrictFilesToOwner } from './restrict-files-to-owner.ts';
import type { Database, DatabaseKind } from './schema.ts';
import { watchEmbeddedDatabase } from './watch-embedded-database.ts';

export interface Connection {
  db: Kysely<Database>;
  kind: DatabaseKind;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** The URL of a PostgreSQL server. If undefined, PGlite runs inside this process. */
  databaseUrl: string | undefined;
  /** PGlite stores its files in `pglite` below this folder. If undefined, it keeps them in memory. */
  dataDir: string | undefined;
  /** The initial contents of an in-memory PGlite, as written by `dumpDataDir`. */
  template?: Blob | undefined;
  log: Logger;
}

/** Connects to PostgreSQL or PGlite. Both use the same driver and dialect, so callers cannot tell them apart. */
export async function connect({ databaseUrl, dataDir, template, log }: ConnectOptions): Promise<Connection> {
  if (databaseUrl !== undefined) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      application_name: 'piri-api',
      connectionTimeoutMillis: 5000,
      statement_timeout: 5000,
      // Also covers a server that has frozen and no longer enforces its own timeout.
      query_timeout: 8000,
      idle_in_transaction_session_timeout: 10_000,
    });
    pool.on('connect', enablePreparedStatements);
    pool.on('connect', enableCloseOnQueryTimeout);
    const db = open(pool, log);
    return { db, kind: 'postgresql', close: () => closeAll(db, pool) };
  }

  const lock = dataDir === undefined ? undefined : lockDatabaseFolder(dataDir);
  try {
    const pglite = await (dataDir === undefined
      ? PGlite.create(template === undefined ? {} : { loadDataDir: template })
      : openFolder(dataDir, log));
    // Keep one connection open: PGlite is a single session, and the adapter cannot open a second one.
    const pool = new pg.Pool({
      ...createPgConfig(pglite),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 10_000,
    });
    const db = open(pool, log);
    return { db, kind: 'pglite', close: () => closeAll(db, pool, pglite, lock) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openFolder(dataDir: string, log: Logger): Promise<PGlite> {
  const folder = join(dataDir, 'pglite');
  const watch = watchEmbeddedDatabase(dataDir, log);
  try {
    // Set the mode before the folder contains files that others could read.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    const pglite = await PGlite.create({ dataDir: folder, onStderr: watch.onStderr });
    watch.endWithDatabase(pglite);
    restrictFilesToOwner(folder);
    return pglite;
  } catch (error) {
    if (watch.foundDiskFull || isDiskFullError(error)) throw createDiskFullError(dataDir, error);
    throw new StartupError(
      `The embedded database in ${folder} cannot be opened: it is damaged, or was created by another version. ` +
        'Restore a backup, or move the folder elsewhere and start with --prepare.',
      { cause: error },
    );
  }
}

function open(pool: pg.Pool, log: Logger): Kysely<Database> {
  // A server that restarts closes its connections. Without error listeners, also on connections in use, this would end
  // the process.
  const lost = (error: Error) => log.failure('A database connection was lost.', error);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

async function closeAll(
  db: Kysely<Database>,
  pool: pg.Pool,
  pglite?: PGlite,
  lock?: DatabaseFolderLock,
): Promise<void> {
  await db.destroy();
  // Kysely ends the pool only after its first query.
  if (!pool.ended) await pool.end();
  await pglite?.close();
  lock?.release();
}
