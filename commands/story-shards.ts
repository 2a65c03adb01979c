interface Entry {
  type: string;
  title: string;
  name: string;
}

/** Storybook's index of stories and docs pages. */
export interface StoryIndex {
  v: number;
  entries: Record<string, Entry>;
}

/** The runner's report, reduced to the fields that name stories. */
export interface RunnerReport {
  testResults: { status: string; assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

/** The number of shards. With 16, two workers finish within a few seconds of each other. */
const shardCount = 16;

const titleSeparator = ' › ';

/** Returns a story's name with the titles above it, as the report of its shard names it. */
export const joinTitles = (titles: readonly string[]) => titles.join(titleSeparator);

/**
 * Returns the index with its components distributed over shards. The runner opens a page for each title, which takes
 * longer than most components' stories: with 130 pages, half of its time.
 */
export function replaceTitlesWithShards(index: StoryIndex): StoryIndex {
  const titles = [...new Set(Object.values(index.entries).map(({ title }) => title))].sort();
  const shardByTitle = new Map(titles.map((title, at) => [title, `Stories ${(at % shardCount) + 1}`]));
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const { title, name } = entry;
    return [id, { ...entry, title: shardByTitle.get(title) ?? title, name: joinTitles([title, name]) }];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Returns the report by component again, as its readers expect it. */
export function restoreReportTitles<Report extends RunnerReport>(report: Report): Report {
  const testResults = report.testResults.map((result) => ({
    ...result,
    assertionResults: result.assertionResults.map((test) => ({
      ...test,
      ancestorTitles: test.ancestorTitles.slice(1).flatMap((name) => name.split(titleSeparator)),
    })),
  }));
  return { ...report, testResults };
}
