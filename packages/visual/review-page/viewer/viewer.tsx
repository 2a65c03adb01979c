import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Region, ReviewScreenshot, ViewMode } from '../../src/review/review-data.ts';
import { Blink } from './blink.tsx';
import { Difference } from './difference.tsx';
import { Magnifier } from './magnifier.tsx';
import { OnionSkin } from './onion-skin.tsx';
import { getPairSize, type Pair } from './pair.ts';
import { SideBySide } from './side-by-side.tsx';
import { Single } from './single.tsx';
import { Slider } from './slider.tsx';
import type { DecodeState } from './use-decoded-images.ts';
import { useElementWidth } from './use-element-width.ts';
import type { ViewModeProps } from './view-mode-props.ts';
import { LoadingMessage, ViewerMessage } from './viewer-message.tsx';
import { getScale, shouldStackScreenshots, type Zoom, zoomBy } from './zoom.ts';
import { ZoomBar } from './zoom-bar.tsx';

const none: readonly Region[] = [];

const viewComponents = {
  'side-by-side': SideBySide,
  slider: Slider,
  'onion-skin': OnionSkin,
  difference: Difference,
  blink: Blink,
  single: Single,
} as const;

/** Shows one screenshot or a pair of them in the chosen view. */
export function Viewer({ ref, screenshot, pair, view, name, decoded, onNext }: ViewerProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [boxes, setBoxes] = useState(true);
  const [magnifier, setMagnifier] = useState(false);
  const [shownRegion, setShownRegion] = useState<{ label: string; region: number } | null>(null);
  const viewportWidth = useElementWidth(viewport);
  const size = useMemo(() => getPairSize(pair), [pair]);
  const stacked = shouldStackScreenshots(viewportWidth, size);
  const width = view === 'side-by-side' && !stacked ? viewportWidth / 2 : viewportWidth;
  const scale = getScale(zoom, width, size.width);
  const regions = screenshot.difference?.regions ?? none;
  const current = shownRegion?.label === screenshot.label ? shownRegion.region : null;

  const enlarge = useCallback(
    (direction: 1 | -1) =>
      setZoom((old) => zoomBy(old === 'fit' ? getScale('fit', width, size.width) : old, direction)),
    [width, size.width],
  );

  useEffect(() => {
    const region = current === null ? undefined : regions[current];
    const pane = viewport.current?.querySelector('[data-pane]');
    if (region && pane) bringInSight(pane, region, scale);
  }, [current, regions, scale]);

  useImperativeHandle(ref, () => ({
    zoomBy: enlarge,
    toggleFit: () => setZoom((old) => (old === 'fit' ? 1 : 'fit')),
    toggleBoxes: () => setBoxes((old) => !old),
    toggleMagnifier: () => setMagnifier((old) => !old),
    nextRegion() {
      if (regions.length === 0) return null;
      const region = ((current ?? -1) + 1) % regions.length;
      setShownRegion({ label: screenshot.label, region });
      return `Region ${region + 1} of ${regions.length}`;
    },
    focus: () => viewport.current?.querySelector<HTMLElement>('[data-pane]')?.focus(),
  }));

  const viewProps: ViewModeProps = {
    pair,
    name,
    size,
    scale,
    stacked,
    difference: screenshot.difference,
    regions: boxes ? regions : none,
    current,
    onWheelZoom: enlarge,
  };
  const ViewComponent = view === 'sheet' ? Single : viewComponents[view];

  return (
    <div
      ref={viewport}
      data-stage={view}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface-strong"
    >
      {decoded === 'shown' && width > 0 && <ViewComponent key={screenshot.label} {...viewProps} />}
      {decoded === 'loading' && <LoadingMessage />}
      {decoded === 'broken' && (
        <ViewerMessage>
          A picture of {name} could not be loaded.{' '}
          <button type="button" className="underline" onClick={onNext}>
            Go on to the next one
          </button>
        </ViewerMessage>
      )}
      {!pair.first && !pair.second && (
        <ViewerMessage>{screenshot.message ?? 'It has no picture.'}</ViewerMessage>
      )}
      {decoded === 'shown' && magnifier && (
        <Magnifier
          viewport={viewport}
          pair={pair}
          region={current === null ? null : (regions[current] ?? null)}
        />
      )}
      {(pair.first || pair.second) && (
        <ZoomBar
          scale={scale}
          zoom={zoom}
          boxes={boxes}
          magnifier={magnifier}
          onZoom={setZoom}
          onZoomBy={enlarge}
          onBoxes={() => setBoxes(!boxes)}
          onMagnifier={() => setMagnifier(!magnifier)}
        />
      )}
    </div>
  );
}

export interface ViewerHandle {
  zoomBy: (direction: 1 | -1) => void;
  toggleFit: () => void;
  toggleBoxes: () => void;
  toggleMagnifier: () => void;
  /** Moves to the next region and returns its description, or `null` if there are no regions. */
  nextRegion: () => string | null;
  focus: () => void;
}

interface ViewerProps {
  ref?: Ref<ViewerHandle> | undefined;
  screenshot: ReviewScreenshot;
  pair: Pair;
  view: ViewMode;
  name: string;
  decoded: DecodeState;
  onNext: () => void;
}

function bringInSight(pane: Element, region: Region, scale: number) {
  pane.scrollTo({
    left: (region.x + region.width / 2) * scale - pane.clientWidth / 2,
    top: (region.y + region.height / 2) * scale - pane.clientHeight / 2,
  });
}
