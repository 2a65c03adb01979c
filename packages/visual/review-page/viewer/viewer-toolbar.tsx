import { Icon } from '@piri/ui/icon';
import { ReviewIcon } from '../header/review-icon.tsx';
import { ToolbarButton } from '../header/toolbar-button.tsx';
import type { Zoom } from './zoom.ts';

/** The controls for zoom, boxes and magnifier, below the picture, so that they never cover a part of it. */
export function ViewerToolbar({
  scale,
  zoom,
  boxes,
  magnifier,
  onZoom,
  onZoomBy,
  onBoxes,
  onMagnifier,
}: ViewerToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Size and aids"
      className="mt-auto flex shrink-0 items-center justify-end border-subtle border-t bg-page px-3 py-0.5"
    >
      <ToolbarButton
        variant="plain"
        aria-label="Boxes"
        aria-pressed={boxes}
        aria-keyshortcuts="b"
        onClick={onBoxes}
      >
        <ReviewIcon name="boxes" />
      </ToolbarButton>
      <ToolbarButton
        variant="plain"
        aria-label="Magnifier"
        aria-pressed={magnifier}
        aria-keyshortcuts="l"
        onClick={onMagnifier}
      >
        <Icon name="search" width={18} height={18} />
      </ToolbarButton>
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-border-subtle" />
      <ToolbarButton variant="plain" aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
        Fit
      </ToolbarButton>
      <ToolbarButton variant="plain" aria-pressed={zoom === 1} onClick={() => onZoom(1)}>
        1:1
      </ToolbarButton>
      <ToolbarButton variant="plain" aria-label="Smaller" aria-keyshortcuts="-" onClick={() => onZoomBy(-1)}>
        <Icon name="minus" width={18} height={18} />
      </ToolbarButton>
      <output className="tabular w-11 text-center font-semibold">{Math.round(scale * 100)}%</output>
      <ToolbarButton variant="plain" aria-label="Larger" aria-keyshortcuts="+" onClick={() => onZoomBy(1)}>
        <Icon name="plus" width={18} height={18} />
      </ToolbarButton>
    </div>
  );
}

interface ViewerToolbarProps {
  scale: number;
  zoom: Zoom;
  boxes: boolean;
  magnifier: boolean;
  onZoom: (zoom: Zoom) => void;
  onZoomBy: (direction: 1 | -1) => void;
  onBoxes: () => void;
  onMagnifier: () => void;
}
