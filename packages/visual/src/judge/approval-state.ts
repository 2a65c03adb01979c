import {
  type Approval,
  type ApprovalIndex,
  type ApprovedPicture,
  indexApprovals,
  readApprovals,
} from '../approved/approvals.ts';
import { getLabel } from '../screenshot-id.ts';

type Hash = string | null;

/** Somebody's word on a picture. */
export interface ReviewDecision {
  by: string;
  at: string;
  reason: string;
}

/** How things stand after all reviews, by label. */
export interface ApprovalState {
  approved: ApprovalIndex;
  /** What was rejected and not approved later, by `lookOf`. */
  rejected: ReadonlyMap<string, ReadonlyMap<string, ReviewDecision>>;
  /** Pictures that two branches approved differently, with the looks between which somebody must decide. */
  contested: ReadonlyMap<string, ReadonlyMap<Hash, ReviewDecision>>;
  /** Pictures that were said not to stand still, until they are approved again. */
  flaky: ReadonlyMap<string, ReviewDecision>;
}

/** A picture, or a picture together with what is heard of it. */
export function getAppearanceKey(hash: Hash, heard?: Hash): string {
  return heard ? `${hash} ${heard}` : String(hash);
}

export async function readApprovalState(baselines: string): Promise<ApprovalState> {
  return computeApprovalState(await readApprovals(baselines));
}

/** Takes the reviews in their order. */
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

/** The looks a picture had, and those that no later approval started from. */
interface Branches {
  known: Set<Hash>;
  heads: Map<Hash, ReviewDecision>;
}

/**
 * An approval says what it started from. One that started from a look that another approval had already replaced was
 * made on another branch: both looks stand until one review settles them.
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
