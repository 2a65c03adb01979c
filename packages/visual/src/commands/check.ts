import { rm } from 'node:fs/promises';
import type { ExitCode } from '../cli-error.ts';
import type { ScreenshotResult } from '../judge/compare-with-baselines.ts';
import { evaluateRun, readCaptureRun } from '../judge/evaluate-run.ts';
import { type Places, reportPath } from '../paths.ts';
import { getExitCode, summarize, writeErrorReport, writeReport } from '../report/report.ts';
import { repositoryRoot } from '../repository.ts';
import { type CaptureRun, runCapture } from '../run/capture-run.ts';
import { getComparisonPaths, resolveApprovedCommit, resolveComparisonRef } from '../run/comparison-base.ts';
import { refreshMetadata } from '../run/refresh-metadata.ts';
import type { RequestedSelection } from '../select-affected.ts';

export interface CheckOptions {
  /** Whether to also take screenshots whose inputs did not change. */
  all: boolean;
  /** The git ref to compare with instead of the approved screenshots. */
  against: string | null;
  /** Whether to update the recorded inputs of unchanged screenshots. */
  refreshInputs: boolean;
}

/** The gate: takes the screenshots, compares them with the approved ones and reports the result. */
export async function check(
  places: Places,
  wanted: RequestedSelection,
  options: CheckOptions,
): Promise<ExitCode> {
  const { all, against, refreshInputs } = options;
  return reporting(places, async () => {
    const run = await runCapture(places, wanted, {
      reuse: !all,
      against: (here) =>
        against === null
          ? resolveApprovedCommit(repositoryRoot, places.baselines, here)
          : resolveComparisonRef(repositoryRoot, against),
    });
    const verdicts = await evaluateRun(places, run);
    if (refreshInputs && !run.against) {
      const written = await refreshMetadata(places, run, verdicts);
      console.log(`${written} records have new input hashes.`);
    }
    return conclude(places, run, verdicts);
  });
}

/** Reports the result of the last capture without taking screenshots. */
export async function compareCapture(places: Places): Promise<ExitCode> {
  return reporting(places, async () => {
    const run = await readCaptureRun(places);
    return conclude(places, run, await evaluateRun(places, run));
  });
}

async function conclude(
  places: Places,
  run: CaptureRun,
  verdicts: readonly ScreenshotResult[],
): Promise<ExitCode> {
  const commit = run.against && !run.against.standsForApproved ? run.against.name : null;
  const path = await writeReport(getComparisonPaths(places, run), verdicts, run.seconds, commit);
  console.log(`${summarize(verdicts, commit)}\n${run.seconds.toFixed(1)} s. Report: ${path}`);
  return getExitCode(verdicts);
}

/** Removes the previous report first, so that it is not mistaken for the result if this run fails. */
async function reporting(places: Places, work: () => Promise<ExitCode>): Promise<ExitCode> {
  await rm(reportPath(places), { force: true });
  try {
    return await work();
  } catch (error) {
    await writeErrorReport(places, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
