import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import { visitsFolder } from '../.storybook/visit.ts';
import { binary } from './binary.ts';
import { command } from './command.ts';
import { root } from './root.ts';
import { runNode } from './run.ts';
import { readVisits, storiesOf, storyFindings } from './story-findings.ts';

/** Visits every story of the built Storybook. Its report is the runner's own, with what the runner cannot see added. */
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
  const runner = [binary('@storybook/test-runner', 'test-storybook'), '--config-dir', '.storybook'];
  const { code } = await runNode(
    [
      ...runner,
      '--url',
      server.origin,
      '--index-json',
      '--maxWorkers',
      '2',
      '--json',
      '--outputFile',
      runnerReport,
    ],
    { stop, env: { TARGET_URL: server.origin } },
  ).finally(() => server.close());

  const report = JSON.parse(readFileSync(runnerReport, 'utf8'));
  const findings = storyFindings(expected, readVisits(visits), {
    tested: report.numTotalTests,
    passed: report.numPassedTests,
  });
  const failed = report.numFailedTests + findings.length;
  writeFileSync(
    join(root, 'reports/stories.json'),
    JSON.stringify({ ...report, success: failed === 0, numFailedTests: failed, findings }, null, 2),
  );
  for (const finding of findings) console.error(`✗ ${finding}`);
  console.log(`Stories: ${report.numPassedTests} of ${expected.length} passed, ${failed} failed.`);
  return code !== 0 ? code : Number(failed > 0);
});
