import { parseArgs } from 'node:util';
import { readEnv } from './core/env.ts';
import { createLogger } from './core/log.ts';
import { getRenameWarnings } from './core/renamed-variables.ts';
import { StartupError } from './core/startup-error.ts';
import { connect } from './db/connect.ts';
import { seedDemoCustomers } from './modules/demo-data/seed-demo-customers.ts';
import { refreshItemSearch } from './modules/item-search/refresh-item-search.ts';
import { seedSyntheticCatalogue } from './modules/large-catalogue/seed-synthetic-catalogue.ts';
import { prepareDatabase } from './prepare-database.ts';

const usage =
  'npm run seed fills the catalogue. With -- --rebuild-search it rebuilds the search index, with -- --synthetic-skus 100000 it creates that many skus.';

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  // As in main.ts.
  process.exit(error.exitCode);
}

async function seed(): Promise<void> {
  const { 'rebuild-search': rebuildSearch, 'synthetic-skus': syntheticSkus, production } = readArguments();
  const env = readEnv(process.env);
  const skuCount = syntheticSkus === undefined ? undefined : readCount(syntheticSkus);
  if (skuCount !== undefined) assertSeedable(env.DATABASE_URL, production);
  const log = createLogger({
    level: env.LOG_LEVEL,
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  for (const warning of getRenameWarnings(process.env)) log('warn', warning);
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  const started = performance.now();
  try {
    if (rebuildSearch) await refreshItemSearch(connection.db);
    else {
      await prepareDatabase(connection.db);
      if (!env.isProduction) {
        await seedDemoCustomers(connection.db, {
          now: () => new Date(),
          passwordCost: env.PASSWORD_HASH_COST,
        });
      }
    }
    if (skuCount !== undefined) await seedSyntheticCatalogue(connection.db, skuCount);
    console.log(`Done in ${Math.round((performance.now() - started) / 1000)} s.`);
  } finally {
    await connection.close();
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        'rebuild-search': { type: 'boolean', default: false },
        'synthetic-skus': { type: 'string' },
        production: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new StartupError(usage);
  }
}

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1000 && count <= 1_000_000) return count;
  throw new StartupError(`--synthetic-skus expects a number from 1000 to 1000000. ${usage}`);
}

/**
 * Refuses to add a large catalogue to the embedded database or, unless forced, in production. Its items are made up and
 * cannot be told apart from real ones.
 */
function assertSeedable(databaseUrl: string | undefined, production: boolean): void {
  if (databaseUrl === undefined) {
    throw new StartupError('--synthetic-skus needs PostgreSQL. Set DATABASE_URL to an empty database.');
  }
  if (process.env['NODE_ENV'] === 'production' && !production) {
    throw new StartupError(
      '--synthetic-skus adds made-up items, and NODE_ENV is production. Add --production if you want them in this database.',
    );
  }
}
