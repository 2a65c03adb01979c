import { z } from 'zod';

/** What a runner's report says, brought to three numbers. */
export type Tally = { passed: number; failed: number; skipped: number };

const count = z.int().min(0);

const plain = z.object({ passed: count, failed: count, skipped: count.default(0) });

/** The form of our own runners: three numbers at the top. */
export function tallyPlain(report: unknown): Tally {
  return plain.parse(report);
}

const jest = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/**
 * The form of Jest, which Vitest and the stories' test-runner write too. A file that could not be loaded has no test to count, so the file itself counts as one
 * failure.
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
  };
}

const playwright = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

/** A flaky test counts as failed: passing now and then proves nothing. So does an error outside of any test. */
export function tallyPlaywright(report: unknown): Tally {
  const { errors, stats } = playwright.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
