import { rm } from 'node:fs/promises';
import type { ExitCode } from '../cli-error.ts';
import { compareRunWithBaselines, readCaptureRun } from '../evaluation/compare-run-with-baselines.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { getReportPath, type Paths } from '../paths.ts';
import { formatResultSummary, getExitCode, writeErrorReport, writeReport } from '../report/report.ts';
import { repositoryRoot } from '../repository.ts';
import { groupRunByCause, readRunEvidence } from '../review/run-evidence.ts';
import { type CaptureRun, runCapture } from '../run/capture-run.ts';
import {
  getComparisonPaths,
  resolveBaseIfRendererChanged,
  resolveComparisonRef,
} from '../run/comparison-base.ts';
import { recordPassedCheck } from '../run/last-passed-check.ts';
import { refreshBaselineMetadata } from '../run/refresh-baseline-metadata.ts';
import type { RequestedCaptureSelection } from '../select-affected-stories.ts';

export interface CheckOptions {
  /** Whether to also take screenshots whose inputs did not change. */
  all: boolean;
  /** The git ref to compare with instead of the approved screenshots. */
  against: string | null;
  /** Whether to update the recorded inputs of unchanged screenshots. */
  refreshInputs: boolean;
  /** Whether to take each mode in pages of its own. */
  separateModes: boolean;
}

/** The gate: takes the screenshots, compares them with the approved ones and reports the result. */
export async function check(
  paths: Paths,
  requested: RequestedCaptureSelection,
  options: CheckOptions,
): Promise<ExitCode> {
  const { all, against, refreshInputs, separateModes } = options;
  return reporting(paths, async () => {
    const run = await runCapture(paths, requested, {
      reuse: !all,
      separateModes,
      resolveBase: (here) =>
        against === null
          ? resolveBaseIfRendererChanged(repositoryRoot, paths.baselines, here)
          : resolveComparisonRef(repositoryRoot, against),
    });
    const results = await compareRunWithBaselines(paths, run);
    if (refreshInputs && !run.against) {
      const written = await refreshBaselineMetadata(paths, run, results);
      console.log(`${written} records have new input hashes.`);
    }
    return conclude(paths, run, results);
  });
}

/** Reports the result of the last capture without taking screenshots. */
export async function reportLastCapture(paths: Paths): Promise<ExitCode> {
  return reporting(paths, async () => {
    const run = await readCaptureRun(paths);
    return conclude(paths, run, await compareRunWithBaselines(paths, run));
  });
}

async function conclude(
  paths: Paths,
  run: CaptureRun,
  results: readonly ScreenshotResult[],
): Promise<ExitCode> {
  const commit = run.against && !run.against.standsForApproved ? run.against.name : null;
  const open = results.filter(({ status }) => status !== 'approved');
  const causes = open.length > 0 ? await groupRunByCause(await readRunEvidence(paths, run), results) : [];
  if (open.length === 0) await recordPassedCheck(paths, run);
  const { seconds } = run;
  const path = await writeReport(getComparisonPaths(paths, run), { results, causes, seconds, commit });
  console.log(`${formatResultSummary(results, causes, commit)}\n${seconds.toFixed(1)} s. Report: ${path}`);
  return getExitCode(results);
}

/** Removes the previous report first, so that it is not mistaken for the result if this run fails. */
async function reporting(paths: Paths, work: () => Promise<ExitCode>): Promise<ExitCode> {
  await rm(getReportPath(paths), { force: true });
  try {
    return await work();
  } catch (error) {
    await writeErrorReport(paths, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
