import {
  type ApprovalIndex,
  type ApprovedScreenshot,
  indexApprovals,
  type ReviewRecord,
  readReviewRecords,
} from '../approved/review-records.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';

type Hash = string | null;

/** A reviewer's decision about a screenshot. */
export interface DecisionMetadata {
  by: string;
  at: string;
  reason: string;
}

/** The decisions after all reviews, by label. */
export interface DecisionIndex {
  approved: ApprovalIndex;
  /** Rejections without a later approval, by `getAppearanceKey`. */
  rejected: ReadonlyMap<string, ReadonlyMap<string, DecisionMetadata>>;
  /** Screenshots that two branches approved differently, with the appearances to choose between. */
  contested: ReadonlyMap<string, ReadonlyMap<Hash, DecisionMetadata>>;
  /** Screenshots that were marked as flaky, until they are approved again. */
  flaky: ReadonlyMap<string, DecisionMetadata>;
}

/** Returns the key of a screenshot, or of a screenshot together with its accessibility snapshot. */
export function getAppearanceKey(hash: Hash, accessibilityHash?: Hash): string {
  return accessibilityHash ? `${hash} ${accessibilityHash}` : String(hash);
}

export async function readDecisionIndex(baselines: string): Promise<DecisionIndex> {
  return computeDecisionIndex(await readReviewRecords(baselines));
}

/** Computes the index from reviews in chronological order. */
export function computeDecisionIndex(reviews: readonly ReviewRecord[]): DecisionIndex {
  const rejected = new Map<string, Map<string, DecisionMetadata>>();
  const flaky = new Map<string, DecisionMetadata>();
  const branches = new Map<string, Branches>();
  for (const review of reviews) {
    for (const screenshot of review.pictures) {
      const key = getScreenshotLabel(screenshot);
      for (const accessibilityHash of [undefined, screenshot.heard]) {
        for (const hash of [screenshot.to, screenshot.taken])
          rejected.get(key)?.delete(getAppearanceKey(hash ?? null, accessibilityHash));
      }
      flaky.delete(key);
      branches.set(key, follow(branches.get(key), screenshot, toDecisionMetadata(review, screenshot)));
    }
    for (const screenshot of review.rejected ?? []) {
      const decisions = rejected.get(getScreenshotLabel(screenshot)) ?? new Map<string, DecisionMetadata>();
      const appearance = getAppearanceKey(screenshot.hash, screenshot.heard);
      rejected.set(
        getScreenshotLabel(screenshot),
        decisions.set(appearance, toDecisionMetadata(review, screenshot)),
      );
    }
    for (const screenshot of review.flaky ?? [])
      flaky.set(getScreenshotLabel(screenshot), toDecisionMetadata(review, screenshot));
  }
  const contested = [...branches].filter(([, { heads }]) => heads.size > 1);
  return {
    approved: indexApprovals(reviews),
    rejected,
    contested: new Map(contested.map(([key, { heads }]) => [key, heads])),
    flaky,
  };
}

/** All appearances of a screenshot, and those that no later approval has replaced. */
interface Branches {
  appearances: Set<Hash>;
  heads: Map<Hash, DecisionMetadata>;
}

/**
 * Applies an approval to the branches of a screenshot. An approval that started from an appearance that was already
 * replaced comes from another branch: both appearances stay until a review settles them.
 */
function follow(
  branches: Branches | undefined,
  screenshot: ApprovedScreenshot,
  decision: DecisionMetadata,
): Branches {
  const { appearances, heads } = branches ?? {
    appearances: new Set([null]),
    heads: new Map<Hash, DecisionMetadata>(),
  };
  const isFromOtherBranch = !appearances.has(screenshot.from);
  if (isFromOtherBranch) heads.clear();
  for (const replaced of [screenshot.from, ...(screenshot.settles ?? [])]) heads.delete(replaced);
  appearances.add(screenshot.to);
  heads.set(screenshot.to, decision);
  return { appearances, heads };
}

function toDecisionMetadata(
  { by, at, reason }: ReviewRecord,
  screenshot: { reason?: string },
): DecisionMetadata {
  return { by, at, reason: screenshot.reason ?? reason };
}
