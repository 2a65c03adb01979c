import type { ReviewRecord } from '../approved/review-records.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import type { DecisionHistoryEntry } from './review-data.ts';

/** Returns all decisions about each screenshot, latest first, by label. */
export function getDecisionsByScreenshot(
  reviews: readonly ReviewRecord[],
): ReadonlyMap<string, readonly DecisionHistoryEntry[]> {
  const histories = new Map<string, DecisionHistoryEntry[]>();
  for (const { by, at, commit, reason, pictures, rejected = [] } of reviews) {
    const add = (
      verb: DecisionHistoryEntry['verb'],
      key: string,
      hash: string | null,
      ownReason: string = reason,
    ) => {
      const earlier = histories.get(key) ?? [];
      histories.set(key, [{ at, by, commit, reason: ownReason, verb, hash }, ...earlier]);
    };
    for (const screenshot of pictures)
      add('approve', getScreenshotLabel(screenshot), screenshot.to, screenshot.reason);
    for (const screenshot of rejected)
      add('reject', getScreenshotLabel(screenshot), screenshot.hash, screenshot.reason);
  }
  return histories;
}
