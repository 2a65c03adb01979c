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

  const server = await serveStatic(built);
  let code: number;
  let pages: string[];
  try {
    code = await visitStories(server.origin, runnerReport, stop);
    pages = [...(await visitPages(server.origin, pagesOf(built))), ...(await visitBench(server.origin))];
  } finally {
    await server.close();
  }

  const report = JSON.parse(readFileSync(runnerReport, 'utf8'));
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

async function visitStories(origin: string, outputFile: string, stop: AbortSignal): Promise<number> {
  const runner = [binary('@storybook/test-runner', 'test-storybook'), '--config-dir', '.storybook'];
  const options = [
    '--url',
    origin,
    '--index-json',
    '--maxWorkers',
    '2',
    '--json',
    '--outputFile',
    outputFile,
  ];
  const { code } = await runNode([...runner, ...options], { stop, env: { TARGET_URL: origin } });
  return code;
}
