import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { buildDatabaseUrl, executeServerSql } from './database-server.ts';

export interface TestDatabase {
  /** Undefined for PGlite in memory. */
  url: string | undefined;
  /** The content that PGlite in memory loads. */
  template?: Blob;
  drop(): Promise<void>;
}

/**
 * Creates a database with tables and catalogue: on the server of `TEST_DATABASE_URL` if it is set, otherwise in memory.
 */
export async function createPreparedDatabase(): Promise<TestDatabase> {
  const prepared = inject('preparedDatabase');
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return createDatabase(server, `template ${prepared}`);
  return { url: undefined, template: await openAsBlob(prepared), drop: async () => {} };
}

/** Creates an empty database, for tests that prepare it themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? createDatabase(server, '') : { url: undefined, drop: async () => {} };
}

async function createDatabase(server: string, from: string): Promise<TestDatabase> {
  const name = `piri_test_${randomBytes(6).toString('hex')}`;
  await executeServerSql(server, `create database ${name} ${from}`);
  return {
    url: buildDatabaseUrl(server, name),
    drop: () => executeServerSql(server, `drop database ${name} with (force)`),
  };
}
