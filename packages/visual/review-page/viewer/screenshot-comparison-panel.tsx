import type { Ref } from 'react';
import type { ReviewScreenshot } from '../../src/review/review-data.ts';
import { formatMode, formatScreenshotName } from '../session/story-order.ts';
import type { ReviewViewModel } from '../session/use-review.ts';
import { CauseContactSheet } from './cause-contact-sheet.tsx';
import { formatShare, ModeFilmStrip } from './mode-film-strip.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { Viewer, type ViewerHandle } from './viewer.tsx';

/** The current screenshot: its name and figures, the view switch, the stage and the other modes. */
export function ScreenshotComparisonPanel({
  ref,
  reviewing,
  screenshot,
  announce,
}: ScreenshotComparisonPanelProps) {
  const { pair, view, cause, story, decisions, decodeState, go, open } = reviewing;
  const { difference } = screenshot;
  const onNext = () => {
    const next = reviewing.nextWithout();
    if (next) open(next);
    else announce('Every picture has a decision.');
  };
  return (
    <>
      <div className="flex min-h-15 flex-wrap items-end justify-between gap-x-5 gap-y-2 border-subtle border-b bg-page px-5 py-2.5 max-lg:px-3">
        <div className="min-w-0 flex-[1_1_21.5rem]">
          <p className="tabular flex items-center gap-1.5 text-muted text-compact">
            <span className="truncate">{screenshot.title.replaceAll('/', ' / ')}</span>
            <Dash />
            <span className="shrink-0">{formatMode(screenshot.mode)}</span>
          </p>
          <div className="flex items-baseline gap-x-4 max-sm:flex-wrap">
            {/* If there is no space for both, the figures are truncated: the film strip shows them too. */}
            <h2 className="max-w-full shrink-0 truncate font-semibold text-body" title={screenshot.name}>
              {screenshot.name}
            </h2>
            {difference && (
              <p className="tabular truncate text-muted text-compact">
                {`${difference.regions.length} ${difference.regions.length === 1 ? 'region' : 'regions'}, `}
                {`${formatShare(difference.share)}, ${difference.pixels.toLocaleString('en')} px`}
              </p>
            )}
          </div>
        </div>
        <ViewSwitch view={view} isPossible={reviewing.isPossible} onView={(next) => go({ view: next })} />
      </div>
      {view === 'sheet' && cause ? (
        <div className="flex min-h-0 flex-1 flex-col bg-surface-strong">
          <CauseContactSheet
            key={cause.id}
            cause={cause}
            screenshotByLabel={reviewing.index.screenshotByLabel}
            decisions={decisions}
            seen={reviewing.seen}
            onOpen={open}
          />
        </div>
      ) : (
        <Viewer
          ref={ref}
          screenshot={screenshot}
          pair={pair}
          view={view}
          name={formatScreenshotName(screenshot)}
          decodeState={decodeState}
          onNext={onNext}
        />
      )}
      {story && (
        <ModeFilmStrip
          screenshots={story.screenshots}
          current={screenshot.label}
          decisions={decisions}
          onMode={reviewing.openMode}
        />
      )}
    </>
  );
}

function Dash() {
  return <span aria-hidden="true" className="stitch-horizontal w-2 shrink-0" />;
}

interface ScreenshotComparisonPanelProps {
  ref?: Ref<ViewerHandle>;
  reviewing: ReviewViewModel;
  screenshot: ReviewScreenshot;
  announce: (text: string) => void;
}
