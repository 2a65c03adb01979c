import { writeFileSync } from 'node:fs';

/** One thing that was looked at. Without a failure it passed. */
export type Check = { name: string; failure?: string };

/** Writes the report of a stage that has no runner of its own, shows what failed and answers the exit code. */
export function reportChecks(report: string, checks: readonly Check[]) {
  const failures = checks.filter(({ failure }) => failure !== undefined);
  for (const { name, failure } of failures) console.error(`✗ ${name}\n${failure?.trim()}\n`);
  const passed = checks.length - failures.length;
  console.log(`${passed} of ${checks.length} are in order.`);
  writeFileSync(report, JSON.stringify({ passed, failed: failures.length, checks }, null, 2));
  return failures.length > 0 ? 1 : 0;
}
