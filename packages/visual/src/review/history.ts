import type { ReviewRecord } from '../approved/approvals.ts';
import { getLabel } from '../screenshot-id.ts';
import type { HistoryEntry } from './review-data.ts';

/** Returns all decisions about each screenshot, latest first, by label. */
export function getHistoryByScreenshot(
  approvals: readonly ReviewRecord[],
): ReadonlyMap<string, readonly HistoryEntry[]> {
  const histories = new Map<string, HistoryEntry[]>();
  for (const { by, at, commit, reason, pictures, rejected = [] } of approvals) {
    const add = (
      verb: HistoryEntry['verb'],
      key: string,
      hash: string | null,
      ownReason: string = reason,
    ) => {
      const earlier = histories.get(key) ?? [];
      histories.set(key, [{ at, by, commit, reason: ownReason, verb, hash }, ...earlier]);
    };
    for (const screenshot of pictures) add('approve', getLabel(screenshot), screenshot.to, screenshot.reason);
    for (const screenshot of rejected)
      add('reject', getLabel(screenshot), screenshot.hash, screenshot.reason);
  }
  return histories;
}
