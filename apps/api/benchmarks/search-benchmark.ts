import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spawnApi } from '../src/testing/spawn-api.ts';
import { benchmarkQueries } from './benchmark-queries.ts';
import { createLargeDatabase } from './create-large-database.ts';
import { formatTable } from './format-table.ts';
import { type Measured, measureDeepPaging, measureQuery, sendSearch } from './send-search.ts';

const reports = join(import.meta.dirname, '../../../reports/benchmarks');

/** Measures the search of the catalogue at growing sizes, on the server of `DATABASE_URL`. */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    rounds: { type: 'string', default: '200' },
  },
});
const server = process.env['DATABASE_URL'];
if (!server)
  throw new Error(
    'DATABASE_URL is not set. Set it to a PostgreSQL server on which databases can be created.',
  );

const sizes = values.sizes.split(',').map(Number);
const measured: { size: number; figures: Measured[] }[] = [];
for (const size of sizes) measured.push({ size, figures: await measureSize(size, Number(values.rounds)) });

mkdirSync(reports, { recursive: true });
const report = {
  measuredAt: new Date().toISOString(),
  machine: { processors: cpus().length, model: cpus()[0]?.model, memory: totalmem(), node: process.version },
  load: loadavg()[0],
  rounds: Number(values.rounds),
  sizes: measured,
};
writeFileSync(join(reports, 'api-search.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(`\n${formatTable(measured)}`);

async function measureSize(size: number, rounds: number): Promise<Measured[]> {
  const databaseUrl = await createLargeDatabase(server ?? '', size, (what) =>
    console.error(`${size} skus: ${what}`),
  );
  const api = spawnApi({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }, []);
  try {
    const url = await api.ready();
    // Warm up: what a process does only once, such as compiling and reading database pages from disk, is not measured.
    for (const { bodies } of benchmarkQueries) for (const body of bodies) await sendSearch(url, body);
    const figures: Measured[] = [];
    for (const query of benchmarkQueries) figures.push(await measureQuery(url, query, rounds));
    figures.push(...(await measureDeepPaging(url, rounds)));
    return figures;
  } finally {
    api.child.kill('SIGTERM');
    await api.exited;
  }
}
