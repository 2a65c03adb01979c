import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchmarkPages } from './benchmark-pages.ts';
import { measureFloorPage } from './floor/measure-floor-page.ts';
import { trustServerCertificate } from './measure/chromium.ts';
import { measurePage, type PageMeasurement } from './measure-page.ts';
import { formatSummaryTable, replaceSection } from './report/figures-file.ts';
import { formatPageReport } from './report/format-page-report.ts';

const root = join(import.meta.dirname, '../../..');
const reports = join(root, 'reports/benchmarks');
const figuresFile = join(root, 'docs/figures.md');

/** Measures pages of a running shop. A bad figure never makes it fail, but a page that cannot be measured does. */
const { values, positionals } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** Write the figures of all pages into the figures file. */
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const unknown = positionals.filter((name) => benchmarkPages.every((page) => page.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no page "${unknown.join('", "')}". The pages are ${benchmarkPages.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
} else if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs must be a whole number of at least 1, not "${values.runs}".`);
  process.exitCode = 1;
} else if (values.write && (positionals.length > 0 || runs < 3)) {
  console.error(
    '--write needs all pages and at least three runs, because docs/figures.md contains medians of all pages.',
  );
  process.exitCode = 1;
} else {
  const chosen = benchmarkPages.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  await trustServerCertificate(values.url ?? '');
  console.error('floor: the page that the others are compared with');
  const floor = await measureFloorPage(runs);
  const measured: PageMeasurement[] = [];
  for (const page of chosen) {
    const figures = await measureAndReport(page, { base: values.url ?? '', runs, floor });
    if (figures) measured.push(figures);
  }
  if (values.write && measured.length < chosen.length) {
    console.error('docs/figures.md was not written, because a page could not be measured.');
  } else if (values.write && measured.some(({ warning }) => warning)) {
    console.error(
      'docs/figures.md was not written, because it needs figures from full Chromium. Set CHROMIUM_PATH.',
    );
    process.exitCode = 1;
  } else if (values.write) {
    const text = replaceSection(
      readFileSync(figuresFile, 'utf8'),
      'npm run benchmark',
      formatSummaryTable(measured),
    );
    writeFileSync(figuresFile, text);
  }
}

async function measureAndReport(
  page: (typeof benchmarkPages)[number],
  sitting: Parameters<typeof measurePage>[1],
): Promise<PageMeasurement | undefined> {
  try {
    const measured = await measurePage(page, sitting, (what) => console.error(`${page.name}: ${what}`));
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, `${page.name}.json`), `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`\n${formatPageReport(measured)}`);
    return measured;
  } catch (error) {
    console.error(`The page "${page.name}" could not be measured.`, error);
    process.exitCode = 1;
    return undefined;
  }
}
