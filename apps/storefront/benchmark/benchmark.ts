import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import { pages } from './pages.ts';
import { table } from './table.ts';

const reports = join(import.meta.dirname, '../../../reports/bench');

/** Measures pages of a running shop. A figure never fails it; a page that could not be measured does. */
const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => pages.every((page) => page.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no page "${unknown.join('", "')}". The pages are ${pages.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const chosen = pages.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  for (const page of chosen) await measurePage(page, values.url ?? '');
}

async function measurePage(page: (typeof pages)[number], url: string) {
  try {
    const measured = await measure(url, page, (what) => console.error(`${page.name}: ${what}`));
    mkdirSync(reports, { recursive: true });
    writeFileSync(join(reports, `${page.name}.json`), `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`\n${table(measured)}`);
  } catch (error) {
    console.error(`The page "${page.name}" could not be measured.`, error);
    process.exitCode = 1;
  }
}
