import type { Approval } from '../approved/approvals.ts';
import { getLabel } from '../screenshot-id.ts';
import type { HistoryEntry } from './review-data.ts';

/** Returns all decisions about each screenshot, latest first, by label. */
export function groupHistory(approvals: readonly Approval[]): ReadonlyMap<string, readonly HistoryEntry[]> {
  const histories = new Map<string, HistoryEntry[]>();
  for (const { by, at, commit, reason, pictures, rejected = [] } of approvals) {
    const add = (verb: HistoryEntry['verb'], key: string, hash: string | null, own: string = reason) => {
      const earlier = histories.get(key) ?? [];
      histories.set(key, [{ at, by, commit, reason: own, verb, hash }, ...earlier]);
    };
    for (const picture of pictures) add('approve', getLabel(picture), picture.to, picture.reason);
    for (const picture of rejected) add('reject', getLabel(picture), picture.hash, picture.reason);
  }
  return histories;
}
