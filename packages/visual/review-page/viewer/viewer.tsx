import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ChangedRegion, ReviewScreenshot, ViewMode } from '../../src/review/review-data.ts';
import { BlinkView } from './blink-view.tsx';
import { DifferenceView } from './difference-view.tsx';
import { Magnifier } from './magnifier.tsx';
import { OnionSkinView } from './onion-skin-view.tsx';
import { getPairSize, type Pair } from './pair.ts';
import { SideBySideView } from './side-by-side-view.tsx';
import { SingleView } from './single-view.tsx';
import { SliderView } from './slider-view.tsx';
import type { DecodeState } from './use-decode-state.ts';
import { useElementWidth } from './use-element-width.ts';
import type { ViewModeProps } from './view-mode-props.ts';
import { ViewerLoadingIndicator, ViewerMessage } from './viewer-message.tsx';
import { ViewerToolbar } from './viewer-toolbar.tsx';
import { getNextScale, getScale, shouldShowOriginalSize, shouldStackScreenshots, type Zoom } from './zoom.ts';

const none: readonly ChangedRegion[] = [];

const viewComponents = {
  'side-by-side': SideBySideView,
  slider: SliderView,
  'onion-skin': OnionSkinView,
  difference: DifferenceView,
  blink: BlinkView,
  single: SingleView,
} as const;

/** Shows one screenshot or a pair of them in the chosen view. */
export function Viewer({ ref, screenshot, pair, view, name, decodeState, onNext }: ViewerProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [chosenZoom, setZoom] = useState<Zoom | null>(null);
  const [boxes, setBoxes] = useState(true);
  const [magnifier, setMagnifier] = useState(false);
  const [shownRegion, setShownRegion] = useState<{ label: string; region: number } | null>(null);
  const viewportWidth = useElementWidth(viewport);
  const size = useMemo(() => getPairSize(pair), [pair]);
  const stacked = shouldStackScreenshots(viewportWidth, size);
  const width = view === 'side-by-side' && !stacked ? viewportWidth / 2 : viewportWidth;
  const fitScale = getScale('fit', width, size.width);
  const regions = screenshot.difference?.regions ?? none;
  const enlarged = chosenZoom === null && shouldShowOriginalSize(regions, width, size, fitScale);
  const zoom = chosenZoom ?? (enlarged ? 1 : 'fit');
  const scale = getScale(zoom, width, size.width);
  const firstRegion = enlarged ? 0 : null;
  const current = shownRegion?.label === screenshot.label ? shownRegion.region : firstRegion;

  const enlarge = useCallback(
    (direction: 1 | -1) => setZoom((old) => getNextScale(typeof old === 'number' ? old : scale, direction)),
    [scale],
  );

  const isShown = decodeState === 'shown' && width > 0;
  // Also once the picture is there: before, there is no pane to scroll.
  useEffect(() => {
    const region = current === null ? undefined : regions[current];
    const pane = isShown && viewport.current?.querySelector('[data-pane]');
    if (region && pane) bringInSight(pane, region, scale);
  }, [current, regions, scale, isShown]);

  useImperativeHandle(ref, () => ({
    zoomBy: enlarge,
    toggleFit: () => setZoom(zoom === 'fit' ? 1 : 'fit'),
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
  const ViewComponent = view === 'sheet' ? SingleView : viewComponents[view];

  return (
    <div
      ref={viewport}
      data-stage={view}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface-strong"
    >
      {isShown && <ViewComponent key={screenshot.label} {...viewProps} />}
      {decodeState === 'loading' && <ViewerLoadingIndicator />}
      {decodeState === 'broken' && (
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
      {decodeState === 'shown' && magnifier && (
        <Magnifier
          viewport={viewport}
          pair={pair}
          region={current === null ? null : (regions[current] ?? null)}
        />
      )}
      {(pair.first || pair.second) && (
        <ViewerToolbar
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
  decodeState: DecodeState;
  onNext: () => void;
}

function bringInSight(pane: Element, region: ChangedRegion, scale: number) {
  pane.scrollTo({
    left: (region.x + region.width / 2) * scale - pane.clientWidth / 2,
    top: (region.y + region.height / 2) * scale - pane.clientHeight / 2,
  });
}
