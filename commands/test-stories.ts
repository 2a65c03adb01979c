import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveStatic } from '@piri/visual/serve-static';
import { findDocsPageProblems } from '../.storybook/find-docs-page-problems.ts';
import { findStorybookManagerProblems } from '../.storybook/find-storybook-manager-problems.ts';
import { stalledStoriesFolder, storyReportsFolder, storyVisitsFolder } from '../.storybook/story-visit.ts';
import { repositoryRoot } from './repository-root.ts';
import { resolveCommandScript } from './resolve-command-script.ts';
import { runMain } from './run-main.ts';
import { runNode } from './run-process.ts';
import { findStoryProblems, listIds, readStoryIndex, readStoryVisits } from './story-findings.ts';
import { findStoryIndexToRetry, mergeRetries, type TestRunnerReportWithCounts } from './story-retries.ts';
import { replaceTitlesWithShards, restoreReportTitles, type StoryIndex } from './story-shards.ts';
import { chooseStories } from './test/changed/choose-stories.ts';
import { readChange } from './test/changed/read-change.ts';

/** More workers than processors: a page spends time waiting for its next frame. */
const workers = '3';

const emptyReport = {
  testResults: [],
  numTotalTests: 0,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

const reports = join(repositoryRoot, storyReportsFolder);
const runnerReport = join(reports, 'stories-runner.json');

/**
 * Visits every story and docs page of the built Storybook, or with `--changed=<ref>` those that differ from a commit. Its
 * report is the runner's own, plus the problems that the runner cannot detect.
 */
await runMain(async (stop) => {
  const { changed } = parseArgs({ options: { changed: { type: 'string' } } }).values;
  const built = join(repositoryRoot, 'storybook-static');
  const visits = join(repositoryRoot, storyVisitsFolder);
  const stalledStories = join(repositoryRoot, stalledStoriesFolder);
  const whole = readStoryIndex(built);
  const allPages = listIds(whole, 'docs');
  const chosen =
    changed === undefined ? undefined : await chooseStories(built, await readChange(changed, stop));

  for (const old of [visits, stalledStories, runnerReport, join(reports, 'stories.json')]) {
    rmSync(old, { recursive: true, force: true });
  }
  for (const folder of [visits, stalledStories]) mkdirSync(folder, { recursive: true });

  const index = chosen?.index ?? whole;
  const expected = listIds(index, 'story');
  const pagesToVisit = chosen?.pages ?? allPages;
  const { code, report, pages } = await withStaticServer(built, {}, async (storybookUrl) => {
    const visit = (stories: StoryIndex) =>
      // The runner gets the sharded index; the stories are served with the original one.
      withStaticServer(built, { 'index.json': JSON.stringify(replaceTitlesWithShards(stories)) }, (list) =>
        visitStories(list, storybookUrl, stop),
      );
    const visitPages = async () => [
      ...(await findDocsPageProblems(storybookUrl, allPages, pagesToVisit)),
      ...(chosen?.isFrameUnchanged ? [] : await findStorybookManagerProblems(storybookUrl)),
    ];
    if (expected.length === 0) return { code: 0, report: emptyReport, pages: await visitPages() };
    const first = await visit(index);
    const storiesToRetry = findStoryIndexToRetry(index, first.report, readdirSync(stalledStories));
    if (!storiesToRetry) return { ...first, pages: await visitPages() };

    const count = Object.keys(storiesToRetry.entries).length;
    console.log(`A page stopped rendering frames. Retrying the ${count} stories that failed in it.`);
    const { code, report } = await visit(storiesToRetry);
    return {
      code,
      report: mergeRetries(first.report, report),
      pages: await visitPages(),
    };
  });

  const counted = { tested: report.numTotalTests, passed: report.numPassedTests };
  const findings = [
    ...findStoryProblems(expected, readStoryVisits(visits), counted, chosen !== undefined),
    ...pages,
  ];
  const failed = report.numFailedTests + findings.length;
  writeFileSync(
    join(reports, 'stories.json'),
    JSON.stringify({ ...report, success: failed === 0, numFailedTests: failed, findings }, null, 2),
  );
  for (const finding of findings) console.error(`✗ ${finding}`);
  console.log(`Stories: ${report.numPassedTests} of ${expected.length} passed, ${failed} failed.`);
  return code !== 0 ? code : Number(failed > 0);
});

async function withStaticServer<Result>(
  folder: string,
  replacements: Record<string, string>,
  visit: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await serveStatic(folder, replacements);
  try {
    return await visit(server.origin);
  } finally {
    await server.close();
  }
}

async function visitStories(
  list: string,
  storybookUrl: string,
  stop: AbortSignal,
): Promise<{ code: number; report: TestRunnerReportWithCounts }> {
  const runner = [
    resolveCommandScript('@storybook/test-runner', 'test-storybook'),
    '--config-dir',
    '.storybook',
  ];
  const options = [
    '--url',
    list,
    '--index-json',
    '--maxWorkers',
    workers,
    '--json',
    '--outputFile',
    runnerReport,
  ];
  const { code } = await runNode([...runner, ...options], { stop, env: { STORYBOOK_URL: storybookUrl } });
  return { code, report: restoreReportTitles(JSON.parse(readFileSync(runnerReport, 'utf8'))) };
}
