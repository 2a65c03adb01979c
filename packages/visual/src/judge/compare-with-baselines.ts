import {
  type AccessibilitySnapshot,
  describeAccessibilityChange,
  hashAccessibilitySnapshot,
} from '../accessibility-snapshot.ts';
import { getCaptureHash } from '../approved/approvals.ts';
import type { Baseline } from '../approved/baselines.ts';
import { findScreenshotFile } from '../approved/screenshot-file.ts';
import type { CapturedScreenshot } from '../capture/capture.ts';
import type { DifferenceMetrics } from '../compare/compare.ts';
import { compareFiles, type FilePair } from '../compare/compare-files.ts';
import { compareByLabel, getLabel, getScreenshotPath, type ScreenshotId } from '../screenshot-id.ts';
import { type ApprovalState, getAppearanceKey, type ReviewDecision } from './approval-state.ts';
import { findDuplicates } from './duplicate-screenshots.ts';

export type ScreenshotStatus =
  | 'approved'
  | 'changed'
  | 'accessibility'
  | 'new'
  | 'removed'
  | 'rejected'
  | 'unapproved'
  | 'twin'
  | 'unstable'
  | 'error';

export interface ScreenshotResult extends ScreenshotId {
  status: ScreenshotStatus;
  /** The message for the user, or `null` if the screenshot is approved. */
  message: string | null;
  /** The hash that was approved last. */
  approved: string | null;
  captured: string | null;
  /** Hash of the accessibility snapshot, or `null` in modes without an audit. */
  heard: string | null;
  /** `drawing` is the path of a PNG with the differing pixels in red. */
  difference: (DifferenceMetrics & { drawing: string }) | null;
}

export interface CompareOptions {
  captured: readonly CapturedScreenshot[];
  baselines: readonly Baseline[];
  standing: ApprovalState;
  baselinesFolder: string;
  capturedFolder: string;
  differencesFolder: string;
  /** Whether a screenshot was selected in this run. Others are neither compared nor reported as missing. */
  isAsked(name: ScreenshotId): boolean;
}

/** Compares the captured screenshots with the approved ones. */
export async function compareWithBaselines(options: CompareOptions): Promise<ScreenshotResult[]> {
  const { captured, baselines, standing } = options;
  const known = new Map(baselines.map((baseline) => [getLabel(baseline), baseline]));
  const twins = findDuplicates(captured);
  const taken = captured.map((one) =>
    compareScreenshot(options, one, known.get(getLabel(one)), twins.get(getLabel(one))),
  );
  const seen = new Set(captured.map(getLabel));
  const heard = new Map(captured.map((one) => [getLabel(one), one.outcome === 'taken' ? one : {}]));
  const verdicts = (await withDifferences(options, taken)).map((verdict) =>
    listen(standing, verdict, known.get(getLabel(verdict))?.record ?? {}, heard.get(getLabel(verdict)) ?? {}),
  );

  const remembered = [...standing.approved.values()].filter(({ to }) => to !== null);
  const gone = new Map(
    [...remembered, ...baselines].map(({ story, mode }) => [getLabel({ story, mode }), { story, mode }]),
  );
  for (const name of gone.values()) {
    if (seen.has(getLabel(name)) || !options.isAsked(name)) continue;
    const approved = standing.approved.get(getLabel(name))?.to ?? null;
    const message = 'It has a baseline, but this story or mode no longer exists.';
    const verdict = { ...name, message, approved, captured: null, heard: null, difference: null };
    verdicts.push(withWords(standing, { ...verdict, status: 'removed' }));
  }
  return verdicts.sort(compareByLabel);
}

function compareScreenshot(
  { standing }: CompareOptions,
  one: CapturedScreenshot,
  baseline: Baseline | undefined,
  twin: ScreenshotId | undefined,
): ScreenshotResult {
  const { story, mode } = one;
  const ledger = standing.approved.get(getLabel(one));
  const { to: approved = null, heard: agreed } = ledger ?? {};
  const verdict = { story, mode, approved, captured: null, heard: null, difference: null, message: null };
  if (one.outcome === 'error') return { ...verdict, status: 'error', message: one.message };
  if (one.outcome === 'unstable') {
    const mark = standing.flaky.get(getLabel(one));
    const known = mark ? ` Marked as flaky by ${mark.by}: ${mark.reason}` : '';
    const message = `Two consecutive screenshots of it differ.${one.reason ? ` ${one.reason}` : ''}${known}`;
    return { ...verdict, status: 'unstable', message };
  }

  // Identify an unchanged screenshot by the hash of its baseline, whose file is compressed and so has other bytes.
  const same = one.hash === getCaptureHash(ledger);
  const taken = { ...verdict, captured: same ? approved : one.hash, heard: hashAccessibilitySnapshot(one) };
  if (twin) {
    const message =
      `It looks exactly like ${twin.story}. If that is intended, give the reason in the story: ` +
      "parameters: { visual: { samePicture: '…' } }.";
    return { ...taken, status: 'twin', message };
  }
  const planted = 'The picture in the baselines was never approved.';
  if (!baseline || baseline.hash === null)
    return withWords(standing, { ...taken, status: 'new', message: 'It has no baseline yet.' });
  const { record } = baseline;
  if (baseline.hash !== approved || record?.hash !== approved)
    return withWords(standing, { ...taken, status: 'unapproved', message: planted });
  if (agreed !== undefined && hashAccessibilitySnapshot(record) !== agreed) {
    const message = 'The accessibility tree in the baselines was never approved.';
    return withWords(standing, { ...taken, status: 'unapproved', message });
  }
  return withWords(standing, { ...taken, status: same ? 'approved' : 'changed' });
}

/** Applies reviewers' decisions about this appearance, which take precedence over the comparison. */
function withWords({ contested, rejected }: ApprovalState, verdict: ScreenshotResult): ScreenshotResult {
  const sides = contested.get(getLabel(verdict));
  if (sides) {
    const who = [...sides.values()].map(spoken).join(', ');
    const message = `Two branches approved different pictures of it (${who}). Resolve the conflict: npm run visual -- resolve ${verdict.story}`;
    return { ...verdict, status: 'unapproved', message };
  }
  const words = rejected.get(getLabel(verdict));
  const no =
    words?.get(getAppearanceKey(verdict.captured)) ??
    (verdict.heard === null ? undefined : words?.get(getAppearanceKey(verdict.captured, verdict.heard)));
  return no
    ? { ...verdict, status: 'rejected', message: `${spoken(no)} rejected it: ${no.reason}` }
    : verdict;
}

/** Checks whether the accessibility snapshot changed while the screenshot did not. */
function listen(
  standing: ApprovalState,
  verdict: ScreenshotResult,
  before: AccessibilitySnapshot,
  after: AccessibilitySnapshot,
): ScreenshotResult {
  if (verdict.status !== 'approved') return verdict;
  const message = describeAccessibilityChange(before, after);
  return message === null ? verdict : withWords(standing, { ...verdict, status: 'accessibility', message });
}

function spoken({ by, at }: ReviewDecision): string {
  return `${by.replace(/ <.*>$/, '')} on ${at.slice(0, 10)}`;
}

/** Compares all changed screenshots with their baselines at once. */
async function withDifferences(
  options: CompareOptions,
  verdicts: readonly ScreenshotResult[],
): Promise<ScreenshotResult[]> {
  const hashes = new Map(options.baselines.map((baseline) => [getLabel(baseline), baseline.hash]));
  const pairs = new Map<ScreenshotResult, FilePair>();
  for (const verdict of verdicts) {
    const before = hashes.get(getLabel(verdict));
    const { captured: after } = verdict;
    if (!before || !after || before === after || verdict.status === 'twin') continue;
    pairs.set(verdict, {
      before: { path: findScreenshotFile(options.baselinesFolder, verdict), hash: before },
      after: { path: findScreenshotFile(options.capturedFolder, verdict), hash: after },
      drawing: `${getScreenshotPath(options.differencesFolder, verdict)}.png`,
    });
  }
  const facts = await compareFiles([...pairs.values()]);
  const found = new Map(
    [...pairs].map(([verdict, { drawing }], at) => [verdict, { drawing, facts: facts[at] }]),
  );
  return verdicts.map((verdict) => {
    const difference = found.get(verdict);
    if (!difference) return verdict;
    if (!difference.facts) return verdict.status === 'changed' ? { ...verdict, status: 'approved' } : verdict;
    const { pixels, share } = difference.facts;
    const message = verdict.message ?? `${pixels} pixels differ (${(share * 100).toFixed(2)} %).`;
    return { ...verdict, message, difference: { ...difference.facts, drawing: difference.drawing } };
  });
}
