import { Caption } from './caption.tsx';
import { RegionBoxes } from './region-boxes.tsx';
import { Screenshot } from './screenshot.tsx';
import type { ViewModeProps } from './view-mode-props.ts';
import { ZoomableScreenshotPane } from './zoomable-screenshot-pane.tsx';

/** Shows the diff image, which marks the pixels that differ. */
export function DifferenceView({
  name,
  size,
  scale,
  difference,
  regions,
  current,
  onWheelZoom,
}: ViewModeProps) {
  if (!difference) return null;
  const side = { source: difference.source, hash: '', ...size };
  return (
    <div className="relative flex min-h-0 flex-1">
      <Caption text="What differs" />
      <ZoomableScreenshotPane
        label={`What differs in ${name}`}
        {...size}
        scale={scale}
        onWheelZoom={onWheelZoom}
        className="pt-6"
      >
        <Screenshot side={side} alt={`The differing pixels of ${name}`} scale={scale} />
        <RegionBoxes regions={regions} scale={scale} current={current} />
      </ZoomableScreenshotPane>
    </div>
  );
}
