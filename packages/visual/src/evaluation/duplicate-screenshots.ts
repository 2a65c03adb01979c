import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { getScreenshotLabel, type ScreenshotId } from '../screenshot-id.ts';

/**
 * Finds stories of one component that look the same in one mode, because one of them probably does not show what its
 * name says. Returns the story that each one duplicates, by label. Skips stories that state a reason.
 */
export function findDuplicateScreenshots(
  captured: readonly ScreenshotCaptureResult[],
): ReadonlyMap<string, ScreenshotId> {
  const first = new Map<string, ScreenshotId>();
  const duplicates = new Map<string, ScreenshotId>();
  for (const one of captured) {
    if (one.outcome !== 'taken' || one.duplicateReason) continue;
    const key = `${one.story.split('--')[0]} ${one.mode} ${one.hash}`;
    const earlier = first.get(key);
    if (earlier) duplicates.set(getScreenshotLabel(one), earlier);
    else first.set(key, one);
  }
  return duplicates;
}
