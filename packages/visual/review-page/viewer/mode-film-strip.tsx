import { memo, useEffect, useRef } from 'react';
import type { ReviewScreenshot } from '../../src/review/review-data.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import type { Decisions } from '../session/decisions.ts';
import { getReviewStatus, statusLabels } from '../session/review-status.ts';
import { formatMode } from '../session/story-order.ts';
import { Thumbnail } from './thumbnail.tsx';

const decisionLabels = { approve: 'Approved', reject: 'Rejected', flaky: 'Flaky' } as const;
const decisionIcons = { approve: 'approved', reject: 'rejected', flaky: 'flaky' } as const;

/** Thumbnails of all modes of a story, with the decision about each. */
export const ModeFilmStrip = memo(function ModeFilmStrip({
  screenshots,
  current,
  decisions,
  onMode,
}: ModeFilmStripProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The story may have more modes than fit beside each other.
    const selected = list.current?.querySelector(`[data-label="${CSS.escape(current)}"]`);
    selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div className="flex h-31 shrink-0 items-center gap-5 border-subtle border-t bg-page px-5 max-lg:px-3">
      <ul
        ref={list}
        aria-label="Modes of this story"
        className="relative flex min-w-0 flex-1 gap-2.5 overflow-x-auto p-1"
      >
        {screenshots.map((screenshot) => {
          const { label, mode, after, before, difference } = screenshot;
          const side = after ?? before;
          const verb = decisions[label]?.verb;
          const kind = getReviewStatus(screenshot);
          return (
            <li key={label} data-label={label} className="shrink-0">
              <button
                type="button"
                aria-current={label === current ? 'true' : undefined}
                onClick={() => onMode(mode)}
                className="flex h-25.5 w-50 cursor-pointer gap-2.5 rounded-control border border-subtle bg-surface p-1.5 text-start text-compact hover:border-control aria-current:border-accent aria-current:bg-accent-soft aria-current:outline-1 aria-current:outline-accent"
              >
                <span className="flex h-full w-17 shrink-0 justify-center overflow-hidden rounded-chip bg-surface-strong">
                  {side && (
                    <Thumbnail
                      side={side}
                      region={difference?.regions[0]}
                      crop={side.width > side.height * 2 ? 0.76 : undefined}
                    />
                  )}
                </span>
                <span className="flex min-w-0 flex-col py-0.5">
                  <b>{formatMode(mode)}</b>
                  {side && (
                    <span className="tabular text-muted">
                      {side.width} × {side.height}
                    </span>
                  )}
                  <span className="mt-auto flex items-center gap-1.5 font-semibold">
                    <ReviewIcon name={verb ? decisionIcons[verb] : kind} width={16} height={16} />
                    {verb
                      ? decisionLabels[verb]
                      : difference
                        ? formatShare(difference.share)
                        : statusLabels[kind]}
                    {!verb && difference && <span className="sr-only"> {statusLabels[kind]}</span>}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div aria-hidden="true" className="shrink-0 space-y-1 text-muted text-compact max-xl:hidden">
        <p>
          <b className="text-default">
            {screenshots.length} {screenshots.length === 1 ? 'mode' : 'modes'}
          </b>
        </p>
        <p className="flex items-center gap-2">
          <KeyHint>J</KeyHint> next story
        </p>
        <p className="flex items-center gap-2">
          <KeyHint>K</KeyHint> story before
        </p>
        <p className="flex items-center gap-2">
          <KeyHint>M</KeyHint> next mode
        </p>
      </div>
    </div>
  );
});

/** Formats a share, such as "1.21%". Never "0.00%" if there is a difference. */
export function formatShare(share: number): string {
  return share > 0 && share < 0.0001 ? '< 0.01%' : `${(share * 100).toFixed(2)}%`;
}

interface ModeFilmStripProps {
  screenshots: readonly ReviewScreenshot[];
  /** The label of the picture that is shown large. */
  current: string;
  decisions: Decisions;
  onMode: (mode: string) => void;
}
