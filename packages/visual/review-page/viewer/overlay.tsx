import type { ReactNode } from 'react';
import { Caption } from './caption.tsx';
import { Pane } from './pane.tsx';
import type { ViewModeProps } from './view-mode-props.ts';

interface OverlayProps extends Pick<ViewModeProps, 'pair' | 'name' | 'size' | 'scale' | 'onWheelZoom'> {
  /** The content of the sheet. */
  children: ReactNode;
  /** A control beside the sheet, which does not scroll with it. */
  control?: ReactNode;
}

/** A scrollable sheet for both screenshots, with a caption for each in its corner. */
export function Overlay({ pair, name, size, scale, onWheelZoom, children, control }: OverlayProps) {
  return (
    <div className="relative flex min-h-0 flex-1">
      <Caption text={pair.firstLabel} />
      <Caption text={pair.secondLabel} end />
      <Pane
        label={`Both pictures of ${name}`}
        {...size}
        scale={scale}
        onWheelZoom={onWheelZoom}
        className="pt-6"
      >
        {children}
      </Pane>
      {control}
    </div>
  );
}
