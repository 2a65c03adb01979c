import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide there is room, so that pictures can be fitted into it. */
export function useElementWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setWidth(element.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
