import { useRef } from 'react';
import { ReviewIcon } from '../header/review-icon.tsx';
import { OverlaidPairPane } from './overlaid-pair-pane.tsx';
import { RegionBoxes } from './region-boxes.tsx';
import { Screenshot } from './screenshot.tsx';
import type { ViewModeProps } from './view-mode-props.ts';

/** One screenshot under the other, divided by a draggable line. Dragging bypasses React for speed. */
export function SliderView({ regions, current, ...overlaid }: ViewModeProps) {
  const { pair, name, scale } = overlaid;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <OverlaidPairPane {...overlaid}>
      <div ref={sheet} className="absolute inset-0 [--divide:50%]">
        {pair.first && <Screenshot side={pair.first} alt={`${pair.firstLabel}: ${name}`} scale={scale} />}
        {pair.second && (
          <div className="absolute inset-0 bg-surface [clip-path:inset(0_0_0_var(--divide))]">
            <Screenshot side={pair.second} alt={`${pair.secondLabel}: ${name}`} scale={scale} />
          </div>
        )}
        <RegionBoxes regions={regions} scale={scale} current={current} />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute -inset-y-6 left-(--divide) w-0.5 -translate-x-1/2 bg-text outline-1 outline-page"
        />
        <div className="pointer-events-none absolute inset-0">
          <div className="sticky top-1/3 h-10">
            <input
              type="range"
              min={0}
              max={100}
              defaultValue={50}
              aria-label="Divide between before and after"
              onInput={({ currentTarget }) =>
                sheet.current?.style.setProperty('--divide', `${currentTarget.value}%`)
              }
              className="divide-handle absolute -left-5 w-[calc(100%+2.5rem)]"
            />
            <ReviewIcon
              name="divide"
              width={24}
              height={24}
              className="absolute top-2 left-(--divide) -translate-x-1/2 text-page"
            />
          </div>
        </div>
      </div>
    </OverlaidPairPane>
  );
}
