import { readFile } from 'node:fs/promises';
import { CliError, exitCodes } from '../cli-error.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { readDecisionIndex } from '../evaluation/decision-index.ts';
import { getCapturedFolder, type Paths } from '../paths.ts';
import type { DecisionKind, ViewMode } from '../review/review-data.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import {
  describeFingerprintDifference,
  type RendererFingerprint,
  readFingerprint,
  writeFingerprint,
} from '../run/renderer-fingerprint.ts';
import { getScreenshotLabel, type ScreenshotId, sha256 } from '../screenshot-id.ts';
import {
  type BaselineMetadata,
  readBaselines,
  removeBaseline,
  toBaselineMetadata,
  writeBaseline,
} from './baselines.ts';
import { compressScreenshot } from './compress-screenshot.ts';
import { type ApprovedScreenshot, type ReviewRecord, writeReviewRecord } from './review-records.ts';
import { resolveScreenshotFile } from './screenshot-file.ts';

export interface ScreenshotDecision {
  result: ScreenshotResult;
  verb: DecisionKind;
  reason: string;
  shownIn: ViewMode;
  /** The label of the screenshot that was viewed instead, because it shows the same change. */
  sameAs?: string;
}

/** Returns why this decision is not possible for a screenshot, or `null` if it is. */
export function findScreenshotDecisionError(
  verb: DecisionKind,
  { status, message }: ScreenshotResult,
): string | null {
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
 * the first file is written. Returns the path of the review. `onWritten` is called for each approved screenshot when it
 * is compressed, because that is what takes time.
 */
export async function writeDecisions(
  paths: Paths,
  run: CaptureRun,
  decided: readonly ScreenshotDecision[],
  by: string,
  onWritten: () => void = () => {},
): Promise<string> {
  if (run.against) {
    throw new CliError(
      exitCodes.incomparable,
      `These pictures were compared with ${run.against.name}, not with the approved ones. Run check again before you decide.`,
    );
  }
  assertNoObstacles(decided);
  const approved = decided.filter(({ verb }) => verb === 'approve').map(({ result }) => result);
  await assertNoConflicts(paths, approved);
  await assertSameRenderer(paths, run, approved);
  const screenshots = await Promise.all(
    approved.map(async (result) => {
      const compressed = await compressCapturedScreenshot(paths, run, result);
      onWritten();
      return compressed;
    }),
  );

  const hashesByLabel = new Map<string, ScreenshotHashes>();
  for (const [at, result] of approved.entries()) {
    const compressed = screenshots[at];
    if (compressed) {
      await writeBaseline(paths.baselines, result, compressed.screenshot, compressed.metadata);
      hashesByLabel.set(getScreenshotLabel(result), compressed.hashes);
    } else await removeBaseline(paths.baselines, result);
  }
  if (approved.length > 0) await writeFingerprint(paths.baselines, run.fingerprint);
  return writeReviewRecord(paths.baselines, toReviewRecord(run, decided, by, hashesByLabel));
}

/** The hashes of the compressed baseline and of the original screenshot. */
type ScreenshotHashes = Pick<ApprovedScreenshot, 'to' | 'taken'>;

interface CompressedScreenshot {
  screenshot: Buffer;
  metadata: BaselineMetadata;
  hashes: ScreenshotHashes;
}

/** Returns a compressed screenshot of the last capture with its metadata, or `null` if the screenshot is gone. */
export async function compressCapturedScreenshot(
  paths: Paths,
  run: CaptureRun,
  name: ScreenshotId,
): Promise<CompressedScreenshot | null> {
  const captured = await readCaptured(paths, run, name);
  if (!captured) return null;
  const { screenshot, metadata } = captured;
  const compressed = await compressScreenshot(screenshot);
  const to = sha256(compressed);
  return {
    screenshot: compressed,
    metadata: { ...metadata, hash: to },
    hashes: { to, taken: metadata.hash },
  };
}

/**
 * Builds the review. The most common reason becomes the review's reason. Entries with another reason keep their own.
 */
function toReviewRecord(
  run: CaptureRun,
  decided: readonly ScreenshotDecision[],
  by: string,
  hashesByLabel: ReadonlyMap<string, ScreenshotHashes>,
): ReviewRecord {
  const byReason = Object.entries(Object.groupBy(decided, ({ reason }) => reason));
  const [reason = ''] =
    byReason.sort(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? [];
  const entries = (decision: DecisionKind) =>
    decided
      .filter(({ verb }) => verb === decision)
      .map(({ result, shownIn, sameAs, reason: ownReason }) => ({
        result,
        entry: {
          story: result.story,
          mode: result.mode,
          shownIn,
          ...(sameAs !== undefined && { sameAs }),
          ...(ownReason !== reason && { reason: ownReason }),
        },
      }));
  const rejected = entries('reject').map(({ result, entry }) => ({
    ...entry,
    hash: result.captured,
    // If the screenshot is approved, only its accessibility snapshot can be rejected.
    ...(result.heard !== null && result.captured === result.approved && { heard: result.heard }),
  }));
  const flaky = entries('flaky').map(({ entry }) => entry);
  return {
    by,
    at: new Date().toISOString(),
    commit: run.commit,
    reason,
    pictures: entries('approve').map(({ result, entry }) => ({
      ...entry,
      from: result.approved,
      ...(hashesByLabel.get(getScreenshotLabel(result)) ?? { to: null }),
      ...(result.heard !== null && { heard: result.heard }),
    })),
    ...(rejected.length > 0 && { rejected }),
    ...(flaky.length > 0 && { flaky }),
  };
}

async function readCaptured(paths: Paths, run: CaptureRun, name: ScreenshotId) {
  const captured = run.pictures.find((one) => getScreenshotLabel(one) === getScreenshotLabel(name));
  if (captured?.outcome !== 'taken') return null;
  const screenshot = await readFile(resolveScreenshotFile(getCapturedFolder(paths), captured));
  if (sha256(screenshot) !== captured.hash) {
    throw new CliError(
      exitCodes.broken,
      `The picture ${getScreenshotLabel(captured)} was modified after it was captured. Capture it again.`,
    );
  }
  return { screenshot, metadata: toBaselineMetadata(captured, run.fingerprint.id) };
}

function assertNoObstacles(decided: readonly ScreenshotDecision[]): void {
  const lines = decided.flatMap(({ verb, result }) => {
    const why = findScreenshotDecisionError(verb, result);
    return why ? [`  ${getScreenshotLabel(result)}: ${why}`] : [];
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
async function assertNoConflicts(paths: Paths, approved: readonly ScreenshotResult[]): Promise<void> {
  const { contested } = await readDecisionIndex(paths.baselines);
  const stories = new Set(
    approved.filter((one) => contested.has(getScreenshotLabel(one))).map(({ story }) => story),
  );
  if (stories.size === 0) return;
  throw new CliError(
    exitCodes.unapproved,
    `Branches approved different pictures. View both and resolve the conflict: npm run visual -- resolve ${[...stories].join(' ')}`,
  );
}

/** Throws if the approval would mix baselines of two browsers, which could never all pass. */
async function assertSameRenderer(
  paths: Paths,
  run: CaptureRun,
  approved: readonly ScreenshotResult[],
): Promise<void> {
  const stored = await readFingerprint(paths.baselines);
  if (approved.length === 0 || stored === null || !hasRendererChanged(stored, run)) return;
  const named = new Set(approved.map(getScreenshotLabel));
  const left = (await readBaselines(paths.baselines)).filter((one) => !named.has(getScreenshotLabel(one)));
  if (left.length === 0) return;
  throw new CliError(
    exitCodes.incomparable,
    `${describeFingerprintDifference(stored, run.fingerprint)} With a new browser, all pictures have to be approved again; ${left.length} of the baselines are not among the selected ones.`,
  );
}

export function hasRendererChanged(stored: RendererFingerprint | null, run: CaptureRun): boolean {
  return stored !== null && stored.id !== run.fingerprint.id;
}
