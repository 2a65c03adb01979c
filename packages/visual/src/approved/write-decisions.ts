import { readFile } from 'node:fs/promises';
import { CliError, exitCodes } from '../cli-error.ts';
import { readApprovalState } from '../judge/approval-state.ts';
import type { ScreenshotResult } from '../judge/compare-with-baselines.ts';
import { capturedFolder, type Places } from '../paths.ts';
import type { DecisionKind, ViewMode } from '../review/review-data.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import {
  describeFingerprintDifference,
  type RendererFingerprint,
  readFingerprint,
  writeFingerprint,
} from '../run/renderer-fingerprint.ts';
import { getLabel, type ScreenshotId, sha256 } from '../screenshot-id.ts';
import { type Approval, type ApprovedPicture, writeApproval } from './approvals.ts';
import {
  type BaselineMetadata,
  readBaselines,
  removeBaseline,
  toBaselineMetadata,
  writeBaseline,
} from './baselines.ts';
import { compressScreenshot } from './compress-screenshot.ts';
import { findScreenshotFile } from './screenshot-file.ts';

export interface NamedDecisions {
  verdict: ScreenshotResult;
  verb: DecisionKind;
  reason: string;
  shownIn: ViewMode;
}

/** Returns why this decision is not possible for a screenshot, or `null` if it is. */
export function findObstacle(verb: DecisionKind, { status, message }: ScreenshotResult): string | null {
  const why = `${status}: ${message?.split('\n')[0]}`;
  if (verb === 'approve') return ['error', 'unstable', 'twin'].includes(status) ? why : null;
  if (verb === 'reject')
    return ['error', 'unstable'].includes(status) ? `there is no picture to reject (${why})` : null;
  return ['changed', 'unstable', 'rejected'].includes(status)
    ? null
    : 'only a changed picture can be marked as flaky';
}

/**
 * Writes the decisions into the baselines, as one review with an author and a reason. All decisions are checked before
 * the first file is written. Returns the path of the review.
 */
export async function writeDecisions(
  places: Places,
  run: CaptureRun,
  decided: readonly NamedDecisions[],
  by: string,
): Promise<string> {
  if (run.against) {
    throw new CliError(
      exitCodes.incomparable,
      `These pictures were compared with ${run.against.name}, not with the approved ones. Run check again before you decide.`,
    );
  }
  refuseUnfit(decided);
  const approved = decided.filter(({ verb }) => verb === 'approve').map(({ verdict }) => verdict);
  await refuseContested(places, approved);
  await refuseMixture(places, run, approved);
  const pictures = await Promise.all(approved.map((verdict) => readCompressed(places, run, verdict)));

  const kept = new Map<string, Kept>();
  for (const [at, verdict] of approved.entries()) {
    const packed = pictures[at];
    if (packed) {
      await writeBaseline(places.baselines, verdict, packed.picture, packed.record);
      kept.set(getLabel(verdict), packed.kept);
    } else await removeBaseline(places.baselines, verdict);
  }
  if (approved.length > 0) await writeFingerprint(places.baselines, run.fingerprint);
  return writeApproval(places.baselines, reviewOf(run, decided, by, kept));
}

/** The hashes of the compressed baseline and of the original screenshot. */
type Kept = Pick<ApprovedPicture, 'to' | 'taken'>;

interface Packed {
  picture: Buffer;
  record: BaselineMetadata;
  kept: Kept;
}

/** Returns a compressed screenshot of the last capture with its metadata, or `null` if the screenshot is gone. */
export async function readCompressed(
  places: Places,
  run: CaptureRun,
  name: ScreenshotId,
): Promise<Packed | null> {
  const captured = await readCaptured(places, run, name);
  if (!captured) return null;
  const { picture, record } = captured;
  const packed = await compressScreenshot(picture);
  const to = sha256(packed);
  return { picture: packed, record: { ...record, hash: to }, kept: { to, taken: record.hash } };
}

/**
 * Builds the review. The most common reason becomes the review's reason. Entries with another reason keep their own.
 */
function reviewOf(
  run: CaptureRun,
  decided: readonly NamedDecisions[],
  by: string,
  kept: ReadonlyMap<string, Kept>,
): Approval {
  const byReason = Object.entries(Object.groupBy(decided, ({ reason }) => reason));
  const [reason = ''] =
    byReason.sort(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? [];
  const entries = (wanted: DecisionKind) =>
    decided
      .filter(({ verb }) => verb === wanted)
      .map(({ verdict, shownIn, reason: own }) => ({
        verdict,
        looked: {
          story: verdict.story,
          mode: verdict.mode,
          shownIn,
          ...(own !== reason && { reason: own }),
        },
      }));
  const rejected = entries('reject').map(({ verdict, looked }) => ({
    ...looked,
    hash: verdict.captured,
    // If the screenshot is approved, only its accessibility snapshot can be rejected.
    ...(verdict.heard !== null && verdict.captured === verdict.approved && { heard: verdict.heard }),
  }));
  const flaky = entries('flaky').map(({ looked }) => looked);
  return {
    by,
    at: new Date().toISOString(),
    commit: run.commit,
    reason,
    pictures: entries('approve').map(({ verdict, looked }) => ({
      ...looked,
      from: verdict.approved,
      ...(kept.get(getLabel(verdict)) ?? { to: null }),
      ...(verdict.heard !== null && { heard: verdict.heard }),
    })),
    ...(rejected.length > 0 && { rejected }),
    ...(flaky.length > 0 && { flaky }),
  };
}

async function readCaptured(places: Places, run: CaptureRun, name: ScreenshotId) {
  const captured = run.pictures.find((one) => getLabel(one) === getLabel(name));
  if (captured?.outcome !== 'taken') return null;
  const picture = await readFile(findScreenshotFile(capturedFolder(places), captured));
  if (sha256(picture) !== captured.hash) {
    throw new CliError(
      exitCodes.broken,
      `The picture ${getLabel(captured)} was modified after it was captured. Capture it again.`,
    );
  }
  return { picture, record: toBaselineMetadata(captured, run.fingerprint.id) };
}

function refuseUnfit(decided: readonly NamedDecisions[]): void {
  const lines = decided.flatMap(({ verb, verdict }) => {
    const why = findObstacle(verb, verdict);
    return why ? [`  ${getLabel(verdict)}: ${why}`] : [];
  });
  if (lines.length === 0) return;
  throw new CliError(
    exitCodes.broken,
    ['These cannot be approved or rejected. Fix them first:', ...lines].join('\n'),
  );
}

/**
 * Throws if branches approved different screenshots. Approving one without viewing the other would overrule someone
 * else.
 */
async function refuseContested(places: Places, approved: readonly ScreenshotResult[]): Promise<void> {
  const { contested } = await readApprovalState(places.baselines);
  const stories = new Set(approved.filter((one) => contested.has(getLabel(one))).map(({ story }) => story));
  if (stories.size === 0) return;
  throw new CliError(
    exitCodes.unapproved,
    `Two branches approved different pictures. View both and resolve the conflict: npm run visual -- resolve ${[...stories].join(' ')}`,
  );
}

/** Throws if the approval would mix baselines of two browsers, which could never all pass. */
async function refuseMixture(
  places: Places,
  run: CaptureRun,
  approved: readonly ScreenshotResult[],
): Promise<void> {
  const stored = await readFingerprint(places.baselines);
  if (approved.length === 0 || stored === null || !hasRendererChanged(stored, run)) return;
  const named = new Set(approved.map(getLabel));
  const left = (await readBaselines(places.baselines)).filter((one) => !named.has(getLabel(one)));
  if (left.length === 0) return;
  throw new CliError(
    exitCodes.incomparable,
    `${describeFingerprintDifference(stored, run.fingerprint)} With a new browser, all pictures have to be approved again; ${left.length} of the baselines are not among the selected ones.`,
  );
}

export function hasRendererChanged(stored: RendererFingerprint | null, run: CaptureRun): boolean {
  return stored !== null && stored.id !== run.fingerprint.id;
}
