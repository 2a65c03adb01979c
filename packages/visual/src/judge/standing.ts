import {
  type Approval,
  type ApprovedPicture,
  type Ledger,
  ledgerOf,
  readApprovals,
} from '../approved/approvals.ts';
import { label } from '../picture.ts';

type Hash = string | null;

/** Somebody's word on a picture. */
export interface Word {
  by: string;
  at: string;
  reason: string;
}

/** How things stand after all reviews, by label. */
export interface Standing {
  approved: Ledger;
  /** What was rejected and not approved later, by `lookOf`. */
  rejected: ReadonlyMap<string, ReadonlyMap<string, Word>>;
  /** Pictures that two branches approved differently, with the looks between which somebody must decide. */
  contested: ReadonlyMap<string, ReadonlyMap<Hash, Word>>;
  /** Pictures that were said not to stand still, until they are approved again. */
  flaky: ReadonlyMap<string, Word>;
}

/** A picture, or a picture together with what is heard of it. */
export function lookOf(hash: Hash, heard?: Hash): string {
  return heard ? `${hash} ${heard}` : String(hash);
}

export async function readStanding(baselines: string): Promise<Standing> {
  return standingOf(await readApprovals(baselines));
}

/** Takes the reviews in their order. */
export function standingOf(approvals: readonly Approval[]): Standing {
  const rejected = new Map<string, Map<string, Word>>();
  const flaky = new Map<string, Word>();
  const branches = new Map<string, Branches>();
  for (const approval of approvals) {
    for (const picture of approval.pictures) {
      const key = label(picture);
      for (const heard of [undefined, picture.heard]) {
        for (const hash of [picture.to, picture.taken])
          rejected.get(key)?.delete(lookOf(hash ?? null, heard));
      }
      flaky.delete(key);
      branches.set(key, follow(branches.get(key), picture, wordOf(approval, picture)));
    }
    for (const picture of approval.rejected ?? []) {
      const words = rejected.get(label(picture)) ?? new Map<string, Word>();
      const look = lookOf(picture.hash, picture.heard);
      rejected.set(label(picture), words.set(look, wordOf(approval, picture)));
    }
    for (const picture of approval.flaky ?? []) flaky.set(label(picture), wordOf(approval, picture));
  }
  const contested = [...branches].filter(([, { heads }]) => heads.size > 1);
  return {
    approved: ledgerOf(approvals),
    rejected,
    contested: new Map(contested.map(([key, { heads }]) => [key, heads])),
    flaky,
  };
}

/** The looks a picture had, and those that no later approval started from. */
interface Branches {
  known: Set<Hash>;
  heads: Map<Hash, Word>;
}

/**
 * An approval says what it started from. One that started from a look that another approval had already replaced was
 * made on another branch: both looks stand until one review settles them.
 */
function follow(branches: Branches | undefined, picture: ApprovedPicture, word: Word): Branches {
  const { known, heads } = branches ?? { known: new Set([null]), heads: new Map<Hash, Word>() };
  const stray = !known.has(picture.from);
  if (stray) heads.clear();
  for (const replaced of [picture.from, ...(picture.settles ?? [])]) heads.delete(replaced);
  known.add(picture.to);
  heads.set(picture.to, word);
  return { known, heads };
}

function wordOf({ by, at, reason }: Approval, picture: { reason?: string }): Word {
  return { by, at, reason: picture.reason ?? reason };
}
