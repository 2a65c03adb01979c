import { Caption } from './caption.tsx';
import { Screenshot } from './screenshot.tsx';
import type { ViewModeProps } from './view-mode-props.ts';
import { ZoomableScreenshotPane } from './zoomable-screenshot-pane.tsx';

/** A screenshot that has no counterpart. */
export function SingleView({ pair, name, size, scale, onWheelZoom }: ViewModeProps) {
  const side = pair.second ?? pair.first;
  const label = pair.second ? pair.secondLabel : pair.firstLabel;
  if (!side) return null;
  return (
    <div className="relative flex min-h-0 flex-1">
      <Caption text={label} />
      <ZoomableScreenshotPane
        label={`${label}: ${name}`}
        {...size}
        scale={scale}
        onWheelZoom={onWheelZoom}
        className="pt-6"
      >
        <Screenshot side={side} alt={`${label}: ${name}`} scale={scale} />
      </ZoomableScreenshotPane>
    </div>
  );
}
