import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { trustCertificateOf } from './chromium.ts';
import { measureFloor } from './floor.ts';
import { measure } from './measure.ts';
import { pages } from './pages.ts';
import { table } from './table.ts';

const reports = join(import.meta.dirname, '../../../reports/benchmark');

/** Measures pages of a running shop. A figure never fails it; a page that could not be measured does. */
const { values, positionals } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const unknown = positionals.filter((name) => pages.every((page) => page.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no page "${unknown.join('", "')}". The pages are ${pages.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
} else if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs must be a whole number from 1 on, not "${values.runs}".`);
  process.exitCode = 1;
} else {
  const chosen = pages.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  await trustCertificateOf(values.url ?? '');
  console.error('floor: the page that the others are compared with');
  const floor = await measureFloor(runs);
  for (const page of chosen) await measurePage(page, { base: values.url ?? '', runs, floor });
}

async function measurePage(page: (typeof pages)[number], sitting: Parameters<typeof measure>[1]) {
  try {
    const measured = await measure(page, sitting, (what) => console.error(`${page.name}: ${what}`));
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, `${page.name}.json`), `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`\n${table(measured)}`);
  } catch (error) {
    console.error(`The page "${page.name}" could not be measured.`, error);
    process.exitCode = 1;
  }
}
