import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import { visitsFolder } from '../.storybook/visit.ts';
import { visitBench } from '../.storybook/visit-bench.ts';
import { visitPages } from '../.storybook/visit-pages.ts';
import { binary } from './binary.ts';
import { command } from './command.ts';
import { root } from './root.ts';
import { runNode } from './run.ts';
import { pagesOf, readVisits, storiesOf, storyFindings } from './story-findings.ts';
import { dealt, gathered } from './story-portions.ts';

/** More at once than there are processors: a page waits for its next frame as long as it works. */
const workers = '3';

/** Visits every story and every page of the built Storybook. Its report is the runner's own, with what the runner cannot see added. */
await command(async (stop) => {
  const built = join(root, 'storybook-static');
  const runnerReport = join(root, 'reports/stories-runner.json');
  const visits = join(root, visitsFolder);
  const expected = storiesOf(built);

  for (const old of [visits, runnerReport, join(root, 'reports/stories.json')]) {
    rmSync(old, { recursive: true, force: true });
  }
  mkdirSync(visits, { recursive: true });

  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const { code, pages } = await served(built, {}, async (bench) => ({
    // The stories themselves read the list as it is.
    code: await served(built, { 'index.json': JSON.stringify(dealt(index)) }, (list) =>
      visitStories(list, bench, runnerReport, stop),
    ),
    pages: [...(await visitPages(bench, pagesOf(built))), ...(await visitBench(bench))],
  }));

  const report = gathered(JSON.parse(readFileSync(runnerReport, 'utf8')));
  const counted = { tested: report.numTotalTests, passed: report.numPassedTests };
  const findings = [...storyFindings(expected, readVisits(visits), counted), ...pages];
  const failed = report.numFailedTests + findings.length;
  writeFileSync(
    join(root, 'reports/stories.json'),
    JSON.stringify({ ...report, success: failed === 0, numFailedTests: failed, findings }, null, 2),
  );
  for (const finding of findings) console.error(`✗ ${finding}`);
  console.log(`Stories: ${report.numPassedTests} of ${expected.length} passed, ${failed} failed.`);
  return code !== 0 ? code : Number(failed > 0);
});

async function served<Answer>(
  folder: string,
  instead: Record<string, string>,
  visit: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  const server = await serveStatic(folder, instead);
  try {
    return await visit(server.origin);
  } finally {
    await server.close();
  }
}

async function visitStories(
  list: string,
  bench: string,
  outputFile: string,
  stop: AbortSignal,
): Promise<number> {
  const runner = [binary('@storybook/test-runner', 'test-storybook'), '--config-dir', '.storybook'];
  const options = [
    '--url',
    list,
    '--index-json',
    '--maxWorkers',
    workers,
    '--json',
    '--outputFile',
    outputFile,
  ];
  const { code } = await runNode([...runner, ...options], { stop, env: { BENCH_URL: bench } });
  return code;
}
