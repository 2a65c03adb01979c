import { useEffect } from 'react';
import type { ReviewPicture } from '../../src/review/review-data.ts';
import { decode } from './decoded.ts';
import { pairOf } from './pair.ts';

/** How many pictures ahead are decoded while one is looked at. */
const ahead = 3;

/** Gets the next pictures ready as soon as the present one is there. */
export function useLookAhead(
  order: readonly ReviewPicture[],
  present: ReviewPicture | undefined,
  on: boolean,
) {
  useEffect(() => {
    if (!on) return;
    const at = order.findIndex(({ label }) => label === present?.label);
    const timer = setTimeout(() => {
      for (const { first, second } of order.slice(at + 1, at + 1 + ahead).map(pairOf)) {
        // A picture that cannot be loaded says so when its turn comes.
        for (const side of [first, second]) if (side) decode(side.source).catch(() => {});
      }
    }, 60);
    return () => clearTimeout(timer);
  }, [order, present, on]);
}
