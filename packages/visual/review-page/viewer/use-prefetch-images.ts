import { useEffect } from 'react';
import type { ReviewPicture } from '../../src/review/review-data.ts';
import { toPair } from './pair.ts';
import { decodeImage } from './use-decoded-images.ts';

/** How many pictures ahead are decoded while one is looked at. */
const ahead = 3;

/**
 * Gets ready what the next press may ask for, the likeliest first, as soon as the present picture is there: one after
 * the other, since two at once would both be late.
 */
export function usePrefetchImages(
  likely: readonly (ReviewPicture | null | undefined)[],
  present: ReviewPicture | undefined,
  on: boolean,
) {
  const sources = [...new Set(likely)]
    .flatMap((one) => (one && one.label !== present?.label ? [toPair(one)] : []))
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
        await decodeImage(source).catch(() => {});
      }
    }, 30);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [sources, on]);
}
