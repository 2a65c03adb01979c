import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a scrolling row of equally wide slides and the index of the shown slide in sync. The browser handles swiping
 * (scroll-snap); without JavaScript the row still scrolls.
 */
export function useScrollSnap(shown: number, onShow: (index: number) => void): ScrollSnapResult {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const inStep = () => {
      if (indexOf(row) !== shown) showSlide(row, shown);
    };
    inStep();
    // Sync again if it was rendered before its styles or writing direction, or if the window is rotated.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(inStep);
    observer.observe(row);
    return () => observer.disconnect();
  }, [shown]);

  const onScroll = useCallback(() => {
    const row = ref.current;
    if (!row || row.clientWidth === 0) return;
    const index = indexOf(row);
    if (index !== shown && index < row.children.length) onShow(index);
  }, [shown, onShow]);

  return { ref, onScroll };
}

export interface ScrollSnapResult {
  ref: RefObject<HTMLElement | null>;
  onScroll: () => void;
}

/** Moves an index and wraps around at both ends. */
export function wrapIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** Returns the slide that a key leads to, in the reading direction. */
export function getSlideIndexForKey(
  key: string,
  index: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  const forward = rightToLeft ? -1 : 1;
  if (key === 'ArrowRight') return wrapIndex(index, forward, count);
  if (key === 'ArrowLeft') return wrapIndex(index, -forward, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

// In right-to-left, `scrollLeft` is negative.
function indexOf(row: HTMLElement): number {
  return row.clientWidth === 0 ? -1 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}

function showSlide(row: HTMLElement, index: number) {
  const [first, slide] = [row.children[0], row.children[index]];
  if (!(first instanceof HTMLElement && slide instanceof HTMLElement)) return;
  row.scrollTo?.({ left: slide.offsetLeft - first.offsetLeft, behavior: 'instant' });
}
