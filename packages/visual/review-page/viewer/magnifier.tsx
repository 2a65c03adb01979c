import { type RefObject, useEffect, useRef } from 'react';
import type { ChangedRegion } from '../../src/review/review-data.ts';
import type { Pair } from './pair.ts';

const times = 4;
const edge = 168;
/** How far an arrow key moves the magnifier, in pixels of the screenshot. */
const stride = 8;

/** Magnifies the same point of both screenshots four times. It follows the mouse, the arrow keys and the regions. */
export function Magnifier({ viewport, pair, region }: MagnifierProps) {
  const lens = useRef<HTMLDivElement>(null);
  const spot = useRef({ x: 0, y: 0 });

  useEffect(() => {
    const element = viewport.current;
    const box = lens.current;
    if (!element || !box) return;
    const magnify = (x: number, y: number, area: DOMRect, screenshotWidth: number) => {
      spot.current = { x, y };
      const scale = area.width / screenshotWidth;
      const [left, top] = [area.left + x * scale, area.top + y * scale];
      // Place it beside the magnified point, and on the other side at the edge of the window.
      const width = box.offsetWidth;
      box.style.left = `${left + 24 + width > innerWidth ? Math.max(8, left - 24 - width) : left + 24}px`;
      box.style.top = `${Math.max(8, Math.min(innerHeight - box.offsetHeight - 8, top + 24))}px`;
      box.style.setProperty('--x', `${edge / 2 - x * times}px`);
      box.style.setProperty('--y', `${edge / 2 - y * times}px`);
    };
    const findArea = (target: EventTarget | null) => {
      const within = target instanceof Element ? target.closest('[data-pane]') : null;
      return (within ?? element).querySelector('[data-sheet]')?.getBoundingClientRect();
    };
    const width = (pair.second ?? pair.first)?.width ?? 1;
    const follow = (event: PointerEvent) => {
      const area = findArea(event.target);
      if (!area) return;
      const scale = area.width / width;
      magnify((event.clientX - area.left) / scale, (event.clientY - area.top) / scale, area, width);
    };
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-stride, 0],
      ArrowRight: [stride, 0],
      ArrowUp: [0, -stride],
      ArrowDown: [0, stride],
    };
    const move = (event: KeyboardEvent) => {
      const by = arrows[event.key];
      const area = findArea(event.target);
      const onControl = event.target instanceof Element && event.target.closest('input, button');
      if (!by || !area || onControl) return;
      event.preventDefault();
      magnify(spot.current.x + by[0], spot.current.y + by[1], area, width);
    };
    const area = findArea(null);
    if (area && region) magnify(region.x + region.width / 2, region.y + region.height / 2, area, width);
    else if (area) magnify(spot.current.x || width / 2, spot.current.y || 40, area, width);
    element.addEventListener('pointermove', follow);
    element.addEventListener('keydown', move);
    return () => {
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('keydown', move);
    };
  }, [viewport, pair, region]);

  const sides = [pair.first, pair.second].filter((side) => side !== null);
  return (
    <div
      ref={lens}
      aria-hidden="true"
      data-magnifier=""
      className="pointer-events-none fixed z-dropdown flex gap-0.5 rounded-control border-2 border-strong bg-text shadow-overlay"
    >
      {sides.map((side) => (
        <div
          key={side.source}
          className="relative overflow-hidden bg-surface"
          style={{ width: edge, height: edge }}
        >
          <img
            src={side.source}
            alt=""
            className="absolute top-0 left-0 max-w-none [image-rendering:pixelated] translate-x-(--x) translate-y-(--y)"
            style={{ width: side.width * times, height: side.height * times }}
          />
          <span className="absolute inset-1/2 size-2 -translate-1/2 rounded-full border border-on-highlight outline outline-highlight" />
        </div>
      ))}
    </div>
  );
}

interface MagnifierProps {
  viewport: RefObject<HTMLElement | null>;
  pair: Pair;
  /** The region to move to when the user steps through the regions. */
  region: ChangedRegion | null;
}
