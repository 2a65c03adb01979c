import { useEffect, useState } from 'react';
import { ToolbarButton } from '../header/toolbar-button.tsx';
import { Caption } from './caption.tsx';
import { RegionBoxes } from './region-boxes.tsx';
import { Screenshot } from './screenshot.tsx';
import type { ViewModeProps } from './view-mode-props.ts';
import { ZoomableScreenshotPane } from './zoomable-screenshot-pane.tsx';

/** Milliseconds per screenshot: slow enough for photosensitive people, and quick enough to notice what jumps. */
const period = 900;

/** Alternates between the two screenshots. With reduced motion, the user switches them by hand. */
export function BlinkView({ pair, name, size, scale, regions, current, onWheelZoom }: ViewModeProps) {
  const [second, setSecond] = useState(true);
  const [running, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSecond((old) => !old), period);
    return () => clearInterval(timer);
  }, [running]);
  const label = second ? pair.secondLabel : pair.firstLabel;

  return (
    <div className="relative flex min-h-0 flex-1">
      <Caption text={label} />
      <ZoomableScreenshotPane
        label={`Both pictures of ${name}`}
        {...size}
        scale={scale}
        onWheelZoom={onWheelZoom}
        className="pt-6"
      >
        {pair.first && <Screenshot side={pair.first} alt={`${pair.firstLabel}: ${name}`} scale={scale} />}
        {pair.second && (
          <div className={second ? 'absolute inset-0 bg-surface' : 'invisible absolute inset-0'}>
            <Screenshot side={pair.second} alt={`${pair.secondLabel}: ${name}`} scale={scale} />
          </div>
        )}
        <RegionBoxes regions={regions} scale={scale} current={current} />
      </ZoomableScreenshotPane>
      <div className="absolute bottom-4 left-4 z-1 flex gap-1 rounded-control bg-surface p-1 shadow-raised">
        <ToolbarButton variant="plain" onClick={() => setRunning(!running)}>
          {running ? 'Pause' : 'Play'}
        </ToolbarButton>
        <ToolbarButton
          variant="plain"
          onClick={() => {
            setRunning(false);
            setSecond(!second);
          }}
        >
          {second ? 'Show the first' : 'Show the second'}
        </ToolbarButton>
      </div>
    </div>
  );
}
