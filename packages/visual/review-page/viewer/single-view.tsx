import { Caption } from './caption.tsx';
import { Screenshot } from './screenshot.tsx';
import { ScreenshotPane } from './screenshot-pane.tsx';
import type { ViewModeProps } from './view-mode-props.ts';

/** A screenshot that has no counterpart. */
export function SingleView({ pair, name, size, scale, onWheelZoom }: ViewModeProps) {
  const side = pair.second ?? pair.first;
  const label = pair.second ? pair.secondLabel : pair.firstLabel;
  if (!side) return null;
  return (
    <div className="relative flex min-h-0 flex-1">
      <Caption text={label} />
      <ScreenshotPane
        label={`${label}: ${name}`}
        {...size}
        scale={scale}
        onWheelZoom={onWheelZoom}
        className="pt-6"
      >
        <Screenshot side={side} alt={`${label}: ${name}`} scale={scale} />
      </ScreenshotPane>
    </div>
  );
}
