import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { type FrameSize, noZoom, pan, type Zoom, zoomByFactorAt } from './zoom.ts';

type Point = { x: number; y: number };

/**
 * Handles pinch, drag, wheel, click and double tap on one frame. The browser handles swipes until the image is zoomed.
 */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(noZoom);
  const frame = useRef<HTMLElement | null>(null);
  const fingers = useRef(new Map<number, Point>());
  // The click that ends a drag is ignored.
  const dragged = useRef(false);
  const touched = useRef(false);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  const by = useCallback((factor: number, at: Point = { x: 0, y: 0 }) => {
    setZoom((now) => zoomByFactorAt(now, factor, at, sizeOf(frame.current)));
  }, []);

  const ref = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element;
      if (!element) return undefined;
      // React's wheel listener is passive, so it could not prevent the browser from zooming the page.
      const onWheel = (event: WheelEvent) => {
        if (event.deltaY === 0) return;
        event.preventDefault();
        by(event.deltaY < 0 ? 1.25 : 0.8, fromMiddle(element, event));
      };
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => element.removeEventListener('wheel', onWheel);
    },
    [by],
  );

  const move = useCallback((x: number, y: number) => {
    setZoom((now) => pan(now, x, y, sizeOf(frame.current)));
  }, []);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      touched.current = event.pointerType === 'touch';
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (zoom.scale > 1) event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other) {
        dragged.current = true;
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        by(
          distance(now, other) / Math.max(1, distance(before, other)),
          fromMiddle(event.currentTarget, middle),
        );
      } else if (zoom.scale > 1) {
        if (distance(before, now) > 2) dragged.current = true;
        move(now.x - before.x, now.y - before.y);
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId);
    },
    /** Zooms in at that point, or back out. A single tap does nothing, because it may become a swipe. */
    onClick(event: MouseEvent<HTMLElement>) {
      if (dragged.current) return;
      const second = event.timeStamp - lastTap.current < 350;
      lastTap.current = second ? Number.NEGATIVE_INFINITY : event.timeStamp;
      // A tap acts on the second click. A mouse acts on the first, so the second must not undo it.
      if (touched.current !== second) return;
      if (zoom.scale > 1) setZoom(noZoom);
      else by(2.5, fromMiddle(event.currentTarget, event));
    },
  };

  return { zoom, ref, handlers, by, move, reset: useCallback(() => setZoom(noZoom), []) };
}

function sizeOf(element: HTMLElement | null): FrameSize {
  return { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 };
}

function fromMiddle(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
