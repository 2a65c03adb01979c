import { joinTitles, type RunnerReport, replaceTitlesWithShards, type StoryIndex } from './story-shards.ts';

export interface TestRunnerReportWithCounts extends RunnerReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
}

/**
 * A page stops drawing by chance once in tens of thousands of stories. More than two in one run have a cause of ours.
 */
const maxPages = 2;

/**
 * Returns the stories to retry: those that failed in a page that stopped drawing frames. Each shard has its own page.
 * Returns `undefined` if there is no such page, or too many to be chance.
 */
export function findStoryIndexToRetry(
  index: StoryIndex,
  report: RunnerReport,
  stalledStoryIds: readonly string[],
): StoryIndex | undefined {
  const shardedEntries = replaceTitlesWithShards(index).entries;
  const getShard = (id: string) => shardedEntries[id]?.title;
  const stopped = new Set(stalledStoryIds.map(getShard));
  if (stopped.size === 0 || stopped.size > maxPages) return undefined;

  const failed = new Set(
    report.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ ancestorTitles }) => joinTitles(ancestorTitles)),
    ),
  );
  const entries = Object.entries(index.entries).filter(
    ([id, { type, title, name }]) =>
      type === 'story' && stopped.has(getShard(id)) && failed.has(joinTitles([title, name])),
  );
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Returns the first report with the results of the retries in place of the failures. */
export function mergeRetries<Report extends TestRunnerReportWithCounts>(
  first: Report,
  retries: Report,
): Report {
  const retried = new Set(
    retries.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ ancestorTitles }) => joinTitles(ancestorTitles)),
    ),
  );
  const merged = first.testResults.map((result) => {
    const assertionResults = result.assertionResults.filter(
      ({ ancestorTitles }) => !retried.has(joinTitles(ancestorTitles)),
    );
    if (assertionResults.length === result.assertionResults.length) return result;
    const status = assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed';
    return { ...result, status, assertionResults };
  });
  const testResults = [...merged, ...retries.testResults];
  const statuses = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  );
  return {
    ...first,
    testResults,
    numTotalTests: statuses.length,
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    numFailedTests: statuses.filter((status) => status === 'failed').length,
  };
}
