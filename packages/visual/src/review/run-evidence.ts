import { formatAccessibilityDiff, normalizeAccessibilityAuditData } from '../accessibility-audit-data.ts';
import { type Baseline, readBaselines } from '../approved/baselines.ts';
import { type ReviewRecord, readReviewRecords } from '../approved/review-records.ts';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import type { Paths } from '../paths.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getComparisonPaths } from '../run/comparison-base.ts';
import { type PassedCheck, readLastPassedCheck } from '../run/last-passed-check.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import { readStories, type Story } from '../stories.ts';
import { groupByCause } from './group-by-cause.ts';
import { replaceMissingCommits } from './replace-missing-commits.ts';
import type { CauseGroup } from './review-data.ts';

/** What is known about the screenshots of a run: their stories, earlier reviews, and both sides by label. */
export interface RunEvidence {
  run: CaptureRun;
  built: string;
  stories: readonly Story[];
  reviews: readonly ReviewRecord[];
  lastPassedCheck: PassedCheck | null;
  captured: ReadonlyMap<string, ScreenshotCaptureResult>;
  baselines: ReadonlyMap<string, Baseline>;
}

export async function readRunEvidence(approvedPaths: Paths, run: CaptureRun): Promise<RunEvidence> {
  const { built, baselines } = getComparisonPaths(approvedPaths, run);
  return {
    run,
    built,
    stories: await readStories(built),
    reviews: await replaceMissingCommits(
      approvedPaths.baselines,
      await readReviewRecords(approvedPaths.baselines),
    ),
    lastPassedCheck: await readLastPassedCheck(approvedPaths),
    captured: new Map(run.pictures.map((one) => [getScreenshotLabel(one), one])),
    baselines: new Map((await readBaselines(baselines)).map((one) => [getScreenshotLabel(one), one])),
  };
}

/** Groups the results of a run by the cause of their difference, the largest group first. Expects all results. */
export function groupRunByCause(
  { run, built, stories, reviews, lastPassedCheck, captured, baselines }: RunEvidence,
  results: readonly ScreenshotResult[],
): Promise<CauseGroup[]> {
  return groupByCause({
    results,
    reviews,
    built,
    stories,
    lastPassedCheck,
    since: run.against?.commit ?? null,
    describeAccessibility(result) {
      const label = getScreenshotLabel(result);
      const after = captured.get(label);
      return formatAccessibilityDiff(
        normalizeAccessibilityAuditData(baselines.get(label)?.metadata),
        normalizeAccessibilityAuditData(after?.outcome === 'taken' ? after : null),
      );
    },
  });
}
