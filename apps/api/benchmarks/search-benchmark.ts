import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spawnApiProcess } from '../src/testing/spawn-api-process.ts';
import { benchmarkScenarios } from './benchmark-scenarios.ts';
import {
  fetchSearchResponseText,
  measureFirstAndDeepPage,
  measureScenario,
  type ScenarioMeasurement,
} from './fetch-search-response-text.ts';
import { formatMeasurementTable } from './format-measurement-table.ts';
import { getOrCreateLargeDatabase } from './get-or-create-large-database.ts';

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
const measured: { size: number; figures: ScenarioMeasurement[] }[] = [];
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
console.log(`\n${formatMeasurementTable(measured)}`);

async function measureSize(size: number, rounds: number): Promise<ScenarioMeasurement[]> {
  const databaseUrl = await getOrCreateLargeDatabase(server ?? '', size, (what) =>
    console.error(`${size} skus: ${what}`),
  );
  const api = spawnApiProcess({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }, []);
  try {
    const url = await api.ready();
    // Warm up: what a process does only once, such as compiling and reading database pages from disk, is not measured.
    for (const { bodies } of benchmarkScenarios)
      for (const body of bodies) await fetchSearchResponseText(url, body);
    const figures: ScenarioMeasurement[] = [];
    for (const query of benchmarkScenarios) figures.push(await measureScenario(url, query, rounds));
    figures.push(...(await measureFirstAndDeepPage(url, rounds)));
    return figures;
  } finally {
    api.child.kill('SIGTERM');
    await api.exited;
  }
}
