import { useRef } from 'react';
import { OverlaidPairPane } from './overlaid-pair-pane.tsx';
import { RegionBoxes } from './region-boxes.tsx';
import { Screenshot } from './screenshot.tsx';
import type { ViewModeProps } from './view-mode-props.ts';

/** The later screenshot on top of the earlier one, with adjustable opacity. */
export function OnionSkinView({ regions, current, ...overlaid }: ViewModeProps) {
  const { pair, name, scale } = overlaid;
  const skin = useRef<HTMLDivElement>(null);
  return (
    <OverlaidPairPane
      {...overlaid}
      control={
        <label className="absolute bottom-4 left-4 z-1 flex h-9 items-center gap-3 rounded-control bg-surface px-3 text-compact shadow-raised">
          After
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={50}
            aria-label="Opacity of the later picture, in percent"
            onInput={({ currentTarget }) =>
              skin.current?.style.setProperty('opacity', String(Number(currentTarget.value) / 100))
            }
            className="h-6 w-40 accent-accent max-sm:w-24"
          />
        </label>
      }
    >
      {pair.first && <Screenshot side={pair.first} alt={`${pair.firstLabel}: ${name}`} scale={scale} />}
      {pair.second && (
        <div ref={skin} className="absolute inset-0 opacity-50">
          <Screenshot side={pair.second} alt={`${pair.secondLabel}: ${name}`} scale={scale} />
        </div>
      )}
      <RegionBoxes regions={regions} scale={scale} current={current} />
    </OverlaidPairPane>
  );
}
