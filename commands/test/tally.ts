import { z } from 'zod';

/** A runner's report, reduced to three counts and the names of the failures. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  /** Tests that failed first and passed when they were retried. They are listed, so that somebody looks into them. */
  flaky?: string[];
  /** What the stage's line says besides the counts, such as a part that was not run. */
  notes?: string[];
  /** What the last line says besides the counts. */
  summary?: string;
};

const count = z.int().min(0);

const plain = z.object({
  passed: count,
  failed: count,
  skipped: count.default(0),
  checks: z.array(z.object({ name: z.string(), failure: z.string().optional() })).default([]),
  pictures: z.array(z.object({ story: z.string(), mode: z.string(), status: z.string() })).default([]),
});

/** Reads the report of our own runners: three counts at the top, then checks or pictures. */
export function tallyOwnReport(report: unknown): Tally {
  const { checks, pictures, ...numbers } = plain.parse(report);
  const broken = checks.flatMap(({ name, failure }) => (failure === undefined ? [] : `${name}: ${failure}`));
  const open = pictures.filter(({ status }) => status !== 'approved');
  return {
    ...numbers,
    failures: [...broken, ...open.map((one) => `${one.story} ${one.mode}: ${one.status}`)],
  };
}

const jest = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/**
 * Reads a report in Jest's format, which Vitest and Storybook's test runner write too. A file that could not be loaded
 * has no tests to count, so the file itself counts as one failure.
 */
export function tallyJest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = jest.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...broken.map(({ name }) => name),
      ...testResults.flatMap(({ assertionResults }) =>
        assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? fullName : [])),
      ),
    ],
  };
}

const suite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ status: z.string() })).default([]),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});

const playwright = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(suite),
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

/** How many of 800 journeys may be flaky because the machine was busy. More than that is a fault. */
const maxFlaky = 3;

/**
 * Reads Playwright's report. A journey that passes on its retry counts as passed, unless there are too many of those.
 * An error outside of any journey counts as a failure.
 */
export function tallyPlaywright(report: unknown): Tally {
  const { errors, stats, suites } = playwright.parse(report);
  const flaky = suites.flatMap((one) => specsIn(one, ({ tests }) => tests.some(isFlaky)));
  const often = stats.flaky > maxFlaky;
  return {
    passed: stats.expected + (often ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (often ? stats.flaky : 0),
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((one) => specsIn(one, ({ ok }) => !ok)),
      ...(often ? flaky : []),
      ...errors.map((error) => JSON.stringify(error)),
    ],
    flaky: often ? [] : flaky,
  };
}

type Spec = z.infer<typeof suite>['specs'][number];

const isFlaky = ({ status }: { status: string }) => status === 'flaky';

function specsIn({ specs, suites }: z.infer<typeof suite>, isMeant: (spec: Spec) => boolean): string[] {
  const own = specs.filter(isMeant).map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap((one) => specsIn(one, isMeant))];
}
