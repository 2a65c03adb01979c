import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** Undefined for PGlite in memory. */
  url: string | undefined;
  /** What PGlite in memory begins with. */
  template?: Blob;
  drop(): Promise<void>;
}

/** A fresh database: on the server of TEST_DATABASE_URL if there is one, else in memory. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (!admin) {
    return { url: undefined, template: await openAsBlob(inject('pgliteTemplate')), drop: async () => {} };
  }
  const name = `piri_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(admin, `drop database ${name} with (force)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
