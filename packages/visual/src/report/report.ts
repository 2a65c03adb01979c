import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { findScreenshotFile } from '../approved/screenshot-file.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import type { ScreenshotResult, ScreenshotStatus } from '../judge/compare-with-baselines.ts';
import { capturedFolder, type Places, reportPath } from '../paths.ts';
import { getLabel } from '../screenshot-id.ts';
import {
  describeApproved,
  formatErrorSummary,
  formatPullRequestSummary,
  writeSummary,
} from './pull-request-summary.ts';

const broken: readonly ScreenshotStatus[] = ['error', 'unstable'];

/**
 * Returns the gate's exit code. Broken takes precedence over unapproved: a screenshot that cannot be taken cannot be
 * judged.
 */
export function getExitCode(verdicts: readonly ScreenshotResult[]): ExitCode {
  if (verdicts.some(({ status }) => broken.includes(status))) return exitCodes.broken;
  return verdicts.every(({ status }) => status === 'approved') ? exitCodes.approved : exitCodes.unapproved;
}

/**
 * Summarises the result, with a line for each screenshot that needs review. In a comparison with a named commit,
 * screenshots are called equal or not equal, rather than approved.
 */
export function summarize(verdicts: readonly ScreenshotResult[], commit: string | null = null): string {
  const open = verdicts.filter(({ status }) => status !== 'approved');
  const well = describeApproved(commit);
  if (open.length === 0) return `All ${verdicts.length} pictures are ${well}.`;
  const counts = Object.entries(Object.groupBy(open, ({ status }) => status)).map(
    ([status, group]) => `${group.length} ${status}`,
  );
  const lines = open.map(
    (one) => `  ${one.status.padEnd(13)} ${getLabel(one)}  ${one.message?.split('\n')[0]}`,
  );
  const next = open.some(({ status }) => broken.includes(status))
    ? 'Fix the stories that have an error or are unstable first.'
    : 'View them: npm run visual -- review';
  return [
    ...lines,
    `${open.length} of ${verdicts.length} pictures are not ${well}: ${counts.join(', ')}. ${next}`,
  ].join('\n');
}

/** Writes `visual.json` and, for a pull request, `visual.md`. Returns the path of the former. */
export async function writeReport(
  places: Places,
  verdicts: readonly ScreenshotResult[],
  seconds: number,
  commit: string | null = null,
): Promise<string> {
  const pictures = verdicts.map((verdict) => entryOf(places, verdict));
  await writeSummary(places, formatPullRequestSummary(verdicts, commit));
  const passed = verdicts.filter(({ status }) => status === 'approved').length;
  return save(places, { passed, failed: verdicts.length - passed, seconds, pictures });
}

/** Writes a report with one failure, for a gate that could not compare. */
export async function writeErrorReport(places: Places, message: string): Promise<string> {
  await writeSummary(places, formatErrorSummary(message));
  return save(places, { passed: 0, failed: 1, message, pictures: [] });
}

function entryOf(places: Places, { difference, ...verdict }: ScreenshotResult) {
  const here = (path: string) => relative(places.reports, path);
  const files = {
    before: verdict.approved && here(findScreenshotFile(places.baselines, verdict)),
    after: verdict.captured && here(findScreenshotFile(capturedFolder(places), verdict)),
  };
  if (!difference) return { ...verdict, files };
  const { pixels, share, regions, drawing } = difference;
  return { ...verdict, pixels, share, regions, files: { ...files, difference: here(drawing) } };
}

async function save(places: Places, report: object): Promise<string> {
  const path = reportPath(places);
  await mkdir(places.reports, { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
