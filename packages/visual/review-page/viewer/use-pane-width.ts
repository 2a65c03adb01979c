import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide the first pane is, so that a picture can be fitted into it. */
export function usePaneWidth(stage: RefObject<HTMLElement | null>, panes: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const look = () => setWidth(element.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  return width / panes;
}
