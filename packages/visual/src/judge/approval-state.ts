import {
  type Approval,
  type ApprovalIndex,
  type ApprovedPicture,
  indexApprovals,
  readApprovals,
} from '../approved/approvals.ts';
import { getLabel } from '../screenshot-id.ts';

type Hash = string | null;

/** A reviewer's decision about a screenshot. */
export interface ReviewDecision {
  by: string;
  at: string;
  reason: string;
}

/** The state after all reviews, by label. */
export interface ApprovalState {
  approved: ApprovalIndex;
  /** Rejections without a later approval, by `getAppearanceKey`. */
  rejected: ReadonlyMap<string, ReadonlyMap<string, ReviewDecision>>;
  /** Screenshots that two branches approved differently, with the appearances to choose between. */
  contested: ReadonlyMap<string, ReadonlyMap<Hash, ReviewDecision>>;
  /** Screenshots that were marked as flaky, until they are approved again. */
  flaky: ReadonlyMap<string, ReviewDecision>;
}

/** Returns the key of a screenshot, or of a screenshot together with its accessibility snapshot. */
export function getAppearanceKey(hash: Hash, heard?: Hash): string {
  return heard ? `${hash} ${heard}` : String(hash);
}

export async function readApprovalState(baselines: string): Promise<ApprovalState> {
  return computeApprovalState(await readApprovals(baselines));
}

/** Computes the state from reviews in chronological order. */
export function computeApprovalState(approvals: readonly Approval[]): ApprovalState {
  const rejected = new Map<string, Map<string, ReviewDecision>>();
  const flaky = new Map<string, ReviewDecision>();
  const branches = new Map<string, Branches>();
  for (const approval of approvals) {
    for (const picture of approval.pictures) {
      const key = getLabel(picture);
      for (const heard of [undefined, picture.heard]) {
        for (const hash of [picture.to, picture.taken])
          rejected.get(key)?.delete(getAppearanceKey(hash ?? null, heard));
      }
      flaky.delete(key);
      branches.set(key, follow(branches.get(key), picture, wordOf(approval, picture)));
    }
    for (const picture of approval.rejected ?? []) {
      const words = rejected.get(getLabel(picture)) ?? new Map<string, ReviewDecision>();
      const look = getAppearanceKey(picture.hash, picture.heard);
      rejected.set(getLabel(picture), words.set(look, wordOf(approval, picture)));
    }
    for (const picture of approval.flaky ?? []) flaky.set(getLabel(picture), wordOf(approval, picture));
  }
  const contested = [...branches].filter(([, { heads }]) => heads.size > 1);
  return {
    approved: indexApprovals(approvals),
    rejected,
    contested: new Map(contested.map(([key, { heads }]) => [key, heads])),
    flaky,
  };
}

/** All appearances of a screenshot, and those that no later approval has replaced. */
interface Branches {
  known: Set<Hash>;
  heads: Map<Hash, ReviewDecision>;
}

/**
 * Applies an approval to the branches of a screenshot. An approval that started from an appearance that was already
 * replaced comes from another branch: both appearances stay until a review settles them.
 */
function follow(branches: Branches | undefined, picture: ApprovedPicture, word: ReviewDecision): Branches {
  const { known, heads } = branches ?? { known: new Set([null]), heads: new Map<Hash, ReviewDecision>() };
  const stray = !known.has(picture.from);
  if (stray) heads.clear();
  for (const replaced of [picture.from, ...(picture.settles ?? [])]) heads.delete(replaced);
  known.add(picture.to);
  heads.set(picture.to, word);
  return { known, heads };
}

function wordOf({ by, at, reason }: Approval, picture: { reason?: string }): ReviewDecision {
  return { by, at, reason: picture.reason ?? reason };
}
