import { useEffect } from 'react';
import type { ReviewScreenshot } from '../../src/review/review-data.ts';
import { toPair } from './pair.ts';
import { preloadImage } from './use-decode-state.ts';

/** How many screenshots are decoded in advance. */
const ahead = 3;

/**
 * Decodes the screenshots that the user is likely to open next, most likely first, once the current one is shown.
 * Decodes one at a time, because two at once would delay each other.
 */
export function usePrefetchImages(
  likely: readonly (ReviewScreenshot | null | undefined)[],
  present: ReviewScreenshot | undefined,
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
    let active = true;
    const timer = setTimeout(async () => {
      for (const source of sources.split('\n').filter(Boolean)) {
        if (!active) return;
        // Ignore failures here: they are reported when the picture is shown.
        await preloadImage(source).catch(() => {});
      }
    }, 30);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [sources, on]);
}
