import pg from 'pg';
import { createLogger } from '../src/core/log.ts';
import { connect } from '../src/db/connect.ts';
import { seedSyntheticCatalogue } from '../src/modules/large-catalogue/seed-synthetic-catalogue.ts';
import { prepareDatabase } from '../src/prepare-database.ts';

/** Creates a database with this many skus on the server. An existing one is used as it is. */
export async function getOrCreateLargeDatabase(
  server: string,
  size: number,
  say: (what: string) => void,
): Promise<string> {
  const name = `piri_bench_${size}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (!(await create(server, name))) return url.href;

  say('creating them');
  const log = createLogger({
    level: 'warn',
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  const connection = await connect({ databaseUrl: url.href, dataDir: undefined, log });
  try {
    await prepareDatabase(connection.db);
    await seedSyntheticCatalogue(connection.db, size);
  } finally {
    await connection.close();
  }
  return url.href;
}

/** Creates the database if it does not exist. Returns whether it is new. */
async function create(server: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
    return rowCount === 0;
  } finally {
    await client.end();
  }
}
