import { useEffect } from 'react';
import type { ReviewPicture } from '../../src/review/review-data.ts';
import { decode } from './decoded.ts';
import { pairOf } from './pair.ts';

/** How many pictures ahead are decoded while one is looked at. */
const ahead = 3;

/**
 * Gets ready what the next press may ask for, the likeliest first, as soon as the present picture is there: one after
 * the other, since two at once would both be late.
 */
export function useLookAhead(
  likely: readonly (ReviewPicture | null | undefined)[],
  present: ReviewPicture | undefined,
  on: boolean,
) {
  const sources = [...new Set(likely)]
    .flatMap((one) => (one && one.label !== present?.label ? [pairOf(one)] : []))
    .slice(0, ahead)
    .flatMap(({ first, second }) => [first?.source, second?.source])
    .filter((source) => source !== undefined)
    .join('\n');
  useEffect(() => {
    if (!on) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      for (const source of sources.split('\n').filter(Boolean)) {
        if (!wanted) return;
        // A picture that cannot be loaded says so when its turn comes.
        await decode(source).catch(() => {});
      }
    }, 30);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [sources, on]);
}
