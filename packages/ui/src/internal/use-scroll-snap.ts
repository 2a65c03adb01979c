import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a scrolling row of equally wide slides and the number of the shown one in step. The browser does the swiping
 * (scroll-snap); without a script the row is still one that scrolls.
 */
export function useScrollSnap(shown: number, onShow: (index: number) => void): ScrollSnapRow {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const inStep = () => {
      if (indexOf(row) !== shown) showSlide(row, shown);
    };
    inStep();
    // Drawn before its styles or its direction of writing were there, or in a window that is turned: in step again.
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

export interface ScrollSnapRow {
  ref: RefObject<HTMLElement | null>;
  onScroll: () => void;
}

/** Round the end and back to the start. */
export function wrapIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** What a key does to a row of slides, in the direction that it is read in. */
export function getSlideForKey(
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

// From right to left a row scrolls below zero.
function indexOf(row: HTMLElement): number {
  return row.clientWidth === 0 ? -1 : Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}

function showSlide(row: HTMLElement, index: number) {
  const [first, slide] = [row.children[0], row.children[index]];
  if (!(first instanceof HTMLElement && slide instanceof HTMLElement)) return;
  row.scrollTo?.({ left: slide.offsetLeft - first.offsetLeft, behavior: 'instant' });
}
