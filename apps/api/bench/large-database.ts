import pg from 'pg';
import { createLog } from '../src/core/log.ts';
import { connect } from '../src/db/connect.ts';
import { makeLargeCatalogue } from '../src/modules/large-catalogue/make-large-catalogue.ts';
import { prepare } from '../src/prepare.ts';

/** A database with so many skus on this server; one that is there already is used as it is. */
export async function largeDatabase(
  server: string,
  size: number,
  say: (what: string) => void,
): Promise<string> {
  const name = `piri_bench_${size}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (!(await create(server, name))) return url.href;

  say('making them');
  const log = createLog({
    level: 'warn',
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  const connection = await connect({ databaseUrl: url.href, dataDir: undefined, log });
  try {
    await prepare(connection.db);
    await makeLargeCatalogue(connection.db, size);
  } finally {
    await connection.close();
  }
  return url.href;
}

/** Whether it was new. */
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
