import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startApi } from '../fault-injection/api-process.ts';
import {
  createItemLine,
  createShopperMobile,
  fetchQuotedOrderBody,
  runConcurrently,
  sendOrder,
} from '../fault-injection/simulated-shopper.ts';
import { createLogger } from '../src/core/log.ts';
import { connect } from '../src/db/connect.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { buildDatabaseUrl, executeServerSql } from '../src/testing/database-server.ts';
import { calculatePercentile } from './calculate-percentile.ts';

const reports = join(import.meta.dirname, '../../../reports/benchmarks');

/**
 * Measures how many orders the API accepts: two processes, and shoppers who each order one of forty skus, cash on
 * delivery.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    shoppers: { type: 'string', default: '24' },
  },
});
const server = process.env['DATABASE_URL'];
if (!server)
  throw new Error(
    'DATABASE_URL is not set. Set it to a PostgreSQL server on which databases can be created.',
  );
const name = `piri_bench_checkouts_${process.pid}`;
const databaseUrl = buildDatabaseUrl(server, name);
await executeServerSql(server, `create database ${name}`);
const log = createLogger({
  level: 'error',
  now: () => new Date(),
  write: (line) => process.stderr.write(line),
});
const connection = await connect({ databaseUrl, dataDir: undefined, log });
await prepareDatabase(connection.db);
await connection.db.updateTable('skus').set({ available: 1_000_000 }).execute();
const skus = await connection.db
  .selectFrom('skus')
  .select('code')
  .where('salesPrice', '<', 20_000)
  .orderBy('code')
  .limit(40)
  .execute();
const apis = await Promise.all([1, 2].map(() => startApi({ databaseUrl, edits: [] })));
const [first] = apis;
if (first === undefined) throw new Error('No API was started.');
const bodies = await Promise.all(
  skus.map(({ code }) =>
    fetchQuotedOrderBody(first, { lines: [createItemLine(code)] }, createShopperMobile(0)),
  ),
);

async function order(index: number): Promise<number> {
  const contact = { fullName: 'Rahima', mobile: createShopperMobile(index) };
  const started = performance.now();
  const { status } = await sendOrder(apis[index % apis.length] ?? never(), {
    ...bodies[index % bodies.length],
    contact,
  });
  if (status !== 201) throw new Error(`Placing an order returned ${status}.`);
  return performance.now() - started;
}

function never(): never {
  throw new Error('No API was started.');
}

const count = Number(values.orders);
// Warm up: what a process does only once is not measured.
await runConcurrently(200, 24, (index) => order(10_000_000 + index));
const started = performance.now();
const times = await runConcurrently(count, Number(values.shoppers), order);
const seconds = (performance.now() - started) / 1000;
await Promise.all(apis.map((api) => api.stop()));
await connection.close();
await executeServerSql(server, `drop database ${name} with (force)`);

const figures = {
  orders: count,
  perSecond: Math.round(count / seconds),
  p50: Math.round(calculatePercentile(times, 50)),
  p99: Math.round(calculatePercentile(times, 99)),
};
mkdirSync(reports, { recursive: true });
const machine = {
  processors: cpus().length,
  model: cpus()[0]?.model,
  memory: totalmem(),
  node: process.version,
};
const report = { measuredAt: new Date().toISOString(), machine, load: loadavg()[0], figures };
writeFileSync(join(reports, 'api-checkouts.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(
  `${figures.perSecond} orders a second, ${figures.p50} ms at the median, ${figures.p99} ms at the 99th percentile.`,
);
