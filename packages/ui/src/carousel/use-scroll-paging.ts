import { useCallback, useRef, useState } from 'react';

/** Returns whether a row has more before and after its visible part, and a function that scrolls it by a page. */
export function useScrollPaging() {
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  const ref = useCallback((element: HTMLUListElement | null) => {
    row.current = element;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => {
      const from = Math.abs(element.scrollLeft);
      // Rounding by the browser leaves up to a pixel at either end.
      const next = { before: from > 1, after: from + element.clientWidth < element.scrollWidth - 1 };
      setMore((now) => (now.before === next.before && now.after === next.after ? now : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const move = useCallback((pages: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: pages * forward * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  }, []);

  return { ref, more, move };
}
