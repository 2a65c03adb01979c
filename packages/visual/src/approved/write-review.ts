import { readFile } from 'node:fs/promises';
import type { Verdict } from '../judge/judge.ts';
import { readStanding } from '../judge/standing.ts';
import { label, type PictureName, sha256 } from '../picture.ts';
import { capturedFolder, type Places } from '../places.ts';
import { exits, Refusal } from '../refusal.ts';
import type { Verb, View } from '../review/review-data.ts';
import {
  describeDifference,
  type Fingerprint,
  readFingerprint,
  writeFingerprint,
} from '../run/fingerprint.ts';
import type { CaptureRun } from '../run/take-pictures.ts';
import { type Approval, type ApprovedPicture, writeApproval } from './approvals.ts';
import { type BaselineRecord, readBaselines, recordOf, removeBaseline, writeBaseline } from './baselines.ts';
import { packPicture } from './pack-picture.ts';
import { pictureIn } from './picture-file.ts';

export interface Decided {
  verdict: Verdict;
  verb: Verb;
  reason: string;
  shownIn: View;
}

/** Why this cannot be said of a picture; null when it can. */
export function unfitFor(verb: Verb, { status, message }: Verdict): string | null {
  const why = `${status}: ${message?.split('\n')[0]}`;
  if (verb === 'approve') return ['error', 'unstable', 'twin'].includes(status) ? why : null;
  if (verb === 'reject')
    return ['error', 'unstable'].includes(status) ? `there is no picture to reject (${why})` : null;
  return ['changed', 'unstable', 'rejected'].includes(status) ? null : 'only what has changed can be flaky';
}

/**
 * Brings what was decided into the baselines, as one review by somebody and for a reason. Everything is looked at
 * before the first file is written. Answers the path of the review.
 */
export async function writeReview(
  places: Places,
  run: CaptureRun,
  decided: readonly Decided[],
  by: string,
): Promise<string> {
  if (run.against) {
    throw new Refusal(
      exits.incomparable,
      `These pictures were set against ${run.against.name}, not against the approved ones. Check again before deciding.`,
    );
  }
  refuseUnfit(decided);
  const approved = decided.filter(({ verb }) => verb === 'approve').map(({ verdict }) => verdict);
  await refuseContested(places, approved);
  await refuseMixture(places, run, approved);
  const pictures = await Promise.all(approved.map((verdict) => readPacked(places, run, verdict)));

  const kept = new Map<string, Kept>();
  for (const [at, verdict] of approved.entries()) {
    const packed = pictures[at];
    if (packed) {
      await writeBaseline(places.baselines, verdict, packed.picture, packed.record);
      kept.set(label(verdict), packed.kept);
    } else await removeBaseline(places.baselines, verdict);
  }
  if (approved.length > 0) await writeFingerprint(places.baselines, run.fingerprint);
  return writeApproval(places.baselines, reviewOf(run, decided, by, kept));
}

/** The hash of the picture as it lies in the baselines, and as it was taken. */
type Kept = Pick<ApprovedPicture, 'to' | 'taken'>;

interface Packed {
  picture: Buffer;
  record: BaselineRecord;
  kept: Kept;
}

/** A picture of the last capture as it is kept, with the record beside it; null for one that is gone. */
export async function readPacked(places: Places, run: CaptureRun, name: PictureName): Promise<Packed | null> {
  const captured = await readCaptured(places, run, name);
  if (!captured) return null;
  const { picture, record } = captured;
  const packed = await packPicture(picture);
  const to = sha256(packed);
  return { picture: packed, record: { ...record, hash: to }, kept: { to, taken: record.hash } };
}

/** The reason of most stands for all; an entry whose own is another one keeps it. */
function reviewOf(
  run: CaptureRun,
  decided: readonly Decided[],
  by: string,
  kept: ReadonlyMap<string, Kept>,
): Approval {
  const byReason = Object.entries(Object.groupBy(decided, ({ reason }) => reason));
  const [reason = ''] =
    byReason.sort(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? [];
  const entries = (wanted: Verb) =>
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
    // Of an approved picture only what is heard can be unwanted.
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
      ...(kept.get(label(verdict)) ?? { to: null }),
      ...(verdict.heard !== null && { heard: verdict.heard }),
    })),
    ...(rejected.length > 0 && { rejected }),
    ...(flaky.length > 0 && { flaky }),
  };
}

async function readCaptured(places: Places, run: CaptureRun, name: PictureName) {
  const captured = run.pictures.find((one) => label(one) === label(name));
  if (captured?.outcome !== 'taken') return null;
  const picture = await readFile(pictureIn(capturedFolder(places), captured));
  if (sha256(picture) !== captured.hash) {
    throw new Refusal(
      exits.broken,
      `The picture ${label(captured)} was altered after it was taken. Capture again.`,
    );
  }
  return { picture, record: recordOf(captured, run.fingerprint.id) };
}

function refuseUnfit(decided: readonly Decided[]): void {
  const lines = decided.flatMap(({ verb, verdict }) => {
    const why = unfitFor(verb, verdict);
    return why ? [`  ${label(verdict)}: ${why}`] : [];
  });
  if (lines.length === 0) return;
  throw new Refusal(
    exits.broken,
    ['These cannot be approved or rejected as they are; mend them first:', ...lines].join('\n'),
  );
}

/** Whoever approved one of two sides without seeing the other would decide for somebody else. */
async function refuseContested(places: Places, approved: readonly Verdict[]): Promise<void> {
  const { contested } = await readStanding(places.baselines);
  const stories = new Set(approved.filter((one) => contested.has(label(one))).map(({ story }) => story));
  if (stories.size === 0) return;
  throw new Refusal(
    exits.unapproved,
    `Branches approved different pictures. Look at both and settle it: npm run visual -- resolve ${[...stories].join(' ')}`,
  );
}

/** Baselines of two browsers side by side could never all pass. */
async function refuseMixture(places: Places, run: CaptureRun, approved: readonly Verdict[]): Promise<void> {
  const stored = await readFingerprint(places.baselines);
  if (approved.length === 0 || stored === null || !hasMoved(stored, run)) return;
  const named = new Set(approved.map(label));
  const left = (await readBaselines(places.baselines)).filter((one) => !named.has(label(one)));
  if (left.length === 0) return;
  throw new Refusal(
    exits.incomparable,
    `${describeDifference(stored, run.fingerprint)} A new browser means all pictures anew; ${left.length} of the baselines are not among the named ones.`,
  );
}

export function hasMoved(stored: Fingerprint | null, run: CaptureRun): boolean {
  return stored !== null && stored.id !== run.fingerprint.id;
}
