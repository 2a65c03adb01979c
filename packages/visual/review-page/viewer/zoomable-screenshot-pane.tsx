import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { ScrollArea } from '../header/scroll-area.tsx';
import { getAnchoredScroll, screenshotMargin } from './zoom.ts';

/**
 * A viewport of one screenshot that scrolls, can be dragged, and zooms around the pointer with Ctrl and the wheel. It
 * uses the browser's own scrolling, so that keys, touch and screen magnifiers work as usual.
 */
export function ZoomableScreenshotPane({
  ref,
  label,
  width,
  height,
  scale,
  onWheelZoom,
  onScroll,
  className,
  children,
}: ZoomableScreenshotPaneProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const spot = useRef<{ x: number; y: number } | null>(null);
  const size = useRef<{ width: number; height: number } | null>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLDivElement, []);

  useLayoutEffect(() => {
    const pane = ownRef.current;
    if (!pane) return;
    const now = {
      width: width * scale + screenshotMargin * 2,
      height: height * scale + screenshotMargin * 2,
    };
    const old = size.current;
    const at = spot.current ?? { x: pane.clientWidth / 2, y: pane.clientHeight / 2 };
    if (old && old.width !== now.width) {
      pane.scrollLeft = getAnchoredScroll(pane.scrollLeft, at.x, old.width, now.width);
      pane.scrollTop = getAnchoredScroll(pane.scrollTop, at.y, old.height, now.height);
    }
    size.current = now;
    spot.current = null;
  }, [width, height, scale]);

  useLayoutEffect(() => {
    const pane = ownRef.current;
    if (!pane) return;
    // Attached manually, because React's wheel listener is passive and cannot prevent the page zoom.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = pane.getBoundingClientRect();
      spot.current = { x: event.clientX - box.left, y: event.clientY - box.top };
      onWheelZoom(event.deltaY < 0 ? 1 : -1);
    };
    pane.addEventListener('wheel', wheel, { passive: false });
    return () => pane.removeEventListener('wheel', wheel);
  }, [onWheelZoom]);

  useLayoutEffect(() => {
    const pane = ownRef.current;
    return pane ? dragToScroll(pane) : undefined;
  }, []);

  return (
    <ScrollArea
      ref={ownRef}
      aria-label={label}
      data-pane=""
      onScroll={onScroll}
      className={cx(
        'grid min-h-0 min-w-0 flex-1 cursor-grab overflow-auto overscroll-contain -outline-offset-2 data-dragged:cursor-grabbing',
        className,
      )}
    >
      <div className="m-auto p-6">
        <div
          data-sheet=""
          className="relative bg-surface shadow-floating"
          style={{ width: Math.round(width * scale), height: Math.round(height * scale) }}
        >
          {children}
        </div>
      </div>
    </ScrollArea>
  );
}

interface ZoomableScreenshotPaneProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  width: number;
  height: number;
  scale: number;
  onWheelZoom: (direction: 1 | -1) => void;
  onScroll?: () => void;
  className?: string;
  children: ReactNode;
}

/** Scrolls the pane by dragging with the mouse. Touch scrolls natively. */
function dragToScroll(pane: HTMLElement): () => void {
  let last: { x: number; y: number } | null = null;
  const down = (event: PointerEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('input, button');
    if (event.pointerType !== 'mouse' || event.button !== 0 || onControl) return;
    last = { x: event.clientX, y: event.clientY };
    pane.setPointerCapture(event.pointerId);
    pane.dataset['dragged'] = '';
  };
  const move = (event: PointerEvent) => {
    if (!last) return;
    pane.scrollBy(last.x - event.clientX, last.y - event.clientY);
    last = { x: event.clientX, y: event.clientY };
  };
  const up = () => {
    last = null;
    delete pane.dataset['dragged'];
  };
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  const each = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
  for (const [name, listener] of each) pane.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of each) pane.removeEventListener(name, listener);
  };
}
