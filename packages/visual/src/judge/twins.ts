import type { Captured } from '../capture/capture.ts';
import { label, type PictureName } from '../picture.ts';

/**
 * Stories of one component that look alike in one mode: most likely one of them shows nothing of what its
 * name says. Answers, by label, the story each looks like; a story that says why is left in peace.
 */
export function twinsOf(captured: readonly Captured[]): ReadonlyMap<string, PictureName> {
  const first = new Map<string, PictureName>();
  const twins = new Map<string, PictureName>();
  for (const one of captured) {
    if (one.outcome !== 'taken' || one.samePicture) continue;
    const look = `${one.story.split('--')[0]} ${one.mode} ${one.hash}`;
    const earlier = first.get(look);
    if (earlier) twins.set(label(one), earlier);
    else first.set(look, one);
  }
  return twins;
}
