import type { ReactNode } from 'react';
import { Caption } from './caption.tsx';
import type { ViewModeProps } from './view-mode-props.ts';
import { ZoomableScreenshotPane } from './zoomable-screenshot-pane.tsx';

interface OverlaidPairPaneProps
  extends Pick<ViewModeProps, 'pair' | 'name' | 'size' | 'scale' | 'onWheelZoom'> {
  /** The content of the sheet. */
  children: ReactNode;
  /** A control beside the sheet, which does not scroll with it. */
  control?: ReactNode;
}

/** A scrollable sheet for both screenshots, with a caption for each in its corner. */
export function OverlaidPairPane({
  pair,
  name,
  size,
  scale,
  onWheelZoom,
  children,
  control,
}: OverlaidPairPaneProps) {
  return (
    <div className="relative flex min-h-0 flex-1">
      <Caption text={pair.firstLabel} />
      <Caption text={pair.secondLabel} end />
      <ZoomableScreenshotPane
        label={`Both pictures of ${name}`}
        {...size}
        scale={scale}
        onWheelZoom={onWheelZoom}
        className="pt-6"
      >
        {children}
      </ZoomableScreenshotPane>
      {control}
    </div>
  );
}
