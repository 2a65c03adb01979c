import {
  type AccessibilityAuditData,
  describeAccessibilityChange,
  hashAccessibilityAuditData,
} from '../accessibility-audit-data.ts';
import type { Baseline } from '../approved/baselines.ts';
import { getApprovedCaptureHash } from '../approved/review-records.ts';
import { resolveScreenshotFile } from '../approved/screenshot-file.ts';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { compareScreenshotPairs, type ScreenshotFilePair } from '../compare/compare-screenshot-pairs.ts';
import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';
import {
  compareByLabel,
  getScreenshotLabel,
  getScreenshotPathWithoutExtension,
  type ScreenshotId,
} from '../screenshot-id.ts';
import { type DecisionIndex, type DecisionMetadata, getAppearanceKey } from './decision-index.ts';
import { findDuplicateScreenshots } from './duplicate-screenshots.ts';

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
  difference: (DifferenceMetrics & { imagePath: string }) | null;
}

export interface CompareWithBaselinesOptions {
  captured: readonly ScreenshotCaptureResult[];
  baselines: readonly Baseline[];
  decisionIndex: DecisionIndex;
  baselinesFolder: string;
  capturedFolder: string;
  differencesFolder: string;
  /** Whether a screenshot was selected in this run. Others are neither compared nor reported as missing. */
  isSelected(name: ScreenshotId): boolean;
}

/** Compares the captured screenshots with the approved ones. */
export async function compareWithBaselines(
  options: CompareWithBaselinesOptions,
): Promise<ScreenshotResult[]> {
  const { captured, baselines, decisionIndex } = options;
  const baselineByLabel = new Map(baselines.map((baseline) => [getScreenshotLabel(baseline), baseline]));
  const duplicates = findDuplicateScreenshots(captured);
  const compared = captured.map((one) =>
    compareScreenshot(
      options,
      one,
      baselineByLabel.get(getScreenshotLabel(one)),
      duplicates.get(getScreenshotLabel(one)),
    ),
  );
  const seen = new Set(captured.map(getScreenshotLabel));
  const auditDataByLabel = new Map(
    captured.map((one) => [getScreenshotLabel(one), one.outcome === 'taken' ? one : {}]),
  );
  const results = (await withDifferences(options, compared)).map((result) =>
    checkAccessibility(
      decisionIndex,
      result,
      baselineByLabel.get(getScreenshotLabel(result))?.metadata ?? {},
      auditDataByLabel.get(getScreenshotLabel(result)) ?? {},
    ),
  );

  const remembered = [...decisionIndex.approved.values()].filter(({ to }) => to !== null);
  const gone = new Map(
    [...remembered, ...baselines].map(({ story, mode }) => [
      getScreenshotLabel({ story, mode }),
      { story, mode },
    ]),
  );
  for (const name of gone.values()) {
    if (seen.has(getScreenshotLabel(name)) || !options.isSelected(name)) continue;
    const approved = decisionIndex.approved.get(getScreenshotLabel(name))?.to ?? null;
    const message = 'It has a baseline, but this story or mode no longer exists.';
    const result = { ...name, message, approved, captured: null, heard: null, difference: null };
    results.push(applyDecisions(decisionIndex, { ...result, status: 'removed' }));
  }
  return results.sort(compareByLabel);
}

function compareScreenshot(
  { decisionIndex }: CompareWithBaselinesOptions,
  one: ScreenshotCaptureResult,
  baseline: Baseline | undefined,
  duplicate: ScreenshotId | undefined,
): ScreenshotResult {
  const { story, mode } = one;
  const approval = decisionIndex.approved.get(getScreenshotLabel(one));
  const { to: approved = null, heard: agreed } = approval ?? {};
  const result = { story, mode, approved, captured: null, heard: null, difference: null, message: null };
  if (one.outcome === 'error') return { ...result, status: 'error', message: one.message };
  if (one.outcome === 'unstable') {
    const flaky = decisionIndex.flaky.get(getScreenshotLabel(one));
    const flakyNote = flaky ? ` Marked as flaky by ${flaky.by}: ${flaky.reason}` : '';
    const message = `Two consecutive screenshots of it differ.${one.reason ? ` ${one.reason}` : ''}${flakyNote}`;
    return { ...result, status: 'unstable', message };
  }

  // Identify an unchanged screenshot by the hash of its baseline, whose file is compressed and so has other bytes.
  const same = one.hash === getApprovedCaptureHash(approval);
  const compared = {
    ...result,
    captured: same ? approved : one.hash,
    heard: hashAccessibilityAuditData(one),
  };
  if (duplicate) {
    const message =
      `It looks exactly like ${duplicate.story}. If that is intended, give the reason in the story: ` +
      "parameters: { visual: { duplicateReason: '…' } }.";
    return { ...compared, status: 'twin', message };
  }
  const neverApprovedMessage = 'The picture in the baselines was never approved.';
  if (!baseline || baseline.hash === null)
    return applyDecisions(decisionIndex, { ...compared, status: 'new', message: 'It has no baseline yet.' });
  const { metadata } = baseline;
  if (baseline.hash !== approved || metadata?.hash !== approved)
    return applyDecisions(decisionIndex, {
      ...compared,
      status: 'unapproved',
      message: neverApprovedMessage,
    });
  if (agreed !== undefined && hashAccessibilityAuditData(metadata) !== agreed) {
    const message = 'The accessibility tree in the baselines was never approved.';
    return applyDecisions(decisionIndex, { ...compared, status: 'unapproved', message });
  }
  return applyDecisions(decisionIndex, { ...compared, status: same ? 'approved' : 'changed' });
}

/** Applies reviewers' decisions about this appearance, which take precedence over the comparison. */
function applyDecisions({ contested, rejected }: DecisionIndex, result: ScreenshotResult): ScreenshotResult {
  const sides = contested.get(getScreenshotLabel(result));
  if (sides) {
    const who = [...sides.values()].map(formatReviewer).join(', ');
    const message = `Branches approved different pictures of it (${who}). Resolve the conflict: npm run visual -- resolve ${result.story}`;
    return { ...result, status: 'unapproved', message };
  }
  const decisions = rejected.get(getScreenshotLabel(result));
  const rejection =
    decisions?.get(getAppearanceKey(result.captured)) ??
    (result.heard === null ? undefined : decisions?.get(getAppearanceKey(result.captured, result.heard)));
  return rejection
    ? {
        ...result,
        status: 'rejected',
        message: `${formatReviewer(rejection)} rejected it: ${rejection.reason}`,
      }
    : result;
}

/** Checks whether the accessibility snapshot changed while the screenshot did not. */
function checkAccessibility(
  decisionIndex: DecisionIndex,
  result: ScreenshotResult,
  before: AccessibilityAuditData,
  after: AccessibilityAuditData,
): ScreenshotResult {
  if (result.status !== 'approved') return result;
  const message = describeAccessibilityChange(before, after);
  return message === null
    ? result
    : applyDecisions(decisionIndex, { ...result, status: 'accessibility', message });
}

function formatReviewer({ by, at }: DecisionMetadata): string {
  return `${by.replace(/ <.*>$/, '')} on ${at.slice(0, 10)}`;
}

/** Compares all changed screenshots with their baselines at once. */
async function withDifferences(
  options: CompareWithBaselinesOptions,
  results: readonly ScreenshotResult[],
): Promise<ScreenshotResult[]> {
  const hashes = new Map(options.baselines.map((baseline) => [getScreenshotLabel(baseline), baseline.hash]));
  const pairs = new Map<ScreenshotResult, ScreenshotFilePair>();
  for (const result of results) {
    const before = hashes.get(getScreenshotLabel(result));
    const { captured: after } = result;
    if (!before || !after || before === after || result.status === 'twin') continue;
    pairs.set(result, {
      before: { path: resolveScreenshotFile(options.baselinesFolder, result), hash: before },
      after: { path: resolveScreenshotFile(options.capturedFolder, result), hash: after },
      imagePath: `${getScreenshotPathWithoutExtension(options.differencesFolder, result)}.png`,
    });
  }
  const metrics = await compareScreenshotPairs([...pairs.values()]);
  const differences = new Map(
    [...pairs].map(([result, { imagePath }], at) => [result, { imagePath, facts: metrics[at] }]),
  );
  return results.map((result) => {
    const difference = differences.get(result);
    if (!difference) return result;
    if (!difference.facts) return result.status === 'changed' ? { ...result, status: 'approved' } : result;
    const { pixels, share } = difference.facts;
    const message = result.message ?? `${pixels} pixels differ (${(share * 100).toFixed(2)} %).`;
    return { ...result, message, difference: { ...difference.facts, imagePath: difference.imagePath } };
  });
}
