import type { CapturedScreenshot } from '../capture/capture.ts';
import { getLabel, type ScreenshotId } from '../screenshot-id.ts';

/**
 * Stories of one component that look alike in one mode: most likely one of them shows nothing of what its
 * name says. Answers, by label, the story each looks like; a story that says why is left in peace.
 */
export function findDuplicates(captured: readonly CapturedScreenshot[]): ReadonlyMap<string, ScreenshotId> {
  const first = new Map<string, ScreenshotId>();
  const twins = new Map<string, ScreenshotId>();
  for (const one of captured) {
    if (one.outcome !== 'taken' || one.samePicture) continue;
    const look = `${one.story.split('--')[0]} ${one.mode} ${one.hash}`;
    const earlier = first.get(look);
    if (earlier) twins.set(getLabel(one), earlier);
    else first.set(look, one);
  }
  return twins;
}
