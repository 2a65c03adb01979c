import { hasRendererChanged, writeDecisions } from '../approved/write-decisions.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import { compareRunWithBaselines, readCaptureRun } from '../evaluation/compare-run-with-baselines.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { readGitUser } from '../git/git-user.ts';
import type { Paths } from '../paths.ts';
import { type CaptureSelection, isSelected } from '../plan.ts';
import type { ViewMode } from '../review/review-data.ts';
import { readFingerprint } from '../run/renderer-fingerprint.ts';
import { assertKnownStories } from '../stories.ts';

/** The reason, the view and the author of a decision. */
export interface DecisionDetails {
  reason: string;
  shownIn: ViewMode;
  by: string | undefined;
}

/** Writes screenshots of the last capture into the baselines, with an author and a reason. */
export async function approve(
  paths: Paths,
  selection: CaptureSelection,
  details: DecisionDetails,
): Promise<ExitCode> {
  const run = await readCaptureRun(paths);
  const meant = await namedIn(paths, selection);
  // Pictures of another browser are approved again, even if they look the same.
  const moved = hasRendererChanged(await readFingerprint(paths.baselines), run);
  const open = meant.filter(({ status }) => status !== 'approved' || moved);
  if (open.length === 0) {
    console.log('Nothing to approve: these pictures are already approved.');
    return exitCodes.approved;
  }
  const { by = await readGitUser(), ...rest } = details;
  const decided = open.map((result) => ({ result, verb: 'approve' as const, ...rest }));
  const path = await writeDecisions(paths, run, decided, by);
  console.log(`${open.length} pictures approved. Commit the baselines together with ${path}`);
  return exitCodes.approved;
}

/** Rejects screenshots of the last capture. The gate reports them until they change. */
export async function reject(
  paths: Paths,
  selection: CaptureSelection,
  details: DecisionDetails,
): Promise<ExitCode> {
  const meant = await namedIn(paths, selection);
  const open = meant.filter(({ status }) => status !== 'approved');
  if (open.length === 0) {
    console.log('Nothing to reject: these pictures are already approved.');
    return exitCodes.approved;
  }
  const { by = await readGitUser(), ...rest } = details;
  const decided = open.map((result) => ({ result, verb: 'reject' as const, ...rest }));
  const path = await writeDecisions(paths, await readCaptureRun(paths), decided, by);
  console.log(`${open.length} pictures rejected. Commit ${path}`);
  return exitCodes.approved;
}

async function namedIn(paths: Paths, selection: CaptureSelection): Promise<ScreenshotResult[]> {
  const results = await compareRunWithBaselines(paths, await readCaptureRun(paths));
  assertKnownStories(
    selection.stories,
    results.map(({ story }) => story),
  );
  return results.filter((result) => isSelected(result, selection));
}
