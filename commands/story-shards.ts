interface Entry {
  type: string;
  title: string;
  name: string;
}

/** What Storybook lists. */
export interface StoryIndex {
  v: number;
  entries: Record<string, Entry>;
}

/** What the runner reports, as far as it names stories. */
export interface RunnerReport {
  testResults: { status: string; assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

/** Two workers that take turns at these end within a few seconds of each other. */
const portions = 16;

const between = ' › ';

/** A story by the titles above it, as the report of its part names it. */
export const titleOf = (titles: readonly string[]) => titles.join(between);

/**
 * The same list with its parts dealt into portions. The runner opens a page for each title, which takes longer than
 * the stories of most of them: of a hundred and thirty pages that was half of its time.
 */
export function shardStories(index: StoryIndex): StoryIndex {
  const titles = [...new Set(Object.values(index.entries).map(({ title }) => title))].sort();
  const portionOf = new Map(titles.map((title, at) => [title, `Stories ${(at % portions) + 1}`]));
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const { title, name } = entry;
    return [id, { ...entry, title: portionOf.get(title) ?? title, name: titleOf([title, name]) }];
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** The report as if nothing had been dealt: whoever reads it asks for parts. */
export function mergeShardReports<Report extends RunnerReport>(report: Report): Report {
  const testResults = report.testResults.map((result) => ({
    ...result,
    assertionResults: result.assertionResults.map((test) => ({
      ...test,
      ancestorTitles: test.ancestorTitles.slice(1).flatMap((name) => name.split(between)),
    })),
  }));
  return { ...report, testResults };
}
