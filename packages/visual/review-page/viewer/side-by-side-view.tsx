import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { Caption } from './caption.tsx';
import { RegionBoxes } from './region-boxes.tsx';
import { Screenshot } from './screenshot.tsx';
import type { ViewModeProps } from './view-mode-props.ts';
import { ZoomableScreenshotPane } from './zoomable-screenshot-pane.tsx';

/** Both screenshots, each in its own pane. The panes scroll together. */
export function SideBySideView({
  pair,
  name,
  size,
  scale,
  stacked,
  regions,
  current,
  onWheelZoom,
}: ViewModeProps) {
  const panes = useRef<(HTMLDivElement | null)[]>([]);
  const follow = (from: 0 | 1) => () => {
    const [moved, other] = [panes.current[from], panes.current[1 - from]];
    if (!moved || !other) return;
    // Set only values that differ. Otherwise the panes would trigger each other endlessly.
    if (other.scrollLeft !== moved.scrollLeft) other.scrollLeft = moved.scrollLeft;
    if (other.scrollTop !== moved.scrollTop) other.scrollTop = moved.scrollTop;
  };
  const sides = [
    { side: pair.first, label: pair.firstLabel },
    { side: pair.second, label: pair.secondLabel },
  ] as const;

  return (
    <div className={cx('flex min-h-0 flex-1 divide-subtle', stacked ? 'flex-col divide-y' : 'divide-x')}>
      {sides.map(({ side, label }, index) => (
        <div key={index === 0 ? 'first' : 'second'} className="relative flex min-h-0 min-w-0 flex-1">
          <Caption text={label} />
          <ZoomableScreenshotPane
            ref={(element) => {
              panes.current[index] = element;
            }}
            label={`${label}: ${name}`}
            {...size}
            scale={scale}
            onWheelZoom={onWheelZoom}
            onScroll={follow(index === 0 ? 0 : 1)}
            className="pt-6"
          >
            {side && <Screenshot side={side} alt={`${label}: ${name}`} scale={scale} />}
            <RegionBoxes regions={regions} scale={scale} current={current} />
          </ZoomableScreenshotPane>
        </div>
      ))}
    </div>
  );
}
