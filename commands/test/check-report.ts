import { writeFileSync } from 'node:fs';

/** The result of one check, which passed unless it has a failure. */
export type StageCheckResult = { name: string; failure?: string };

/** Writes the report of a stage without a test runner, prints its failures and returns the exit code. */
export function writeCheckReport(report: string, checks: readonly StageCheckResult[]) {
  const failures = checks.filter(({ failure }) => failure !== undefined);
  for (const { name, failure } of failures) console.error(`✗ ${name}\n${failure?.trim()}\n`);
  const passed = checks.length - failures.length;
  console.log(`${passed} of ${checks.length} checks passed.`);
  writeFileSync(report, JSON.stringify({ passed, failed: failures.length, checks }, null, 2));
  return failures.length > 0 ? 1 : 0;
}
