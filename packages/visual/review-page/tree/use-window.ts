import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { scrollTopFor, windowOf } from './windowing.ts';

/** Keeps a long list as short as its window: what to draw, and how to bring a row into sight. */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
  /** Rows drawn beyond each edge, so that a quick scroll shows no gaps. */
  spare: number,
) {
  const [view, setView] = useState({ top: 0, height: 800 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      // A few pixels draw no other row: to keep them from rendering, the top is known by rows.
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight;
      const height = element.clientHeight;
      setView((old) => (old.top === top && old.height === height ? old : { top, height }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [list, rowHeight]);

  const show = useCallback(
    (index: number) => {
      const element = list.current;
      if (!element || index < 0) return;
      element.scrollTop = scrollTopFor(index, element.scrollTop, element.clientHeight, rowHeight);
    },
    [list, rowHeight],
  );

  return { ...windowOf(view.top, view.height + rowHeight, rowHeight, count, spare), show };
}
