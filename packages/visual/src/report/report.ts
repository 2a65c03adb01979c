import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { resolveScreenshotFile } from '../approved/screenshot-file.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import type { ScreenshotResult, ScreenshotStatus } from '../evaluation/compare-with-baselines.ts';
import { getCapturedFolder, getReportPath, type Paths } from '../paths.ts';
import type { CauseGroup } from '../review/review-data.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import {
  formatApprovedOrEqualLabel,
  formatErrorSummary,
  formatPullRequestSummary,
  writePullRequestSummary,
} from './pull-request-summary.ts';

const broken: readonly ScreenshotStatus[] = ['error', 'unstable'];

/**
 * Returns the gate's exit code. Broken takes precedence over unapproved: a screenshot that cannot be taken cannot be
 * evaluated.
 */
export function getExitCode(results: readonly ScreenshotResult[]): ExitCode {
  if (results.some(({ status }) => broken.includes(status))) return exitCodes.broken;
  return results.every(({ status }) => status === 'approved') ? exitCodes.approved : exitCodes.unapproved;
}

/**
 * Summarises the result, with a line for each screenshot that needs review. In a comparison with a named commit,
 * screenshots are called equal or not equal, rather than approved.
 */
export function formatResultSummary(
  results: readonly ScreenshotResult[],
  causes: readonly CauseGroup[] = [],
  commit: string | null = null,
): string {
  const open = results.filter(({ status }) => status !== 'approved');
  const label = formatApprovedOrEqualLabel(commit);
  if (open.length === 0) return `All ${results.length} pictures are ${label}.`;
  const counts = Object.entries(Object.groupBy(open, ({ status }) => status)).map(
    ([status, group]) => `${group.length} ${status}`,
  );
  const lines = open.map(
    (one) => `  ${one.status.padEnd(13)} ${getScreenshotLabel(one)}  ${one.message?.split('\n')[0]}`,
  );
  const causeLines = causes.map(({ title, pictures }) => `Cause: ${title}, ${formatCount(pictures.length)}.`);
  const next = open.some(({ status }) => broken.includes(status))
    ? 'Fix the stories that have an error or are unstable first.'
    : 'View them: npm run visual -- review';
  return [
    ...lines,
    ...causeLines,
    `${open.length} of ${results.length} pictures are not ${label}: ${counts.join(', ')}. ${next}`,
  ].join('\n');
}

function formatCount(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

export interface Report {
  results: readonly ScreenshotResult[];
  /** The causes of the results that are not approved, the largest first. */
  causes: readonly CauseGroup[];
  seconds: number;
  /** The commit that was compared with, or `null` for the approved pictures. */
  commit: string | null;
}

/** Writes `visual.json` and, for a pull request, `visual.md`. Returns the path of the former. */
export async function writeReport(
  paths: Paths,
  { results, causes, seconds, commit }: Report,
): Promise<string> {
  const screenshots = results.map((result) => toReportEntry(paths, result));
  await writePullRequestSummary(paths, formatPullRequestSummary(results, causes, commit));
  const passed = results.filter(({ status }) => status === 'approved').length;
  return save(paths, {
    passed,
    failed: results.length - passed,
    seconds,
    causes: causes.map(({ kind, title, pictures, values }) => {
      return { kind, name: title, count: pictures.length, values };
    }),
    pictures: screenshots,
  });
}

/** Writes a report with one failure, for a gate that could not compare. */
export async function writeErrorReport(paths: Paths, message: string): Promise<string> {
  await writePullRequestSummary(paths, formatErrorSummary(message));
  return save(paths, { passed: 0, failed: 1, message, causes: [], pictures: [] });
}

function toReportEntry(paths: Paths, { difference, ...result }: ScreenshotResult) {
  const here = (path: string) => relative(paths.reports, path);
  const files = {
    before: result.approved && here(resolveScreenshotFile(paths.baselines, result)),
    after: result.captured && here(resolveScreenshotFile(getCapturedFolder(paths), result)),
  };
  if (!difference) return { ...result, files };
  const { pixels, share, regions, imagePath } = difference;
  return { ...result, pixels, share, regions, files: { ...files, difference: here(imagePath) } };
}

async function save(paths: Paths, report: object): Promise<string> {
  const path = getReportPath(paths);
  await mkdir(paths.reports, { recursive: true });
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
