import { hasRendererChanged, writeDecisions } from '../approved/write-decisions.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import { git } from '../git/git.ts';
import type { ScreenshotResult } from '../judge/compare-with-baselines.ts';
import { evaluateRun, readCaptureRun } from '../judge/evaluate-run.ts';
import type { Places } from '../paths.ts';
import { isSelected, type Selection } from '../plan.ts';
import type { ViewMode } from '../review/review-data.ts';
import { readFingerprint } from '../run/renderer-fingerprint.ts';
import { assertKnownStories } from '../stories.ts';

/** The reason, the view and the author of a decision. */
export interface ApprovalDetails {
  reason: string;
  shownIn: ViewMode;
  by: string | undefined;
}

/** Writes screenshots of the last capture into the baselines, with an author and a reason. */
export async function approve(
  places: Places,
  selection: Selection,
  saying: ApprovalDetails,
): Promise<ExitCode> {
  const run = await readCaptureRun(places);
  const meant = await namedIn(places, selection);
  // Screenshots of another browser are approved again, even if they look the same.
  const moved = hasRendererChanged(await readFingerprint(places.baselines), run);
  const open = meant.filter(({ status }) => status !== 'approved' || moved);
  if (open.length === 0) {
    console.log('Nothing to approve: these pictures are already approved.');
    return exitCodes.approved;
  }
  const { by = await readGitUser(), ...rest } = saying;
  const decided = open.map((verdict) => ({ verdict, verb: 'approve' as const, ...rest }));
  const path = await writeDecisions(places, run, decided, by);
  console.log(`${open.length} pictures approved. Commit the baselines together with ${path}`);
  return exitCodes.approved;
}

/** Rejects screenshots of the last capture. The gate reports them until they change. */
export async function reject(
  places: Places,
  selection: Selection,
  saying: ApprovalDetails,
): Promise<ExitCode> {
  const meant = await namedIn(places, selection);
  const open = meant.filter(({ status }) => status !== 'approved');
  if (open.length === 0) {
    console.log('Nothing to reject: these pictures are already approved.');
    return exitCodes.approved;
  }
  const { by = await readGitUser(), ...rest } = saying;
  const decided = open.map((verdict) => ({ verdict, verb: 'reject' as const, ...rest }));
  const path = await writeDecisions(places, await readCaptureRun(places), decided, by);
  console.log(`${open.length} pictures rejected. Commit ${path}`);
  return exitCodes.approved;
}

async function namedIn(places: Places, selection: Selection): Promise<ScreenshotResult[]> {
  const verdicts = await evaluateRun(places, await readCaptureRun(places));
  assertKnownStories(
    selection.stories,
    verdicts.map(({ story }) => story),
  );
  return verdicts.filter((verdict) => isSelected(verdict, selection));
}

/** Returns the git user, as in a commit. */
export async function readGitUser(): Promise<string> {
  const read = (key: string) => git(import.meta.dirname, 'config', key);
  const [name, email] = await Promise.all([read('user.name'), read('user.email')]);
  return `${name} <${email}>`;
}
